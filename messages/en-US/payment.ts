import { cents, type Cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { CardProblem } from "#rules/payment/check-card-fields.ts";
import type { MonthlyPrice } from "#rules/payment/monthly-price.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { formatCents, formatMoney, percent } from "./money.ts";

/** An amount of a payment and a number of payments ask for the rate and the terms beside them: Regulation Z, 12 CFR 1026.24(d). */
export function monthlyExample(monthly: MonthlyPrice): string {
  return `Example: ${termsOf(monthly)}`;
}

/** Before the payment step, where nobody has said yet where an order goes. */
export function loanOffer(amount: Cents, monthly: MonthlyPrice): string {
  return `Example for ${formatCents(amount)}, in the USA: ${termsOf(monthly)}`;
}

/** It names no payment, so that it advertises none: Regulation M, 12 CFR 1013.7(d). The lessor says what the lease costs. */
export function leaseOffer(who: string): string {
  return `Lease to own, not a loan, in the USA. ${who} owns it until the lease is paid, and shows what that costs in all before you sign.`;
}

/** Beside leasing, before anybody chooses it. */
export function leasedShipping(increase: Cents): string {
  return `Shipping of a leased order costs ${formatCents(increase)} more.`;
}

function termsOf({ payment, months, aprPpm }: MonthlyPrice): string {
  const all = formatMoney(toWireMoney(cents(payment * months)));
  return `${months} monthly payments of ${formatMoney(toWireMoney(payment))} at ${percent(aprPpm / 1_000_000)} APR, no down payment, about ${all} in all. An estimate: the lender decides whether it lends, and on what terms.`;
}

export const methodWords = {
  title: "How to pay",
  card: "Credit or debit card",
  brands: "Visa, Mastercard, American Express, Discover",
  none: "This store takes no orders yet",
  noneOpen: "No way to pay is open. Your cart is saved.",
  notHere: "Not in this browser",
  notForOrder: "Not for this order",
  between: (least: string, most: string) => `${least} to ${most}`,
  atLeast: (least: string) => `From ${least}`,
  atMost: (most: string) => `Up to ${most}`,
  over: (amount: string) => `${amount} over`,
  short: (amount: string) => `${amount} short`,
  yours: (amount: string) => `Yours ${amount}`,
  inWallet: (who: string) => `${who} opens over this page and asks you to confirm. Nothing is charged before.`,
  elsewhere: (who: string) =>
    `You go to ${who}’s own page to agree to the payment, then come back here. Nothing is charged before.`,
};

/** Whose page a shopper agrees on. */
export const payerWords: Readonly<Record<Exclude<PaymentType, "CreditCard">, string>> = {
  PAYPAL: "PayPal",
  AMAZONV2: "Amazon Pay",
  AFFIRM: "Affirm",
  Katapult: "Katapult",
  ApplePay: "Apple Pay",
  GooglePay: "Google Pay",
};

export const billingWords = {
  same: "My billing address is the same as my shipping address",
  title: "Billing address",
  phone: "Phone",
};

export const cardFieldWords = {
  frame: "Card number, expiration and security code",
  labels: { number: "Card number", expiry: "Expiration", securityCode: "Security code" },
  /** The specification's words; the fields' own page says them so. */
  problem: (_problem: CardProblem, message: string) => message,
  /** Help beside the specification's words: what to do about them. */
  help: {
    required: "Fill this in to pay.",
    invalid_number: "It needs 15 or 16 digits.",
    invalid_date_format: "Write it as on the card: 09/28.",
    invalid_date: "The month goes from 01 to 12.",
    expired: "Use a card that is still valid.",
    amex_code: "They are on the front.",
    code: "They are on the back.",
  },
  whose: "These three fields belong to the card processor. Your card’s number and code never reach this store.",
  needsScript:
    "You need JavaScript to pay: the card processor’s own fields can’t open without it. Your cart and address are saved.",
  alert: "Card",
  noAnswer: "The card fields did not answer. Nothing was charged. Check your connection and press again.",
};

export const payWords = {
  free: "There’s nothing to pay, so you can order without a card.",
  stages: {
    card: "Reading the card",
    validate: "Checking your cart",
    check: "Checking your cart",
    create: "Reserving your order",
    confirm: "Asking your bank",
  },
  place: (amount: string) => `Place order, ${amount}`,
  instead: (amount: string) => `Pay ${amount} instead`,
  again: (amount: string) => `Try again, ${amount}`,
  pay: (amount: string) => `Pay ${amount}`,
  payWith: (who: string, amount: string) => `Pay ${amount} with ${who}`,
  continueAt: (who: string, amount: string) => `Continue to ${who}, ${amount}`,
  opening: (who: string) => `Opening ${who}`,
  chargedThere: (who: string, after: string) => `You agree to it at ${who}, once. ${after}`,
  sameOrder: (order: string) => `This is still order ${order}. Trying again can’t charge you twice.`,
  chargedOnce: (after: string) => `You’re charged once, when you place the order. ${after}`,
};

export const declinedWords = {
  card: (brand: string, last4: string) => `It was the ${brand} ending in ${last4}. `,
  anyCard: "card",
  held: (until: string) =>
    `Your bank can tell you more: its number is on the back of the card. Everything you entered is still here, and we’re holding your price and parts until ${until}.`,
  approve: "Approve it in your bank’s app, then press Try again",
  otherCard: "Or use another card below",
};

export const undecidedWords = {
  title: (order: string) => `A payment for order ${order} isn’t finished yet.`,
  notTwice: "You won’t be charged twice.",
  check: "Check on it",
};

export const changedTotalWords = {
  title: (now: string, was: string) => `The total is now ${now}. It was ${was}.`,
  toPay: (now: string, was: string) => `${now} is left to pay now. It was ${was}.`,
  lead: "Nothing was ordered, and you were not charged. This is what changed:",
  line: "Line",
  was: "Was",
  now: "Now",
};

export const outcomeWords = {
  bank: "Your bank wants to confirm it’s you.",
  bankWhy: (order: string) =>
    `You won’t be charged until you do. We’re holding order ${order} for you in the meantime.`,
  confirm: "Confirm at the bank",
  otherCard: "Use another card",
  away: (who: string) => `You haven’t agreed to the payment at ${who} yet.`,
  awayWhy: (order: string) => `Nothing was charged. We’re holding order ${order} for you in the meantime.`,
  goOn: (who: string) => `Continue at ${who}`,
  otherWay: "Pay another way",
  asYouLeft: (order: string) =>
    `Your cart, address and shipping are as you left them. Trying again can’t charge you twice for order ${order}.`,
  backToPayment: "Back to payment",
  inCart: "Everything is still in your cart.",
  backToCart: "Back to cart",
  waiting: "We’re waiting for the card processor.",
  waitingWhy: (order: string) =>
    `They have your payment but haven’t told us the result yet. You don’t need to pay again; order ${order} can’t be charged twice.`,
  mayClose: "You can close this page. We’ll keep checking and email your receipt once it’s paid.",
  checksAgain: "This page checks again on its own. You can close it; we’ll email your receipt.",
  checkNow: "Check again now",
};
