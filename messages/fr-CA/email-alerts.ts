import type { Coupon } from "#rules/discounts/apply-coupon.ts";
import { formatDecimal, formatMoney } from "./money.ts";

/** What a code gives, in one sentence. */
export function couponText({
  kind,
  value,
  minimumSubtotal,
}: Pick<Coupon, "kind" | "value" | "minimumSubtotal">): string {
  const gives =
    kind === "free_shipping"
      ? "Livraison gratuite"
      : kind === "percent"
        ? `Rabais de ${formatDecimal(value / 10_000)}\u00a0%`
        : `Rabais de ${formatMoney(value / 100)}`;
  return minimumSubtotal > 0 ? `${gives} à partir de ${formatMoney(minimumSubtotal / 100)} d’achat.` : `${gives}.`;
}

export const alertWords = {
  askedToConfirm:
    "Regardez vos courriels\u00a0: nous vous avons envoyé un lien de confirmation. Rien d’autre n’arrivera avant que vous l’ouvriez.",
  confirmed: "Vous êtes sur la liste. Chaque courriel contient un lien pour vous désabonner.",
  ended: "C’est fait. Vous ne recevrez plus ces courriels.",
  promised: "Nous vous écrirons une seule fois, au bon moment, puis nous supprimerons votre adresse.",
};

export const alertPageWords = {
  way: "Nouveaux codes par courriel",
  title: "Courriels sur les prix et les codes",
  newsLead:
    "Un courriel quand un nouveau code de rabais commence. Nous vous demandons d’abord de confirmer, et chaque courriel contient un lien pour vous désabonner.",
  email: "Courriel",
  subscribe: "M’envoyer les nouveaux codes",
  watchTitle: "Avisez-moi quand le prix baisse",
  watch: "Avisez-moi",
  priceDrop: "Quand le prix baisse",
  today: (price: string) => `${price} aujourd’hui`,
  target: "Prix visé",
  targetHelp:
    "Nous vous écrirons une fois que le prix sera égal ou inférieur. Laissez vide pour être avisé de toute baisse.",
  targetWrong: "Entrez un montant en dollars, comme 899 ou 899,99.",
  coupon: "Quand un code de rabais s’y applique",
  promise: "Un courriel pour chacun, puis nous supprimons votre adresse.",
  codesNow: "Codes à utiliser aujourd’hui",
  confirmTitle: "Confirmez votre courriel",
  confirmLead: "Appuyez sur le bouton, et vous recevrez les nouveaux codes de rabais par courriel.",
  confirm: "Oui, m’écrire",
  endTitle: "Ne plus recevoir ces courriels",
  endLead: "Appuyez sur le bouton, et ce courriel ne reviendra plus.",
  end: "Me désabonner",
  done: "C’est fait",
  keepShopping: "Continuer à magasiner",
};

export const alertMailWords = {
  priceDrop: (product: string, now: string, before: string) => ({
    subject: `Le prix a baissé\u00a0: ${product}`,
    text: `Le prix est maintenant de ${now}; il était de ${before} à votre demande. Il peut encore changer\u00a0: nous ne pouvons pas le garantir.`,
  }),
  coupon: (code: string, gives: string, product: string) => ({
    subject: product === "" ? `Nouveau code\u00a0: ${code}` : `Un code pour ${product}\u00a0: ${code}`,
    text: `${gives} Entrez ${code} dans le panier.`,
  }),
  see: (product: string) => `Voir ${product}`,
  visit: "Ouvrir la boutique",
  once: "Vous avez demandé ce courriel sur notre site. C’est le seul\u00a0: votre adresse n’est plus sur la liste.",
  goesOn: "Vous avez demandé sur notre site des courriels sur les nouveaux codes.",
  end: "Ne plus recevoir ces courriels",
};

/** "Is it you?": the only mail before somebody said yes. */
export const confirmMailWords = {
  subject: (store: string) => `Confirmez votre courriel pour ${store}`,
  text: "Quelqu’un a demandé sur notre site que les nouveaux codes de rabais soient envoyés à cette adresse. Était-ce vous? Appuyez sur le bouton, et ils arriveront.",
  confirm: "Oui, m’écrire",
  notYou: "Ce n’était pas vous? Ne faites rien\u00a0: sans le bouton, vous ne recevrez plus rien.",
};

/** Of a whole build that somebody saved. */
export const buildAlertMailWords = {
  cheaper: (build: string, now: string, before: string) => ({
    subject: `Votre configuration «\u00a0${build}\u00a0» coûte moins cher`,
    text: `Le prix est maintenant de ${now}; il était de ${before} à votre demande. Nous pouvons la monter aujourd’hui. Le prix peut encore changer, et rien n’est réservé.`,
  }),
  see: (build: string) => `Voir ${build}`,
  once: "Vous avez demandé ce courriel, un seul, pour vos configurations enregistrées. Il n’y en aura pas d’autre.",
};
