import { counted } from "./plural.ts";

type Kind = "pc" | "laptop" | "part" | "gear";

const KINDS: Record<Kind, { one: string; many: string }> = {
  pc: { one: "PC", many: "PCs" },
  laptop: { one: "laptop", many: "laptops" },
  part: { one: "part", many: "parts" },
  gear: { one: "product", many: "products" },
};

/** The way to a comparison, on cards, a product’s page and in the tray. */
export const compareLinkWords = {
  compare: "Compare",
  comparing: "Comparing",
  takeOut: (product: string) => `Take ${product} out of the comparison`,
};

export const compareTrayWords = {
  title: "Products to compare",
  go: (count: number) => `Compare ${count}`,
  oneMore: "Add one more to compare",
  clear: "Clear",
  close: "Close",
  undo: "Undo",
  added: (product: string, count: number) => `${product} added. ${count} of 4 to compare.`,
  removed: (product: string) => `${product} taken out.`,
  cleared: "Comparison cleared.",
  restored: (count: number) => `${counted(count, "product", "products")} to compare again.`,
  full: (product: string) => `Four is the most. Take one out to add ${product}.`,
  inPlaceOf: (last: string) => `Put it in place of ${last}`,
  notKept: "This browser doesn’t let us remember your choice past this page.",
};

export const comparePageWords = {
  title: "Compare",
  heading: (kind: Kind, count: number) => `Compare ${counted(count, KINDS[kind].one, KINDS[kind].many)}`,
  titleOf: (names: string) => `Compare ${names}`,
  description: "Products side by side: price, when they ship, and every part, with what differs marked.",
  lead: (first: string) => `Everything is set against ${first}. A mark stands where a value differs.`,
  alone: "Add one more to see what differs.",
  nothing: "Nothing to compare yet",
  nothingHelp: "Press “Compare” on up to four products of one kind, and see them here beside each other.",
  see: (list: string) => `See ${list}`,
  failed: "We could not read the products.",
  failedHelp: "Nothing is lost: the address holds your choice. Load the page again in a minute.",
  leftOut: "Left out",
  unknown: (count: number) =>
    `${counted(count, "product", "products")} in this address ${count === 1 ? "is" : "are"} not sold here.`,
  repeated: (product: string) => `${product} was asked for more than once. It stands here once.`,
  otherKind: (product: string, kind: Kind) =>
    `${product} is another kind of product than ${kind === "gear" || kind === "part" ? "the first one" : `these ${KINDS[kind].many}`}.`,
  tooMany: (product: string) => `Four is the most, so ${product} is not here.`,
  onlyDifferences: "Only differences",
  differing: (count: number, rows: number) => `${count} of ${rows} rows`,
  allRows: (rows: number) => `Show all ${rows} rows`,
  noDifference: "They say the same in every row.",
  copy: "Copy link",
  copied: "Link copied",
  notCopied: "Copy the address above",
  against: "Compared against",
  setAgainst: "Compare against this",
  setAgainstOne: (product: string) => `Compare against this: ${product}`,
  takeOut: (product: string) => `Take ${product} out`,
  details: "See details",
  rows: "Product",
  picture: "Picture",
  ways: "Buy",
  caption: (names: string) => `${names}, row by row`,
  differs: "Differs: ",
  pick: (first: string) => `Beside ${first}`,
  add: "Add one more",
  addOne: (product: string) => `Add ${product}`,
  groups: { price: "Price", when: "When", inside: "What it is" },
  inside: "What is inside",
};

/** Rows that every product has, and what stands in them. */
export const compareRowWords = {
  price: "Price",
  cut: "Price cut",
  cutOf: (by: string, before: string) => `${by} off ${before}`,
  deposit: "Deposit now",
  noCut: "None",
  state: "Availability",
  ships: "Ships",
  stock: "Stock",
  left: (count: number) => `${count} in stock`,
  none: "None",
  notStated: "Not stated",
  sooner: (days: number) => `${counted(days, "day", "days")} sooner`,
  later: (days: number) => `${counted(days, "day", "days")} later`,
  lowest: "Lowest price",
  soonest: "Soonest",
  most: "Most",
  least: "Least",
};
