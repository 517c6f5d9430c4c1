export const searchBoxWords = {
  area: "Whole store",
  field: "Search the store",
  search: "Search",
};

/** What people call a kind of product when they search for it. In the plural: a word is found by its beginning, too. */
export const searchedAs: Record<"pc" | "laptop" | "part" | "gear", string> = {
  pc: "gaming pcs computers desktops towers",
  laptop: "gaming laptops notebooks computers",
  part: "parts components",
  gear: "gear",
};

export const searchPanelWords = {
  searches: "Searches",
  lists: "In",
  products: "Products",
  nothing: (words: string) => `Nothing found for “${words}”`,
  all: (words: string) => `All products for “${words}”`,
  order: (number: string) => `Find order ${number}`,
  keys: { move: "move", enter: "Enter", open: "open", escape: "Esc", close: "close" },
};
