import type { Pieces } from "../pieces.ts";

/** Mails about a change of a paid order. */
export const orderChangeMailWords = {
  subject: {
    waiting_payment: (number: string) => `Confirm the change of order ${number}`,
    applied: (number: string) => `Order ${number} was changed`,
    lapsed: (number: string) => `Order ${number} stays as it was`,
    withdrawn: (number: string) => `Order ${number} stays as it was`,
  },
  title: {
    waiting_payment: "A change to your order is waiting for your payment",
    applied: "Your order was changed",
    lapsed: "The change was not made",
    withdrawn: "The change was not made",
  },
  lead: {
    waiting_payment: (total: string) => `With it your order comes to ${total}. Until it is paid nothing is changed.`,
    applied: (total: string) => `It comes to ${total} now.`,
    lapsed: () => "It was not paid in time, so your order is as you placed it. Nothing was charged.",
    withdrawn: () => "It was withdrawn, so your order is as it was before. Nothing was charged.",
  },
  pay: (due: string, until: string) => `${due} is to be paid by ${until}. After that the change is off.`,
  difference: (due: string, isMore: boolean) =>
    isMore ? `You paid ${due} for it.` : `${due} goes back to the card you paid with.`,
  look: "Review the change and pay",
  see: "See your order",
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};

/** The page where an order is changed: the buyer's and the desk's. */
export const orderChangeWords = {
  title: "Change your order",
  deskTitle: "Change the order",
  lead: "Take something off, send it elsewhere or by another way. You see the new total before anything is changed.",
  deskLead:
    "Priced as on the day it was placed. A lower total goes back at once; a higher one waits for the buyer’s payment.",
  backTo: (number: string) => `Order ${number}`,
  units: (name: string) => name,
  unitsHelp: (had: number) => (had === 1 ? "1 ordered. 0 takes it off." : `${had} ordered. 0 takes it off.`),
  box: "What is in the box",
  way: "Shipping",
  method: (name: string, fee: string, days: string) => `${name}, ${fee}, arrives ${days}`,
  free: "free",
  address: "Where it goes",
  price: "Show the new total",
  quoteTitle: "With this change",
  now: "Now",
  after: "After the change",
  newTotal: "New total",
  oldTotal: "Total now",
  same: "The total stays the same.",
  back: (amount: string) => `${amount} goes back to the card you paid with.`,
  more: (amount: string) => `${amount} is to be paid. The order is changed once it is.`,
  deskBack: (amount: string) => `${amount} goes back to the buyer’s card.`,
  deskMore: (amount: string) =>
    `The buyer gets a link to pay ${amount}. Until then nothing changes, and nothing is packed.`,
  confirm: "Change the order",
  confirmMore: "Continue to payment",
  deskConfirmMore: "Ask the buyer",
  again: "Choose something else",
  reason: "Reason",
  waitingTitle: "A change waits for your payment",
  deskWaitingTitle: "A change waits for the buyer’s payment",
  waiting: (amount: string, until: string) => `${amount} is to be paid by ${until}. Until then the order is as it was.`,
  why: (reason: string) => `Why: ${reason}`,
  pay: (amount: string) => `Pay ${amount}`,
  paying: "Paying…",
  beingPaid: "A payment is being confirmed. Look again in a moment.",
  look: "Look again",
  withdraw: "Withdraw the change",
  closed: <P>(email: P): Pieces<P> => [
    "This order can no longer be changed here. Write to ",
    email,
    ", and we change what we still can.",
  ],
  deskNotYours: "Your roles don’t let you change orders.",
  deskClosed: "Nothing of this order can be changed any more.",
  lines: (names: readonly { Name: string; Quantity: number }[]) =>
    names.map(({ Name, Quantity }) => (Quantity === 1 ? Name : `${Quantity} × ${Name}`)).join(", "),
  arrives: (days: string) => `arrives ${days}`,
};

/** On the order's page. */
export const orderChangeFactWords = {
  title: "Changes",
  changeText: "Until we begin to work on it you can change or cancel it here.",
  cancel: "Cancel the order",
  changeLink: "Change the order",
  cancelText: "Everything you paid goes back the way it came. This can’t be undone.",
  cancelSure: "Yes, cancel the order",
  waits: (amount: string, until: string) => `A change waits for your payment of ${amount}, until ${until}.`,
  waitsLink: "Review it and pay",
  made: (moment: string, was: string, is: string) => `${moment}: from ${was} to ${is}`,
};
