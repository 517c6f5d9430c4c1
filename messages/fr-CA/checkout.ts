import type { Handover } from "#rules/shipping/shipping-config.ts";
import { counted } from "./plural.ts";

export const checkoutWords = {
  title: "Passer la commande",
  help: "Aide",
  back: "Retour au panier",
  done: "(fait)",
  change: "Modifier",
  payment: "Paiement",
};

/** Behind Help in the checkout's header. */
export const checkoutHelpWords = {
  call: (hours: string) => `Appelez-nous, ${hours}`,
  write: "Ou écrivez-nous",
  read: "Ou lisez, dans un nouvel onglet",
  pages: {
    shipping: "Où et quand nous livrons",
    returns: "Retours",
    warranty: "Garantie",
    orders: "Trouver une commande",
  },
};

/** Where the steps stood, once their cart is gone. */
export const checkoutGoneWords = {
  signedOut: "Vous avez été déconnecté; votre panier est gardé",
  signInToGoOn: "Connectez-vous de nouveau, et tout sera là où vous l’avez laissé. Rien ne vous a été facturé.",
  signIn: "Se connecter",
  ordered: "Déjà commandé",
  orderedAs: (number: string) =>
    `Ce que contenait ce panier est la commande ${number}. Rien n’a été commandé une deuxième fois.`,
  seeOrder: "Voir la commande",
};

export const stepWords = { information: "Coordonnées", shipping: "Livraison", payment: "Paiement" };

export const summaryWords = {
  label: "Votre commande",
  estimated: "Total estimé",
  total: "Total",
  beforeTax: "Avant taxes",
  today: "À payer aujourd’hui",
  todayBeforeTax: "À payer aujourd’hui, avant taxes",
  open: (items: number) => `Voir ${counted(items, "article", "articles")} et tous les frais`,
  quantity: (quantity: number) => `Qté ${quantity}`,
  deposit: (ships: string) => `Dépôt de précommande. ${ships}, séparément`,
  allKnown: "Ouvrez une ligne pour voir comment elle est calculée. C’est tout ce que nous facturons.",
  allToday: "Ouvrez une ligne pour voir comment elle est calculée. C’est tout ce que nous facturons aujourd’hui.",
  choices:
    "Ouvrez une ligne pour voir comment elle est calculée. Les étapes suivantes n’ajoutent que ce que vous choisissez.",
  afterAddress: "Vous verrez la livraison, les frais et les taxes dès que vous aurez entré votre adresse.",
};

/** What a pre-order costs besides its deposit. */
export const restLaterWords = {
  later: "À payer plus tard, avant l’expédition de votre précommande",
  all: "Aujourd’hui et plus tard, en tout",
  tax: "Vous payez les taxes sur le reste en même temps que celui-ci.",
};

/** The reasons that a line of the bill opens to. */
export const billReasonWords = {
  notCharged: "Absent de cette facture",
  why: "Pourquoi",
  rate: "Taux",
  since: "Depuis",
  rounding: "Arrondi",
  split: "Répartition",
};

export const billLineWords = {
  item: "Article",
  subtotal: "Sous-total",
  afterAddress: "après l’adresse",
  shipping: "Livraison",
  recycling: "Écofrais",
  tax: "Taxe de vente",
  voucher: "Chèque-cadeau",
  toPay: "À payer",
  toPayBeforeTax: "À payer, avant taxes",
};

export const informationWords = {
  lead: "Aucun compte requis. Vous pouvez tout modifier jusqu’au paiement.",
  haveAccount: "Vous avez un compte? Connectez-vous",
  memberLead: (email: string) => `Vous êtes connecté avec ${email}. Vous pouvez tout modifier jusqu’au paiement.`,
  email: "Courriel",
  emailWhy: "Pour votre reçu et votre commande. Rien d’autre.",
  phone: "Téléphone",
  phoneWhy: "Pour le livreur, le jour de la livraison.",
  next: "Continuer vers la livraison",
  billing: "Nous utiliserons cette adresse pour la facturation, à moins que vous la changiez.",
  contact: "Coordonnées",
  shipTo: "Livrer à",
};

export const notShipToWords = {
  title: "Nous livrons seulement aux États-Unis et au Canada",
  canada: "Livrer au Canada",
  usa: "Livrer aux États-Unis",
  why: "Nos transporteurs et notre service de garantie couvrent seulement ces deux pays. Votre panier ne change pas.",
  cards:
    "Vous pouvez quand même payer avec une carte d’un autre pays. Son adresse de facturation peut être n’importe où.",
};

export const shippingWords = {
  method: "Mode de livraison",
  faster: "Une livraison plus rapide raccourcit le trajet, pas le montage ni les essais.",
  next: "Continuer vers le paiement",
  nothingShips: "Rien à expédier",
  handover: {
    any_time: "",
    evening: "Apporté à votre porte en soirée.",
    appointment: "Le transporteur convient d’abord d’un moment avec vous.",
  } satisfies Record<Handover, string>,
  dates: (ships: string, arrives: string) => `Expédition\u00a0: ${ships}; arrivée\u00a0: ${arrives}`,
  none: "Nous ne pouvons pas livrer cette commande à cette adresse.",
  noneWhy:
    "Les PC et les portables demandent une adresse municipale aux États-Unis ou au Canada. Changez l’adresse ou votre panier.",
  changeAddress: "Modifier l’adresse",
  delivery: "Livraison",
  included: "Incluse",
  was: "au lieu de",
  free: "Gratuit",
};
