export const facetWords = {
  kind: "Condition",
  delivery: "Delivery",
  madeFor: "Made for",
  graphics: "Graphics card",
  processor: "Processor",
  memory: "Memory",
  storage: "Storage",
  case: "Case",
  screen: "Screen",
  refresh: "Refresh rate",
  category: "Category",
  type: "Type",
  color: "Color",
  stock: "Stock",
};

/** By a PC's kind; how it is delivered is a facet of its own. */
export const conditionWords = { new: "New", refurbished: "Refurbished" };

export const caseWords = {
  mesh: "Mesh tower",
  pano: "Panoramic glass",
  wood: "Wood front",
  glassfront: "Glass front",
  showroom: "Corner glass",
  sff: "Small form factor",
};

/** Desk monitors by the room they take. */
export const screenWords = {
  portable: "Portable, up to 20 in",
  24: "24 and 25 in",
  27: "27 in",
  32: "32 in",
  wide: "34 in and wider",
};

/** A gear's own type, as the catalogue has it, to the dozen a shopper picks from. */
export const gearTypeWords: Readonly<Record<string, string>> = {
  Monitor: "Monitors",
  Chair: "Chairs and desks",
  Desk: "Chairs and desks",
  Footrest: "Chairs and desks",
  "Monitor arm": "Arms and mounts",
  Mount: "Arms and mounts",
  Bracket: "Arms and mounts",
  Keyboard: "Keyboards",
  Keycaps: "Keyboards",
  Switches: "Keyboards",
  "Wrist rest": "Keyboards",
  Mouse: "Mice and pads",
  "Mouse pad": "Mice and pads",
  Headset: "Headsets",
  Laptop: "For laptops",
  Cleaning: "Cleaning and care",
  Filters: "Cleaning and care",
  "Thermal paste": "Cleaning and care",
  Tools: "Cleaning and care",
  Light: "Lights",
  Bundle: "Bundles",
  "Video card": "PC parts",
  Processor: "PC parts",
  Memory: "PC parts",
  "Power supply": "PC parts",
};

/** Among PC parts the same gear stands under the part it belongs to. */
export const partTypeWords: Readonly<Record<string, string>> = {
  Fans: "Case fans",
  Cables: "Cables and brackets",
  Bracket: "Cables and brackets",
  Mount: "Cables and brackets",
  Panel: "Case",
};

/** What to change in a list that came out empty. */
export const suggestionWords = {
  any: (facet: string) => `Any ${facet.toLowerCase()}`,
  anyPrice: "At any price",
  clear: "Clear all filters",
};
