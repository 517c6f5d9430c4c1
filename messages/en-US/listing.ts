import type { Sort } from "#rules/catalog/lists.ts";
import { countedIn, listWords } from "./lists.ts";
import type { Pieces } from "../pieces.ts";

type List = keyof typeof listWords;

export const listingWords = {
  whatIsGamingPc: "What is a gaming PC?",
  home: "Home",
  search: "Search",
  searchFor: (words: string) => `Search: ${words}`,
  page: (title: string, page: number) => `${title}, page ${page}`,
  questions: "Before you choose",
  quoted: (words: string) => `“${words}”`,
  resultsFor: (words: string) => `Results for “${words}”`,
};

export const sortWords = {
  featured: "Featured",
  "ships-soonest": "Ships soonest",
  "price-low": "Price, low to high",
  "price-high": "Price, high to low",
  rating: "Rating",
  newest: "Newest",
} satisfies Record<Sort, string>;

export const filterWords = {
  sort: "Sort",
  filters: "Filters",
  filter: "Filter",
  chosen: ", chosen: ",
  close: "Close the filters",
  show: "Show results",
  showCount: (list: List, count: number) => `Show ${countedIn(list, count)}`,
  clear: "Clear all",
  all: (count: number) => `Show all ${count}`,
  chips: "Chosen filters",
  remove: (filter: string) => `Remove ${filter}`,
};

export const priceWords = {
  price: "Price",
  legend: "Price in US dollars",
  from: "From",
  to: "To",
  between: (least: string, most: string) => `${least} to ${most}`,
  atLeast: (least: string) => `From ${least}`,
  atMost: (most: string) => `Up to ${most}`,
};

/** What stands where a list will, while it is being found. */
export const loadingWords = {
  title: "Finding it",
  lead: "This list takes a moment longer than usual. It opens by itself.",
};

export const resultWords = {
  finding: (list: List) => `Finding ${listWords[list].many}`,
  notLoaded: "Not loaded",
  some: (list: List, matched: number, total: number) =>
    `${matched} of ${countedIn(list, total)} ${matched === 1 ? "matches" : "match"}`,
};

export const pagerWords = {
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  failed: "The next page didn’t load. Try again.",
  end: (list: List, matched: number, outside: number) =>
    `${matched === 1 ? "That’s the only one." : `That’s all ${matched}.`}${outside > 0 ? ` ${countedIn(list, outside)} more outside your filters.` : ""}`,
  shown: (page: number, pages: number, shown: number, matched: number) =>
    `Page ${page} of ${pages}, ${shown} of ${matched} shown.`,
  loading: "Loading",
  more: (count: number) => `Show ${count} more`,
  next: "Next page",
  clear: "Clear all filters",
};

export const emptyListWords = {
  changeOne: "Change one thing and you get:",
  spelling: "Check the spelling, or use fewer words: a part, a size, a name.",
  nothing: "Nothing is on this list at the moment.",
  meetsThis: (list: List) => `No ${listWords[list].one} meets this filter`,
  meetsBoth: (list: List) => `No ${listWords[list].one} meets both filters`,
  meetsAll: (list: List, filters: number) => `No ${listWords[list].one} meets all ${filters} filters`,
  notFound: (words: string) => `Nothing found for “${words}”`,
  noneYet: (list: List) => `No ${listWords[list].many} here yet`,
};

export const failedListWords = {
  title: "This list didn’t load",
  safe: "Your filters and your cart are safe.",
  tryAgain: "Try again",
  goHome: "Go to the home page",
  nextTry: "Next try",
  inSeconds: (seconds: number) => `In ${seconds} seconds, automatically.`,
  reload: "Reload the page.",
  stuck: "Still stuck?",
  byPhone: <P>(phone: P, hours: string): Pieces<P> => ["Order by phone, ", phone, `, ${hours}.`],
};

export const searchStartWords = { area: "This page", field: "PC, laptop, part or gear", search: "Search" };
