import type { Pieces } from "../pieces.ts";

/** Mails about a change of a paid order. */
export const orderChangeMailWords = {
  subject: {
    waiting_payment: (number: string) => `Confirmez la modification de la commande ${number}`,
    applied: (number: string) => `La commande ${number} a été modifiée`,
    lapsed: (number: string) => `La commande ${number} reste inchangée`,
    withdrawn: (number: string) => `La commande ${number} reste inchangée`,
  },
  title: {
    waiting_payment: "Une modification de votre commande attend votre paiement",
    applied: "Votre commande a été modifiée",
    lapsed: "La modification n’a pas été faite",
    withdrawn: "La modification n’a pas été faite",
  },
  lead: {
    waiting_payment: (total: string) =>
      `Avec cette modification, le total de votre commande est de ${total}. Rien ne change tant qu’elle n’est pas payée.`,
    applied: (total: string) => `Le total est maintenant de ${total}.`,
    lapsed: () =>
      "Elle n’a pas été payée à temps\u00a0: votre commande reste telle que vous l’avez passée. Rien ne vous a été facturé.",
    withdrawn: () => "Elle a été annulée\u00a0: votre commande reste telle qu’elle était. Rien ne vous a été facturé.",
  },
  pay: (due: string, until: string) =>
    `Il reste ${due} à payer, au plus tard le ${until}. Après cette date, la modification est annulée.`,
  difference: (due: string, isMore: boolean) =>
    isMore
      ? `Vous avez payé ${due} pour cette modification.`
      : `${due} seront remboursés sur la carte utilisée pour payer.`,
  look: "Vérifier la modification et payer",
  see: "Voir votre commande",
  questions: (email: string, phone: string) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};

/** The page where an order is changed: the buyer's and the desk's. */
export const orderChangeWords = {
  title: "Modifier votre commande",
  deskTitle: "Modifier la commande",
  lead: "Retirez un article, changez l’adresse ou le mode de livraison. Vous voyez le nouveau total avant toute modification.",
  deskLead:
    "Aux prix du jour de la commande. Un total plus bas est remboursé tout de suite; un total plus élevé attend le paiement du client.",
  backTo: (number: string) => `Commande ${number}`,
  units: (name: string) => name,
  unitsHelp: (had: number) =>
    had === 1 ? "1 article commandé. 0 pour le retirer." : `${had} articles commandés. 0 pour les retirer.`,
  box: "Contenu de la commande",
  way: "Livraison",
  method: (name: string, fee: string, days: string) => `${name}, ${fee}, livraison prévue\u00a0: ${days}`,
  free: "sans frais",
  address: "Adresse de livraison",
  price: "Afficher le nouveau total",
  quoteTitle: "Avec cette modification",
  now: "Maintenant",
  after: "Après la modification",
  newTotal: "Nouveau total",
  oldTotal: "Total actuel",
  same: "Le total reste le même.",
  back: (amount: string) => `${amount} seront remboursés sur la carte utilisée pour payer.`,
  more: (amount: string) => `Il reste ${amount} à payer. La commande sera modifiée après le paiement.`,
  deskBack: (amount: string) => `${amount} seront remboursés sur la carte du client.`,
  deskMore: (amount: string) =>
    `Le client reçoit un lien pour payer ${amount}. D’ici là, rien ne change et rien n’est emballé.`,
  confirm: "Modifier la commande",
  confirmMore: "Passer au paiement",
  deskConfirmMore: "Demander au client",
  again: "Faire un autre choix",
  reason: "Motif",
  waitingTitle: "Une modification attend votre paiement",
  deskWaitingTitle: "Une modification attend le paiement du client",
  waiting: (amount: string, until: string) =>
    `Il reste ${amount} à payer, au plus tard le ${until}. D’ici là, la commande reste telle qu’elle était.`,
  why: (reason: string) => `Motif\u00a0: ${reason}`,
  pay: (amount: string) => `Payer ${amount}`,
  paying: "Paiement en cours…",
  beingPaid: "Un paiement est en cours de confirmation. Vérifiez de nouveau dans un instant.",
  look: "Vérifier de nouveau",
  withdraw: "Annuler la modification",
  closed: <P>(email: P): Pieces<P> => [
    "Cette commande ne peut plus être modifiée ici. Écrivez à ",
    email,
    ", et nous changerons ce qui peut encore l’être.",
  ],
  deskNotYours: "Vos rôles ne vous permettent pas de modifier les commandes.",
  deskClosed: "Plus rien dans cette commande ne peut être modifié.",
  lines: (names: readonly { Name: string; Quantity: number }[]) =>
    names.map(({ Name, Quantity }) => (Quantity === 1 ? Name : `${Quantity} × ${Name}`)).join(", "),
  arrives: (days: string) => `livraison prévue\u00a0: ${days}`,
};

/** On the order's page. */
export const orderChangeFactWords = {
  title: "Modifications",
  changeText: "Vous pouvez la modifier ou l’annuler ici tant que nous n’avons pas commencé à la préparer.",
  cancel: "Annuler la commande",
  changeLink: "Modifier la commande",
  cancelText:
    "Tout ce que vous avez payé vous est remboursé de la façon dont vous l’avez payé. Cette action est irréversible.",
  cancelSure: "Oui, annuler la commande",
  waits: (amount: string, until: string) =>
    `Une modification attend votre paiement de ${amount}, au plus tard le ${until}.`,
  waitsLink: "Vérifier et payer",
  made: (moment: string, was: string, is: string) => `${moment}\u00a0: de ${was} à ${is}`,
};
