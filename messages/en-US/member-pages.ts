import { NOTICE_DAYS } from "#rules/member/mail-purposes.ts";
import type { OrderStanding } from "#rules/order/order-standings.ts";
import type { Pieces } from "../pieces.ts";
import { formatCount } from "./money.ts";
import { counted } from "./plural.ts";

export const memberPageWords = {
  email: "Email",
  password: "Password",
  newPassword: "New password",
  presentPassword: "Current password",
  firstName: "First name",
  lastName: "Last name",
  passwordHelp: "12 characters or more. Three or four plain words are stronger than one word with signs.",
  keep: "Keep me signed in: 30 days from my last visit, 90 at most. Leave this off on a shared computer.",
  guestOrder: "Ordered as a guest? Find the order with its number.",
};

export const signInWords = {
  title: "Sign in",
  send: "Sign in",
  forgot: "Forgot your password?",
  register: "New here? Create an account",
  leads: {
    save: "What you save goes on a list of your account. Sign in, and it’s there.",
    builds: "Sign in, and the builds that this browser keeps are on your account.",
    checkout: "Sign in and you’re back at checkout, with your cart, your addresses and your points.",
  },
};

export const registerWords = {
  title: "Create an account",
  send: "Create my account",
  signIn: "Have one already? Sign in",
  sentTitle: "One more step, in your inbox",
  sent: "Open the link we sent you. It works for 24 hours. Until then you can shop and check out as a guest.",
};

export const activateWords = {
  title: "Confirm your email",
  lead: "Enter the password you chose when you created the account.",
  send: "Confirm and sign in",
  again: "Send a new link",
  againLead: "Enter your email, and we send the link again.",
};

export const forgotWords = {
  title: "Reset your password",
  lead: "We email a link that works once, for one hour.",
  send: "Send the link",
  sentTitle: "Look in your inbox",
  sent: "If this email has an account, a link is on its way. It works once, for one hour.",
  back: "Back to sign-in",
};

export const resetWords = {
  title: "Choose a new password",
  lead: "Other devices are signed out when you save.",
  undoLead: `Other devices are signed out when you save, and each passkey, second factor and linked sign-in of the last ${NOTICE_DAYS} days is taken off.`,
  send: "Save and sign in",
  another: "Ask for a new link",
};

export const accountNavigationWords = {
  label: "Account",
  overview: "Overview",
  orders: "Orders",
  points: "Points",
  vouchers: "Gift vouchers",
  warranties: "Warranties",
  returns: "Returns",
  reviews: "Reviews",
  share: "Share",
  alerts: "Alerts",
  lists: "Saved lists",
  builds: "Saved builds",
  addresses: "Addresses",
  taxExemption: "Tax exemption",
  security: "Security",
  privacy: "Privacy",
};

export const accountOrdersWords = {
  title: "Orders",
  none: "No orders yet. What you buy while you are signed in is listed here.",
  browse: "See what we sell",
  failed: "We could not read your orders.",
  failedHelp: "They are safe. Load the page again in a minute.",
  count: (orders: number) => counted(orders, "order", "orders"),
  placed: (number: string, day: string) => `${number}, ${day}`,
  andMore: (first: string, more: number) => (more === 0 ? first : `${first} and ${more} more`),
  test: "Test order",
  arrives: (days: string) => `Arrives ${days}`,
  delivered: (day: string) => `Delivered ${day}`,
  openReturn: (number: string) => `Return ${number} is open`,
  follow: "See the order",
  cancel: "Cancel the order",
  change: "Change or cancel it",
  sendBack: "Send something back",
  returnUntil: (day: string) => `Return until ${day}`,
  repair: "Ask for a repair",
  seeReturn: "See the return",
  review: "Write a review",
  buyAgain: "Buy again",
  buyAgainOne: (name: string) => `Buy again: ${name}`,
  parts: "Orders by where they stand",
  all: "All",
  standings: { under_way: "Under way", delivered: "Delivered", called_off: "Canceled or refunded" } satisfies Record<
    OrderStanding,
    string
  >,
  find: "Order number or product",
  year: "Year",
  findSend: "Find",
  notFound: "No order matches.",
  showAll: "Show all orders",
  guest: <P>(link: P): Pieces<P> => ["Missing one? An order you placed as a guest is opened ", link, "."],
  guestLink: "by a link to its email",
  noSuchPage: "There are no more orders than those on the pages before.",
  first: "To the newest orders",
  everyYear: "Every year",
  newer: "Newer orders",
  older: "Older orders",
};

export const accountWords = {
  underWay: (orders: number) =>
    orders === 1 ? "1 order is under way." : `${formatCount(orders)} orders are under way.`,
  allUnderWay: (orders: number) => `All ${counted(orders, "order", "orders")} under way`,
  ships: (what: string, when: string) => `${what}, ships ${when}`,
  arrives: (what: string, when: string) => `${what}, arrives ${when}`,
  late: (what: string) => `${what}, no ship date yet`,
  follow: "Follow the order",
  latest: "Latest orders",
  allOrders: (orders: number) => `All ${counted(orders, "order", "orders")}`,
  glance: "At a glance",
  pointsToSpend: "Points you can spend",
  pointsOf: (total: string, worth: string) => `of ${total}. Worth ${worth} today.`,
  hello: (name: string) => `Hello, ${name}`,
  signOut: "Sign out",
  needsYou: "Needs you",
  payFor: (what: string) => `Pay for ${what}`,
  waitsForPayment: (number: string) => `Order ${number} is built and packed once it’s paid for.`,
  seeOrder: "See the order",
  payChange: (amount: string) => `Pay ${amount} for your change`,
  changeWaits: (number: string, until: string) =>
    `Order ${number} is changed once it is paid. After ${until} the change is off.`,
  seeChange: "See the change",
  sendBack: (what: string) => `Send back ${what}`,
  returnAccepted: (number: string) => `Return ${number} is accepted. What we wrote to you stands beside it.`,
  seeReturn: "See the return",
  warrantiesRunning: "Warranties running",
  nextToEnd: (name: string, day: string) => `Next to end: ${name}, ${day}`,
  savedBuilds: "Saved builds",
  alerts: "Alerts waiting",
  alertsSent: (sent: number) => (sent === 1 ? "1 has come" : `${formatCount(sent)} have come`),
  priceReached: (name: string, price: string) => `Your alert: ${name} is ${price}`,
  askedPrice: (then: string, target: string | null) =>
    target === null ? `It was ${then} when you asked.` : `You asked for ${target} or less. It was ${then} then.`,
  seeProduct: "See it",
  answerDelay: (what: string) => `Say whether you wait for ${what}`,
  saved: "Saved things",
  cheaper: (count: number) => `${count} ${count === 1 ? "costs" : "cost"} less than when saved`,
  reviewsToWrite: "Reviews to write",
};
