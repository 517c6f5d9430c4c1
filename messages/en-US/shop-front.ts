const REASON = "and a ship date that comes with its reason.";

/** What the home page says at the top; only what is true of what the shop holds. */
export const headlineWords = {
  pcs: {
    title: ["Every part named.", "Every number explained."],
    lead: `Gaming PCs with the maker, model and price of every part, ${REASON}`,
    leadWithLaptops: `Gaming PCs with the maker, model and price of every part, laptops with what is inside, ${REASON}`,
  },
  laptops: {
    title: ["Every number", "explained."],
    lead: (range: string) => `${range} with the watts of the graphics, the nits of the screen ${REASON}`,
  },
  gear: {
    title: ["Good gear,", "plainly described."],
    lead: (range: string) => `${range}. Each page says what it is, what it costs and when it ships.`,
  },
  nothing: {
    title: ["We are stocking", "our shelves."],
    lead: "Nothing is for sale yet. Please check back soon.",
  },
};

/** What the shop sells, as a sentence would begin. */
export const rangeWords = {
  pcsAndLaptops: "Gaming PCs and laptops",
  pcs: "Gaming PCs",
  laptops: "Gaming laptops",
  gearAndParts: "Gaming gear and PC parts",
  gear: "Gaming gear",
  parts: "PC parts",
};

/** The picture of a shared link, and what an installed page is called. */
export const shareWords = {
  forWhom: (range: string) => `${range} for the USA and Canada.`,
  from: (price: string) => `From ${price}`,
  rendered: "Rendered image",
  unknown: "There is no such card.",
  tooMany: "Too many new pictures at once. Try again in a minute.",
  pictureAt: (product: string, place: number) => `${product}, picture ${place}`,
  manifest: "Gaming PCs and laptops with the full parts list and the price of every part.",
};
