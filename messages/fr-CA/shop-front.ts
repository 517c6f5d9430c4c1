const REASON = "et une date d’expédition expliquée.";

/** What the home page says at the top; only what is true of what the shop holds. */
export const headlineWords = {
  pcs: {
    title: ["Chaque pièce nommée.", "Chaque chiffre expliqué."],
    lead: `Des ordinateurs de jeu avec le fabricant, le modèle et le prix de chaque pièce, ${REASON}`,
    leadWithLaptops: `Des ordinateurs de jeu avec le fabricant, le modèle et le prix de chaque pièce, des portables dont on connaît l’intérieur, ${REASON}`,
  },
  laptops: {
    title: ["Chaque chiffre", "expliqué."],
    lead: (range: string) => `${range} avec les watts de la carte graphique, les nits de l’écran ${REASON}`,
  },
  gear: {
    title: ["Du bon équipement,", "décrit simplement."],
    lead: (range: string) => `${range}. Chaque page dit ce que c’est, ce que cela coûte et quand c’est expédié.`,
  },
  nothing: {
    title: ["Nous garnissons", "nos tablettes."],
    lead: "Rien n’est encore en vente. Revenez bientôt.",
  },
};

/** What the shop sells, as a sentence would begin. */
export const rangeWords = {
  pcsAndLaptops: "Ordinateurs de jeu et portables",
  pcs: "Ordinateurs de jeu",
  laptops: "Portables de jeu",
  gearAndParts: "Équipement de jeu et pièces de PC",
  gear: "Équipement de jeu",
  parts: "Pièces de PC",
};

/** The picture of a shared link, and what an installed page is called. */
export const shareWords = {
  forWhom: (range: string) => `${range} pour les États-Unis et le Canada.`,
  from: (price: string) => `À partir de ${price}`,
  rendered: "Image de synthèse",
  unknown: "Cette carte n’existe pas.",
  tooMany: "Trop de nouvelles images à la fois. Réessayez dans une minute.",
  pictureAt: (product: string, place: number) => `${product}, image ${place}`,
  manifest: "Ordinateurs de jeu et portables avec la liste complète des pièces et le prix de chacune.",
};
