export const wayWords = {
  gamingPcs: "PC de jeu",
  readyMade: "Préassemblés",
  laptops: "Portables",
  buildYourOwn: "Sur mesure",
  parts: "Pièces",
  gear: "Équipement",
  allGamingPcs: "Tous les ordinateurs de jeu",
  readyMadePcs: "PC préassemblés",
  builtToOrder: "Montés sur commande",
  easyBuilder: "Assistant de configuration",
  pcLab: "PC Lab\u00a0: montez le vôtre",
  refurbishedPcs: "PC remis à neuf",
  gamingLaptops: "Portables de jeu",
  allGear: "Tout l’équipement",
  monitors: "Moniteurs",
  chairsAndDesks: "Fauteuils et bureaux",
  pcParts: "Pièces de PC",
  refurbishedParts: "Pièces remises à neuf",
  bundles: "Ensembles",
  whatRdyMeans: "Que veut dire RDY?",
  whyRefurbished: "Pourquoi remis à neuf?",
  warranty: "Garantie",
  shipping: "Livraison",
  returns: "Retours",
  trackOrder: "Suivre une commande",
  giftVoucher: "Solde d’un chèque-cadeau",
  blog: "Blogue",
  aboutPictures: "À propos de nos images",
  creatorProgram: "Programme pour créateurs",
  terms: "Conditions de vente",
  privacy: "Politique de confidentialité",
};

export const columnWords = {
  computers: "PC et portables",
  gear: "Équipement et pièces",
  beforeYouBuy: "Avant d’acheter",
  company: "Entreprise",
};

/** `Tous les ordinateurs de jeu` in the middle of a sentence; `PC préassemblés` stays as it is. */
export function inSentence(title: string): string {
  return /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
