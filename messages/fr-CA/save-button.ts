/** Apart from the words of the lists: every page of a product brings these. */
export const saveWords = {
  save: "Mettre de côté",
  saving: "Un instant…",
  saveOne: (product: string) => `Mettre de côté\u00a0: ${product}`,
  seeSaved: "Mis de côté. Voir vos listes",
  savedOne: (product: string) => `Mis de côté. Voir vos listes\u00a0: ${product}`,
};
