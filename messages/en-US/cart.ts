import { counted } from "./plural.ts";
import type { Pieces } from "../pieces.ts";

const NAMES = new Intl.ListFormat("en-US", { type: "conjunction" });

/** What stands below a reason why a cart cannot be ordered; the products by name, all of them or none. */
export const cartBlockWords = {
  names: (names: readonly string[]) => NAMES.format(names),
  laptops: (names: string) =>
    `In your cart: ${names || "more than one laptop"}. Keep one here and order the other separately.`,
  needsPc: <P>(names: string, count: number, addPc: P): Pieces<P> => [
    `${names || "These items"} ${count === 1 ? "is" : "are"} sold only with a PC. `,
    addPc,
    `, or remove ${count === 1 ? "it" : "them"} to check out.`,
  ],
  addPc: "Add a PC",
  remove: (names: string) =>
    names === "" ? "Remove it to check out." : `Remove ${names} to check out, or pick something else.`,
};

export const cartPageWords = {
  title: "Cart",
  lines: "In your cart",
  items: (count: number) => counted(count, "item", "items"),
};

export const emptyCartWords = {
  nothing: "Your cart is empty.",
  stays: "Whatever you add stays in this browser for your next visit. Prices are always today’s.",
  /** `ways` as it stands in a sentence: `gaming PCs`. */
  browse: (ways: string) => `Browse ${ways}`,
  readyToShip: "Ready to ship",
};

export const drawerWords = {
  title: (count: number) => `Cart, ${counted(count, "item", "items")}`,
  subtotal: "Subtotal",
  later: "Discounts, shipping and tax are added at checkout.",
  view: "View cart",
  checkOut: "Check out",
  added: (product: string) => `${product} is in your cart.`,
  addedOne: "It is in your cart.",
  quantity: (quantity: number) => `Qty ${quantity}`,
};

export const cartLineWords = {
  deposit: "Pre-order deposit",
  light: (color: string) => `Light color ${color}`,
  rest: <P>(rest: P): Pieces<P> => ["then ", rest, " each before it ships, plus tax"],
  limit: (limit: number) => `Limit: ${limit === 1 ? "one laptop" : `${limit} laptops`} per order.`,
  warranty: (length: string) => `Warranty: ${length}`,
  each: <P>(price: P): Pieces<P> => [price, " each"],
  chosen: { warranty: "warranty", rush: "rush service" },
  plusChosen: <P>(price: P, chosen: readonly ("warranty" | "rush")[]): Pieces<P> => [
    price,
    ` plus ${chosen.map((what) => cartLineWords.chosen[what]).join(" and ")}`,
  ],
  recycling: <P>(fee: P): Pieces<P> => ["plus a ", fee, " recycling fee in some states"],
  parts: (parts: number) => `${parts} parts`,
  save: "Save for later",
  saveOne: (name: string) => `Save for later: ${name}`,
  removeOne: (product: string) => `Remove ${product}`,
  remove: "Remove",
  quantityOf: (product: string) => `Quantity of ${product}`,
  update: "Update",
  removed: (product: string) => `${product} removed.`,
  removedOne: "Removed from your cart.",
  putBack: "Put it back",
  withPc: "You’re buying a PC, so this costs less.",
  takeWithPc: (saving: string) => `Save ${saving}: take the with-a-PC price`,
};

export const cartWarrantyWords = { title: "Warranty", included: "Included", choose: "Choose this warranty" };

export const couponWords = {
  title: "Discount code",
  code: "Code",
  add: "Add",
  onePerOrder: "One code per order.",
  takesOff: <P>(amount: P): Pieces<P> => ["takes ", amount, " off"],
  onCart: "is on this cart",
  removeOne: (code: string) => `Remove code ${code}`,
  remove: "Remove",
};

export const pointsWords = {
  title: "Reward points",
  points: "Points to spend",
  have: (balance: string) => `You have ${balance} points to spend.`,
  most: <P>(most: string, amount: P): Pieces<P> => [`Up to ${most} on this cart, `, amount, " off."],
  fewer: (step: string) => `They are spent in steps of ${step}.`,
  how: "How points work",
  spend: "Spend",
  takesOff: <P>(points: string, amount: P): Pieces<P> => [`${points} points take `, amount, " off"],
  removeThem: "Take the points off",
  remove: "Remove",
};

export const cartSummaryWords = {
  title: "What it costs",
  updating: "Updating",
  estimated: "Estimated total",
  beforeTax: "Before tax",
  total: "Total",
  checkOut: "Check out",
  fixFirst: "Once that’s fixed, you can check out here.",
  forAddress: "Tax and shipping are for the address you entered.",
  afterAddress: "You’ll see shipping, fees and tax as soon as you enter your address.",
  returns: (time: string) => `Returns within ${time} of delivery.`,
};

/** What a component option is called on a page (S250–S270). */
export const optionWords: Readonly<Record<number, string>> = {
  1: "Case",
  2: "Processor",
  3: "Motherboard",
  4: "Memory",
  5: "Graphics card",
  7: "Power supply",
  8: "Cooling",
  11: "Storage",
  12: "Storage",
  24: "Monitor",
  26: "Keyboard",
  27: "Mouse",
  28: "System",
  29: "Warranty",
  30: "Rush service",
  39: "Headset",
  111: "Mouse pad",
  127: "Gaming setup",
  152: "Chair",
  159: "Upgrade kit",
  160: "Services",
};
export const otherPart = "Part";
