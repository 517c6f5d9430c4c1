export const searchBoxWords = {
  area: "Whole store",
  field: "Search products and parts",
  search: "Search",
};

export const searchPanelWords = {
  searches: "Searches",
  lists: "In",
  products: "Products",
  nothing: (words: string) => `Nothing found for “${words}”`,
  all: (words: string) => `All products for “${words}”`,
  keys: { move: "move", enter: "Enter", open: "open", escape: "Esc", close: "close" },
};
