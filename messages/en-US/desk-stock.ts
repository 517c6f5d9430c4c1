/** The desk's page of what is on the shelf. */
export const deskStockWords = {
  title: "Stock",
  lead: "Corrections are by so many, never to so many: what is sold meanwhile is not lost.",
  sku: "SKU",
  name: "Name",
  onHand: "On the shelf",
  held: "Being paid",
  by: "By how many",
  byHelp: "Like 3 or -1",
  correct: "Correct",
  find: "SKU, code or name",
  none: "No counted product has this.",
  corrected: (name: string, onHand: number) => `${name}: ${onHand} on the shelf now.`,
};
