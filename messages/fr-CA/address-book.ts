import { formatCount } from "./money.ts";

/** The account's addresses, and the choice among them at the checkout. */
export const addressBookWords = {
  title: "Adresses",
  lead: "La commande commence avec l’adresse principale. Vous pouvez en choisir une autre à ce moment-là.",
  none: "Aucune adresse pour l’instant. Enregistrez-en une ici, ou cochez la case en passant une commande.",
  failed: "Nous n’avons pas pu lire vos adresses.",
  failedHelp: "Elles sont intactes. Actualisez la page dans une minute.",
  add: "Ajouter une adresse",
  full: (most: number) =>
    `Votre compte a ${formatCount(most)} adresses, le maximum. Supprimez-en une pour en ajouter une autre.`,
  first: "Adresse principale",
  putFirst: "Définir comme principale",
  change: "Modifier",
  remove: "Supprimer",
  named: (action: string, name: string) => `${action}\u00a0: ${name}`,
  tax: (percent: string, isLeast: boolean) =>
    isLeast
      ? `Taxe de l’État\u00a0: ${percent.replace(".", ",")}\u00a0%.`
      : `Taxes\u00a0: ${percent.replace(".", ",")}\u00a0%.`,
  noTax: "Aucune taxe de vente.",
  days: (from: number, until: number) =>
    from === until
      ? `Un PC est en route pendant ${from} ${from < 2 ? "jour ouvrable" : "jours ouvrables"}.`
      : `Un PC est en route pendant ${from} à ${until} jours ouvrables.`,
  poBox: "Une case postale\u00a0: seul le service postal y livre; FedEx et UPS n’y livrent pas.",
  addTitle: "Ajouter une adresse",
  changeTitle: "Modifier l’adresse",
  label: "Nom que vous lui donnez",
  labelHelp: "Maison, travail, le nom d’un ami. Vous seul le voyez.",
  phone: "Téléphone",
  phoneWhy: "Pour le livreur, le jour de la livraison.",
  makeFirst: "En faire l’adresse principale",
  isRight: (code: string) => `${code} est exact`,
  save: "Enregistrer l’adresse",
  back: "Revenir sans enregistrer",
  saved: "Vos adresses",
  another: "Une autre adresse",
  keep: "Enregistrer cette adresse dans mon compte",
};
