/** The button that adds a thing, before, while and after. */
export const addWords = { ready: "Add to cart", adding: "Adding", added: "Added" };
