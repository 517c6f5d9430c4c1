import type { Pieces } from "../pieces.ts";
import { counted } from "./plural.ts";

export const orderPageWords = {
  title: (number: string) => `Commande ${number}`,
  /** Under the headline; a test order says so. */
  placed: <P>(number: P, moment: string, isTest: boolean): Pieces<P> => [
    isTest ? "Commande d’essai " : "Commande ",
    number,
    `, passée le ${moment}.${isTest ? " Aucun argent réel n’a été échangé et aucun colis réel ne part." : ""}`,
  ],
  receiptSent: (email: string) => ` Le reçu est envoyé à ${email}.`,
  next: "La suite",
  /** Of an order that nothing comes of any more. */
  history: "Ce qui s’est passé",
  arrives: (method: string, days: string) => `${method}, livraison prévue\u00a0: ${days}`,
  lines: "Votre commande",
  receipt: "Reçu",
  total: "Total",
  /** The rest, where a gift voucher paid a part. */
  charged: "Porté à la carte",
};

export const orderLineWords = {
  quantity: (quantity: number) => `quantité\u00a0: ${quantity}`,
  refunded: (refunded: number) => counted(refunded, "remboursé", "remboursés"),
  inside: (parts: number) => `Contenu\u00a0: ${counted(parts, "pièce", "pièces")}`,
};

export const orderFactWords = {
  shipsTo: "Adresse de livraison",
  shippedTo: "Expédiée à",
  parcels: (count: number) => (count === 1 ? "Colis" : `${count} colis`),
  paidWith: "Mode de paiement",
  nothing: "Rien à payer",
  part: (by: string, amount: string) => `${by}, ${amount}`,
  notPaid: "Pas encore payée",
  neverPaid: "Non payée",
  paidOn: (amount: string, moment: string) => `${amount} le ${moment}`,
};

export const orderHelpWords = {
  title: "Aide pour cette commande",
  subject: (number: string) => `Commande ${number}`,
  change: "Modifier ou annuler",
  write: <P>(email: P, phone: P, hours: P, number: string): Pieces<P> => [
    "Avant l’expédition, écrivez à ",
    email,
    " ou appelez au ",
    phone,
    " ",
    hours,
    ` Ayez en main le numéro de commande ${number}.`,
  ],
  questions: "Des questions?",
  ask: <P>(email: P, phone: P, hours: P, number: string): Pieces<P> => [
    "Écrivez à ",
    email,
    " ou appelez au ",
    phone,
    " ",
    hours,
    ` Ayez en main le numéro de commande ${number}.`,
  ],
  payText: "Pas encore payée. Nous commençons dès qu’elle l’est.",
  payNow: "Aller au paiement",
  hours: (hours: string) => `(${hours}).`,
  sendBack: "La retourner",
  within: (time: string) => `Dans un délai de ${time} après la livraison.`,
  returnUntil: (day: string) => `Jusqu’au ${day}.`,
  returnOver: (day: string) =>
    `Le délai de retour a pris fin le ${day}. La garantie couvre toujours les pièces qui font défaut.`,
  askReturn: "Retour ou réparation",
  askRepair: "Demander une réparation",
  review: "Rédiger un avis",
  howReturns: "Comment faire un retour",
  damaged: "Endommagée pendant le transport",
  damagedText: (time: string) => `Dites-le-nous dans un délai de ${time} après la livraison. Conservez la boîte.`,
  size: "Taille pour votre précommande",
  sizeChosen: (size: string) => (size === "" ? "Aucune taille choisie." : `Vous avez choisi ${size}.`),
  sizeLabel: "Taille",
  saveSize: "Enregistrer la taille",
  links: "Liens vers cette commande",
  linksText:
    "Quiconque a un lien tiré de nos courriels peut voir cette commande jusqu’à l’expiration du lien. Vous pouvez désactiver tous les liens maintenant.",
  endLinks: "Désactiver tous les liens",
  print: "Imprimer le reçu",
};

export const timelineWords = {
  soFar: "Ce qui s’est passé jusqu’ici",
  states: { done: "(terminé)", now: "(prochaine étape)", planned: "(prévu)", ended: "(arrêté ici)" },
};

export const findOrderWords = {
  title: "Trouver votre commande",
  lead: "Entrez le numéro de commande et le courriel donné au paiement. Les deux figurent sur le reçu que nous vous avons envoyé. Nous vous enverrons par courriel un lien vers la commande.",
  number: "Numéro de commande",
  example: "RS-7K3F9-Q2M8T4",
  email: "Courriel",
  find: "M’envoyer un lien",
  sent: "Si nous avons une commande avec ce numéro et ce courriel, un lien est en route vers cette adresse. Il fonctionne pendant 24 heures.",
  sentTitle: "Vérifiez vos courriels",
  another: "Demander un autre lien",
  help: <P>(email: P, phone: P): Pieces<P> => [
    "Pas de reçu? Regardez dans vos courriels indésirables, ou écrivez à ",
    email,
    " ou appelez au ",
    phone,
    ".",
  ],
};

/** The mail that brings the link somebody asked for. */
export const orderLinkMailWords = {
  subject: (store: string, number: string) => `Votre lien vers la commande ${number} chez ${store}`,
  title: (number: string) => `Commande ${number}`,
  lead: (hours: number) =>
    `Voici le lien que vous avez demandé. Il fonctionne pendant ${counted(hours, "heure", "heures")}.`,
  see: "Voir votre commande",
  notYou: "Vous ne l’avez pas demandé? Ignorez ce courriel. Seule cette boîte de réception a reçu le lien.",
};
