/** Where a thing is saved by who has several lists. */
export const chooseListWords = {
  title: "Dans quelle liste le mettre de côté?",
  lists: "Vos listes",
  newList: "Ou dans une nouvelle liste",
  newListHelp: "Donnez-lui un nom. Laissez vide pour utiliser la liste choisie.",
  send: "Mettre de côté",
  sending: "Mise de côté",
  failed: "Nous n’avons pas pu lire vos listes. Réessayez dans une minute.",
};
