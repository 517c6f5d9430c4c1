/** Where a thing is saved by who has several lists. */
export const chooseListWords = {
  title: "Save it to which list?",
  lists: "Your lists",
  newList: "Or on a new list",
  newListHelp: "Give it a name. Leave it empty to use the list you chose.",
  send: "Save",
  sending: "Saving",
  failed: "We could not read your lists. Try again in a minute.",
};
