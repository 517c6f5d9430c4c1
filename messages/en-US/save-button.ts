/** Apart from the words of the lists: every page of a product brings these. */
export const saveWords = {
  save: "Save",
  saving: "Saving",
  saveOne: (product: string) => `Save ${product}`,
  seeSaved: "Saved. See your lists",
  savedOne: (product: string) => `Saved. See your lists: ${product}`,
};
