export const failureWords = {
  notLoaded: "This page didn’t load",
  noRecords: "We can’t reach our records right now. Your cart and your orders are safe. Try again in a moment.",
  ourEnd: (status: number) => `Something went wrong on our end (error ${status}). Your cart is safe.`,
  tryAgain: "Try again",
  goHome: "Go to the home page",
  broken: "Something went wrong on this page",
  reloading: "We’re reloading it, or taking you to the home page. What you typed is saved, and your cart is safe.",
};

export const notFoundWords = {
  title: "There is no page at this address",
  lead: "We may no longer sell that product, or part of the address may be missing. Try a search, or start here.",
  area: "This page",
  field: "Search the store",
  search: "Search",
  home: "Home page",
};
