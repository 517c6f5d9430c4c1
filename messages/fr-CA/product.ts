import type { Pieces } from "../pieces.ts";

export const productWords = {
  home: "Accueil",
  gear: "Équipement",
  chooseParts: "Choisir vos pièces",
  otherParts: "Montez-en un semblable, avec d’autres pièces",
  similar: "Semblables, et en stock maintenant",
  compare: "Semblables à celui-ci",
  questions: "Questions",
  questionsPc: "Questions sur ce PC",
  points: (earned: string) => `Les membres gagnent ${earned} par dollar.`,
  contents: {
    title: "Sur cette page",
    parts: "Pièces",
    facts: "Caractéristiques",
    price: "Prix",
    addOns: "Compléments",
    reviews: "Avis",
    questions: "Questions",
  },
};

export const buyWords = {
  whatIsRdy: "Que veut dire RDY?",
  whyRefurbished: "Pourquoi remis à neuf?",
  sku: (code: string) => `UGS ${code}`,
  preOrder: "Précommander",
  onlyWithPc: "Vendu seulement avec un PC.",
  returns: (time: string) => `Retours acceptés dans un délai de ${time} après la livraison.`,
  returnTerms: "Conditions de retour",
  variants: "Modèles",
  variant: "Modèle",
};

export const buyFactWords = {
  ships: "Expédition",
  monthly: "Paiements échelonnés",
  stock: "Stock",
  noneLeft: "Épuisé",
  leaveEmail: "Laissez votre courriel\u00a0: nous vous aviserons du retour en stock.",
  yours: "Un exemplaire est à vous dès que vous payez.",
  condition: "État",
  grade: (grade: string) => `Classe ${grade}`,
  tested: (day: string) => `Nouvel essai\u00a0: ${day}.`,
  warranty: "Garantie",
  covers: "Ce qu’elle couvre",
  included: "Incluse",
  inWarehouse: (left: number) => `${left} dans notre entrepôt`,
  /** Of what is built for its order. */
  canBuild: (left: number) => `Pièces en main pour ${left}`,
  /** What is pre-ordered is in nobody's warehouse yet; `month` is null while nobody knows. */
  reserved: (left: number, month: string | null) =>
    `${left} ${left < 2 ? "réservé" : "réservés"} aux précommandes${month === null ? "" : `, arrivée prévue\u00a0: ${month}`}`,
  whyShips: {
    ready: "Déjà monté et testé. Seuls les jours ouvrables comptent.",
    built_to_order: "Les jours ouvrables qu’il faut pour le montage et les essais.",
    refurbished: "Testé de nouveau et emballé. Seuls les jours ouvrables comptent.",
    in_stock: "Sur nos tablettes. Seuls les jours ouvrables comptent.",
    pre_order: "La date à laquelle nous prévoyons de l’avoir en stock.",
    sold_out: "",
  },
};

export const buyPriceWords = {
  was: "ancien prix\u00a0:",
  /** `until` is null for a price that stays. */
  less: (amount: string, until: string | null) => `${amount} de moins${until === null ? "" : ` jusqu’au ${until}`}.`,
  before: (amount: string, from: string, until: string) => `Prix de ${amount} du ${from} au ${until}.`,
  deposit: <P>(now: P, later: P, ships: string | null): Pieces<P> => [
    "Dépôt de ",
    now,
    " maintenant, puis ",
    later,
    ` avant l’expédition${ships === null ? "" : ` le ${ships}`}.`,
  ],
  cancel: "Annulez avant cette date et le dépôt vous est remboursé en totalité.",
};

export const billWords = {
  parts: "Les pièces aux prix d’aujourd’hui",
  build: "Montage, essais et garantie",
  title: (amount: string) => `De quoi se composent ces ${amount}`,
  lead: "Chaque pièce au prix d’aujourd’hui dans notre boutique de pièces. Le reste couvre le montage, le câblage, les essais, l’emballage et la garantie.",
  shopParts: "Magasiner les pièces",
};

export const addOnWords = { title: "Complétez votre achat", lead: "Ces articles sont vendus seulement avec un PC." };

export const conditionWords = {
  title: "État",
  grade: "Classe",
  testedAgain: "Nouvel essai",
  testedHow: "Carte graphique, mémoire et stockage sous charge.",
  originalUse: "Usage d’origine",
  beforeUs: "Avant de nous revenir.",
  replaced: "Pièces remplacées",
  none: "Aucune",
  original: "Les autres sont d’origine.",
  warranty: "Garantie",
  from: (detail: string) => `À partir du jour de la livraison. ${detail}`,
};

export const specWords = {
  inside: "Ce qu’il contient, et pourquoi c’est important",
  what: "Ce que c’est",
  part: "Pièce ou caractéristique",
  here: "Dans ce produit",
  why: "Pourquoi c’est important",
};

export const reviewWords = {
  ofFive: "sur 5",
  none: "Aucun avis pour l’instant.",
  write: "Rédiger un avis",
  all: "Les lire tous, ou en rédiger un",
  samples: "Nous avons rédigé ces exemples pour montrer comment la page fonctionne. Ils ne viennent pas de clients.",
};
