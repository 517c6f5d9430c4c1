/** The button that adds a thing, before, while and after. */
export const addWords = { ready: "Ajouter au panier", adding: "Ajout en cours", added: "Ajouté" };
