import type { Pieces } from "../pieces.ts";

export const productWords = {
  home: "Home",
  gear: "Gear",
  chooseParts: "Choose your parts",
  otherParts: "Build one like it, with other parts",
  similar: "Similar, and in stock now",
  compare: "Similar to this one",
  questions: "Questions",
  questionsPc: "Questions about this PC",
  points: (earned: string) => `Members earn ${earned} for each dollar.`,
  contents: {
    title: "On this page",
    parts: "Parts",
    facts: "Facts",
    price: "Price",
    addOns: "Add-ons",
    reviews: "Reviews",
    questions: "Questions",
  },
};

export const buyWords = {
  whatIsRdy: "What is RDY?",
  whyRefurbished: "Why refurbished?",
  sku: (code: string) => `SKU ${code}`,
  preOrder: "Pre-order",
  onlyWithPc: "Sold only with a PC.",
  returns: (time: string) => `Returns within ${time} of delivery.`,
  returnTerms: "Return terms",
  variants: "Variants",
  variant: "Variant",
};

export const buyFactWords = {
  ships: "Ships",
  monthly: "Pay over time",
  stock: "Stock",
  noneLeft: "None left",
  leaveEmail: "Leave your email and we’ll tell you when it’s back.",
  yours: "One is yours as soon as you pay.",
  condition: "Condition",
  grade: (grade: string) => `Grade ${grade}`,
  tested: (day: string) => `Tested again ${day}.`,
  warranty: "Warranty",
  covers: "What it covers",
  included: "Included",
  inWarehouse: (left: number) => `${left} in our warehouse`,
  /** Of what is built for its order. */
  canBuild: (left: number) => `Parts on hand for ${left}`,
  /** What is pre-ordered is in nobody's warehouse yet; `month` is null while nobody knows. */
  reserved: (left: number, month: string | null) =>
    `${left} reserved for pre-orders${month === null ? "" : `, arriving in ${month}`}`,
  whyShips: {
    ready: "Already built and tested. We count business days only.",
    built_to_order: "The business days it takes to build and test.",
    refurbished: "Tested again and boxed. We count business days only.",
    in_stock: "On the shelf. We count business days only.",
    pre_order: "The date we expect to have it in stock.",
    sold_out: "",
  },
};

export const buyPriceWords = {
  was: "was",
  /** `until` is null for a price that stays. */
  less: (amount: string, until: string | null) => `${amount} less${until === null ? "" : ` until ${until}`}.`,
  before: (amount: string, from: string, until: string) => `It was ${amount} from ${from} to ${until}.`,
  deposit: <P>(now: P, later: P, ships: string | null): Pieces<P> => [
    now,
    " deposit now, ",
    later,
    ` before it ships${ships === null ? "" : ` on ${ships}`}.`,
  ],
  cancel: "Cancel before then and get the full deposit back.",
};

export const billWords = {
  parts: "The parts at today’s prices",
  build: "Build, test and warranty",
  title: (amount: string) => `What ${amount} is made of`,
  lead: "Each part at today’s price in our parts store. The rest covers building, cabling, testing, packing and the warranty.",
  shopParts: "Shop parts",
};

export const addOnWords = { title: "Complete Your Purchase", lead: "These are sold only with a PC." };

export const conditionWords = {
  title: "Condition",
  grade: "Grade",
  testedAgain: "Tested again",
  testedHow: "Graphics, memory and storage under load.",
  originalUse: "Original use",
  beforeUs: "Before it came back to us.",
  replaced: "Replaced parts",
  none: "None",
  original: "The rest are original.",
  warranty: "Warranty",
  from: (detail: string) => `From the day it arrives. ${detail}`,
};

export const specWords = {
  inside: "What’s inside, and why it matters",
  what: "What it is",
  part: "Part or fact",
  here: "In this product",
  why: "Why it matters",
};

export const reviewWords = {
  ofFive: "of 5",
  none: "No reviews yet.",
  write: "Write a review",
  all: "Read them all, or write one",
  samples: "We wrote these samples to show how the page works. They aren’t from customers.",
};
