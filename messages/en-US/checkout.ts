import type { Handover } from "#rules/shipping/shipping-config.ts";
import { counted } from "./plural.ts";

export const checkoutWords = {
  title: "Checkout",
  help: "Help",
  back: "Back to cart",
  done: "(done)",
  change: "Change",
  payment: "Payment",
};

/** Behind Help in the checkout's header. */
export const checkoutHelpWords = {
  call: (hours: string) => `Call us ${hours}`,
  write: "Or write to us",
  read: "Or read, in a new tab",
  pages: { shipping: "Where and when we ship", returns: "Returns", warranty: "Warranty", orders: "Find an order" },
};

/** Where the steps stood, once their cart is gone. */
export const checkoutGoneWords = {
  signedOut: "You were signed out; your cart is kept",
  signInToGoOn: "Sign in again and everything is where you left it. Nothing was charged.",
  signIn: "Sign in",
  ordered: "Already ordered",
  orderedAs: (number: string) => `What was in this cart is order ${number}. It was not ordered a second time.`,
  seeOrder: "See the order",
};

export const stepWords = { information: "Information", shipping: "Shipping", payment: "Payment" };

export const summaryWords = {
  label: "Your order",
  estimated: "Estimated total",
  total: "Total",
  beforeTax: "Before tax",
  today: "Due today",
  todayBeforeTax: "Due today, before tax",
  open: (items: number) => `Show ${counted(items, "item", "items")} and all charges`,
  quantity: (quantity: number) => `Qty ${quantity}`,
  deposit: (ships: string) => `Pre-order deposit. ${ships}, separately`,
  allKnown: "Open any line to see how it’s figured. This is all we charge.",
  allToday: "Open any line to see how it’s figured. This is all we charge today.",
  choices: "Open any line to see how it’s figured. Later steps add only what you choose.",
  afterAddress: "You’ll see shipping, fees and tax once you enter your address.",
};

/** What a pre-order costs besides its deposit. */
export const restLaterWords = {
  later: "Due later, before your pre-order ships",
  all: "Today and later together",
  tax: "You pay the tax on the rest together with it.",
};

/** The reasons that a line of the bill opens to. */
export const billReasonWords = {
  notCharged: "Not on this bill",
  why: "Why",
  rate: "Rate",
  since: "Since",
  rounding: "Rounding",
  split: "Split",
};

export const billLineWords = {
  item: "Item",
  subtotal: "Subtotal",
  afterAddress: "after address",
  shipping: "Shipping",
  recycling: "Recycling fee",
  tax: "Sales tax",
  voucher: "Gift voucher",
  toPay: "To pay",
  toPayBeforeTax: "To pay, before tax",
};

export const informationWords = {
  lead: "No account needed. You can edit all of this until you pay.",
  haveAccount: "Have an account? Sign in",
  memberLead: (email: string) => `You are signed in as ${email}. You can edit all of this until you pay.`,
  email: "Email",
  emailWhy: "For your receipt and your order. Nothing else.",
  phone: "Phone",
  phoneWhy: "For the driver on delivery day.",
  next: "Continue to shipping",
  billing: "We’ll use this address for billing unless you change it.",
  contact: "Contact",
  shipTo: "Ship to",
};

export const notShipToWords = {
  title: "We ship to the USA and Canada only",
  canada: "Ship to Canada",
  usa: "Ship to the United States",
  why: "Our carriers and our warranty service cover these two countries only. Your cart stays as it is.",
  cards: "You can still pay with a card from another country. Its billing address can be anywhere.",
};

export const shippingWords = {
  method: "Shipping method",
  faster: "Faster shipping shortens the trip, not the build or the test.",
  next: "Continue to payment",
  nothingShips: "Nothing to ship",
  handover: {
    any_time: "",
    evening: "Brought to your door in the evening.",
    appointment: "The carrier arranges a time with you first.",
  } satisfies Record<Handover, string>,
  dates: (ships: string, arrives: string) => `Ships ${ships}, arrives ${arrives}`,
  none: "We can’t ship this order to this address.",
  noneWhy: "PCs and laptops need a street address in the United States or Canada. Change the address or your cart.",
  changeAddress: "Change the address",
  delivery: "Delivery",
  included: "Included",
  was: "was",
  free: "Free",
};
