import type { Pieces } from "../pieces.ts";
import { formatCount } from "./money.ts";

interface Place {
  zipCode: string;
  state: string;
  city: string;
}

/** `Denver, CO 80202`. */
const placeText = ({ zipCode, state, city }: Place) => `${city === "" ? "" : `${city}, `}${state} ${zipCode}`;

export const deliveryWords = {
  shipsTo: "Ships to",
  /** For the header: `Denver 80202`. */
  shortPlace: ({ zipCode, state, city }: Place) => `${city || state} ${zipCode}`,
  chooseZip: "Enter your ZIP",
  canada: "Canada",
  zip: "ZIP or postal code",
  check: "Check",
  save: "Ship here",
  change: "Change",
  title: "Where should it go?",
  why: "Delivery dates and tax are for your ZIP or postal code. We keep it in this browser for your next visit.",
  arrives: "Arrives",
  withTax: "With tax",
  arrivesAt: <P>(days: string, place: P): Pieces<P> => [`${days} to `, place],
  place: placeText,
  /** `name` is the method's, `fee` a price. */
  way: (name: string, fee: string) => `${name}, ${fee}`,
  free: "free",
  nothing: (place: Place) => `We can’t ship this to ${placeText(place)}.`,
  asking: "One moment…",
  sum: (price: string, parts: readonly { name: string; amount: string }[]) =>
    [price, ...parts.map(({ name, amount }) => `${amount} ${name}`)].join(" + "),
  noTax: "No sales tax there.",
  taxByAddress: "The exact tax depends on your street. You’ll see it at checkout.",
  whenToKnow: "See your delivery date and the total with tax.",
  keepShopping: "Keep shopping",
  backToProduct: "Back to the product",
};

/** The popup `not-ship-to-or-warranties`: both panels. */
export const notShipToWords = {
  open: "Where we ship, and what the warranty covers",
  title: "Where we ship",
  usa: "United States",
  usaWhole: "All states, Puerto Rico and the other US territories, and military addresses (APO, FPO, DPO)",
  canada: "Canada",
  canadaWhole: "All provinces and territories",
  others: "Everywhere else",
  othersNot: "Not yet",
  someStates: "A few desktop PCs can’t be sold into some states.",
  whichStates: "Which, and why",
  warranty: "Warranty",
  shipping: "All about shipping",
};

export const cartEstimateWords = {
  forZip: (place: Place) => `Tax and shipping are for ${placeText(place)}.`,
  allBy: (day: string) => `All delivered by ${day}.`,
  freeLeft: <P>(left: P): Pieces<P> => ["Add ", left, " more and shipping is free."],
  free: "Shipping is free.",
  earns: (points: number) => `Members earn ${formatCount(points)} ${points === 1 ? "point" : "points"} on this order.`,
  ask: "Tax and delivery date for your ZIP",
};
