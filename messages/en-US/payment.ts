export const methodWords = {
  title: "How to pay",
  card: "Credit or debit card",
  brands: "Visa, Mastercard, American Express, Discover",
  notHere: "Not in this browser",
  notForOrder: "Not for this order",
  between: (least: string, most: string) => `${least} to ${most}`,
  atLeast: (least: string) => `From ${least}`,
  atMost: (most: string) => `Up to ${most}`,
  over: (amount: string) => `${amount} over`,
  short: (amount: string) => `${amount} short`,
  yours: (amount: string) => `Yours ${amount}`,
};

export const billingWords = {
  same: "My billing address is the same as my shipping address",
  title: "Billing address",
  phone: "Phone",
};

export const cardFieldWords = {
  frame: "Card number, expiration and security code",
  labels: { number: "Card number", expiry: "Expiration", securityCode: "Security code" },
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
