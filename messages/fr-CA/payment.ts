import { cents, type Cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { CardProblem } from "#rules/payment/check-card-fields.ts";
import type { MonthlyPrice } from "#rules/payment/monthly-price.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { formatCents, formatMoney, percent } from "./money.ts";

/** An amount of a payment and a number of payments ask for the rate and the terms beside them: Regulation Z, 12 CFR 1026.24(d). */
export function monthlyExample(monthly: MonthlyPrice): string {
  return `Exemple\u00a0: ${termsOf(monthly)}`;
}

/** Before the payment step, where nobody has said yet where an order goes. */
export function loanOffer(amount: Cents, monthly: MonthlyPrice): string {
  return `Exemple pour ${formatCents(amount)}, aux États-Unis\u00a0: ${termsOf(monthly)}`;
}

/** It names no payment, so that it advertises none: Regulation M, 12 CFR 1013.7(d). The lessor says what the lease costs. */
export function leaseOffer(who: string): string {
  return `Location avec option d’achat, pas un prêt, aux États-Unis. ${who} reste propriétaire du bien jusqu’à la fin des paiements et indique le coût total avant la signature.`;
}

/** Beside leasing, before anybody chooses it. */
export function leasedShipping(increase: Cents): string {
  return `La livraison d’une commande en location coûte ${formatCents(increase)} de plus.`;
}

function termsOf({ payment, months, aprPpm }: MonthlyPrice): string {
  const all = formatMoney(toWireMoney(cents(payment * months)));
  return `${months} paiements mensuels de ${formatMoney(toWireMoney(payment))} à un taux annuel en pourcentage (APR) de ${percent(aprPpm / 1_000_000)}, sans mise de fonds, environ ${all} au total. Estimation\u00a0: le prêteur décide s’il prête et à quelles conditions.`;
}

export const methodWords = {
  title: "Mode de paiement",
  card: "Carte de crédit ou de débit",
  brands: "Visa, Mastercard, American Express, Discover",
  none: "Cette boutique ne prend pas encore de commandes",
  noneOpen: "Aucun mode de paiement n’est disponible. Votre panier est conservé.",
  notHere: "Pas dans ce navigateur",
  notForOrder: "Pas pour cette commande",
  between: (least: string, most: string) => `De ${least} à ${most}`,
  atLeast: (least: string) => `À partir de ${least}`,
  atMost: (most: string) => `Jusqu’à ${most}`,
  over: (amount: string) => `${amount} de trop`,
  short: (amount: string) => `Il manque ${amount}`,
  yours: (amount: string) => `Votre commande\u00a0: ${amount}`,
  inWallet: (who: string) =>
    `${who} s’ouvre par-dessus cette page et vous demande de confirmer. Rien n’est facturé avant.`,
  elsewhere: (who: string) =>
    `Vous acceptez le paiement sur la page de ${who}, puis vous revenez ici. Rien n’est facturé avant.`,
};

/** Whose page a shopper agrees on. */
export const payerWords: Readonly<Record<Exclude<PaymentType, "CreditCard">, string>> = {
  PAYPAL: "PayPal",
  AMAZONV2: "Amazon Pay",
  AFFIRM: "Affirm",
  Katapult: "Katapult",
  ApplePay: "Apple Pay",
  GooglePay: "Google Pay",
};

export const billingWords = {
  same: "Mon adresse de facturation est la même que mon adresse de livraison",
  title: "Adresse de facturation",
  phone: "Téléphone",
};

const CARD_PROBLEMS: Readonly<Record<CardProblem, string>> = {
  required: "Ce champ est obligatoire.",
  invalid_number: "Ce numéro de carte n’est pas valide.",
  invalid_date_format: "Cette date n’est pas bien écrite.",
  invalid_date: "Cette date n’existe pas.",
  expired: "Cette carte est expirée.",
  amex_code: "Il faut les 4 chiffres du code de sécurité.",
  code: "Il faut les 3 chiffres du code de sécurité.",
};

export const cardFieldWords = {
  frame: "Numéro de carte, date d’expiration et code de sécurité",
  labels: { number: "Numéro de carte", expiry: "Date d’expiration", securityCode: "Code de sécurité" },
  problem: (problem: CardProblem, _message: string) => CARD_PROBLEMS[problem],
  /** Help beside the specification's words: what to do about them. */
  help: {
    required: "À remplir pour payer.",
    invalid_number: "Il faut 15 ou 16 chiffres.",
    invalid_date_format: "Écrivez-la comme sur la carte\u00a0: 09/28.",
    invalid_date: "Le mois va de 01 à 12.",
    expired: "Utilisez une carte encore valide.",
    amex_code: "Ces chiffres sont au recto de la carte.",
    code: "Ces chiffres sont au verso de la carte.",
  },
  whose:
    "Ces trois champs appartiennent au service de traitement des cartes. Le numéro et le code de votre carte ne parviennent jamais à cette boutique.",
  needsScript:
    "Il faut JavaScript pour payer\u00a0: les champs du service de traitement des cartes ne peuvent pas s’ouvrir sans lui. Votre panier et votre adresse sont conservés.",
  alert: "Carte",
  noAnswer:
    "Les champs de la carte n’ont pas répondu. Rien ne vous a été facturé. Vérifiez votre connexion et appuyez de nouveau.",
};

export const payWords = {
  free: "Il n’y a rien à payer; vous pouvez commander sans carte.",
  stages: {
    card: "Lecture de la carte",
    validate: "Vérification du panier",
    check: "Vérification du panier",
    create: "Réservation de la commande",
    confirm: "Demande à votre banque",
  },
  place: (amount: string) => `Passer la commande, ${amount}`,
  instead: (amount: string) => `Payer plutôt ${amount}`,
  again: (amount: string) => `Réessayer, ${amount}`,
  pay: (amount: string) => `Payer ${amount}`,
  payWith: (who: string, amount: string) => `Payer ${amount} avec ${who}`,
  continueAt: (who: string, amount: string) => `Continuer chez ${who}, ${amount}`,
  opening: (who: string) => `Ouverture de ${who}`,
  chargedThere: (who: string, after: string) => `Vous donnez votre accord chez ${who}, une seule fois. ${after}`,
  sameOrder: (order: string) =>
    `Il s’agit toujours de la commande ${order}. Un nouvel essai ne peut pas vous facturer deux fois.`,
  chargedOnce: (after: string) => `Le montant est débité une seule fois, quand vous passez la commande. ${after}`,
};

export const declinedWords = {
  card: (brand: string, last4: string) => `Carte utilisée\u00a0: ${brand} se terminant par ${last4}. `,
  anyCard: "une carte",
  held: (until: string) =>
    `Votre banque peut vous en dire plus\u00a0: son numéro est au verso de la carte. Tout ce que vous avez saisi est encore ici, et nous gardons votre prix et vos pièces jusqu’à ${until}.`,
  approve: "Approuvez le paiement dans l’application de votre banque, puis appuyez sur Réessayer",
  otherCard: "Ou utilisez une autre carte ci-dessous",
};

export const undecidedWords = {
  title: (order: string) => `Un paiement pour la commande ${order} n’est pas encore terminé.`,
  notTwice: "Vous ne paierez pas deux fois.",
  check: "Vérifier",
};

export const changedTotalWords = {
  title: (now: string, was: string) => `Le total est maintenant de ${now}. Il était de ${was}.`,
  toPay: (now: string, was: string) => `Il reste maintenant ${now} à payer. C’était ${was}.`,
  lead: "Rien n’a été commandé et rien ne vous a été facturé. Voici ce qui a changé\u00a0:",
  line: "Ligne",
  was: "Avant",
  now: "Maintenant",
};

export const outcomeWords = {
  bank: "Votre banque veut confirmer que c’est bien vous.",
  bankWhy: (order: string) => `Rien ne sera débité avant. D’ici là, nous gardons la commande ${order} pour vous.`,
  confirm: "Confirmer auprès de la banque",
  otherCard: "Utiliser une autre carte",
  away: (who: string) => `Vous n’avez pas encore accepté le paiement chez ${who}.`,
  awayWhy: (order: string) => `Rien n’a été débité. D’ici là, nous gardons la commande ${order} pour vous.`,
  goOn: (who: string) => `Continuer chez ${who}`,
  otherWay: "Payer autrement",
  asYouLeft: (order: string) =>
    `Votre panier, votre adresse et votre mode de livraison sont tels que vous les avez laissés. Un nouvel essai ne peut pas vous facturer deux fois la commande ${order}.`,
  backToPayment: "Retour au paiement",
  inCart: "Tout est encore dans votre panier.",
  backToCart: "Retour au panier",
  waiting: "Nous attendons le service de traitement des cartes.",
  waitingWhy: (order: string) =>
    `Il a votre paiement, mais ne nous a pas encore dit le résultat. Inutile de payer de nouveau\u00a0: la commande ${order} ne peut pas être facturée deux fois.`,
  mayClose:
    "Vous pouvez fermer cette page. Nous continuons de vérifier et vous enverrons le reçu par courriel une fois la commande payée.",
  checksAgain:
    "Cette page vérifie de nouveau d’elle-même. Vous pouvez la fermer\u00a0: nous vous enverrons le reçu par courriel.",
  checkNow: "Vérifier maintenant",
};
