import type { Pieces } from "../pieces.ts";
import { counted } from "./plural.ts";

export const orderPageWords = {
  title: (number: string) => `Order ${number}`,
  /** Under the headline; a test order says so. */
  placed: <P>(number: P, moment: string, isTest: boolean): Pieces<P> => [
    isTest ? "Test order " : "Order ",
    number,
    `, placed ${moment}.${isTest ? " No real money moved, and no real parcel leaves." : ""}`,
  ],
  receiptSent: (email: string) => ` The receipt goes to ${email}.`,
  next: "What happens next",
  /** Of an order that nothing comes of any more. */
  history: "What happened",
  arrives: (method: string, days: string) => `${method}, arrives ${days}`,
  lines: "Your order",
  receipt: "Receipt",
  total: "Total",
  /** The rest, where a gift voucher paid a part. */
  charged: "Charged to card",
};

export const orderLineWords = {
  quantity: (quantity: number) => `quantity ${quantity}`,
  refunded: (refunded: number) => `${refunded} refunded`,
  inside: (parts: number) => `What’s inside, ${counted(parts, "part", "parts")}`,
};

export const orderFactWords = {
  shipsTo: "Ships to",
  shippedTo: "Shipped to",
  parcels: (count: number) => (count === 1 ? "Parcel" : `${count} parcels`),
  paidWith: "Paid with",
  nothing: "Nothing to pay",
  part: (by: string, amount: string) => `${by}, ${amount}`,
  notPaid: "Not paid yet",
  neverPaid: "Not paid",
  paidOn: (amount: string, moment: string) => `${amount} on ${moment}`,
};

export const orderHelpWords = {
  title: "Help with this order",
  subject: (number: string) => `Order ${number}`,
  change: "Change or cancel",
  write: <P>(email: P, phone: P, hours: P, number: string): Pieces<P> => [
    "Before it ships, write to ",
    email,
    " or call ",
    phone,
    " ",
    hours,
    ` Have order number ${number} ready.`,
  ],
  questions: "Questions",
  ask: <P>(email: P, phone: P, hours: P, number: string): Pieces<P> => [
    "Write to ",
    email,
    " or call ",
    phone,
    " ",
    hours,
    ` Have order number ${number} ready.`,
  ],
  payText: "Not paid yet. We start once it is.",
  payNow: "Go to the payment",
  hours: (hours: string) => `(${hours}).`,
  sendBack: "Send it back",
  within: (time: string) => `Within ${time} of delivery.`,
  returnUntil: (day: string) => `Until ${day}.`,
  returnOver: (day: string) => `Returns closed on ${day}. The warranty still covers what breaks.`,
  askReturn: "Return or repair",
  askRepair: "Ask for a repair",
  review: "Write a review",
  howReturns: "How returns work",
  damaged: "Damaged in shipping",
  damagedText: (time: string) => `Tell us within ${time} of delivery. Keep the box.`,
  size: "Size for your pre-order",
  sizeChosen: (size: string) => (size === "" ? "None chosen yet." : `You chose ${size}.`),
  sizeLabel: "Size",
  saveSize: "Save the size",
  links: "Links to this order",
  linksText: "Anyone with a link from our emails can see this order until the link expires. You can end all links now.",
  endLinks: "End all links",
  print: "Print receipt",
};

export const timelineWords = {
  soFar: "What has happened so far",
  states: { done: "(done)", now: "(next)", planned: "(planned)", ended: "(ended here)" },
};

export const findOrderWords = {
  title: "Find your order",
  lead: "Enter the order number and the email you gave at checkout. Both are in the receipt we emailed you. We’ll email you a link to the order.",
  number: "Order number",
  example: "RS-7K3F9-Q2M8T4",
  email: "Email",
  find: "Email me a link",
  sent: "If we have an order with that number and email, a link to it is on its way to that email. It works for 24 hours.",
  sentTitle: "Check your email",
  another: "Ask for another link",
  help: <P>(email: P, phone: P): Pieces<P> => [
    "No receipt? Look in your spam folder, or write to ",
    email,
    " or call ",
    phone,
    ".",
  ],
};

/** The mail that brings the link somebody asked for. */
export const orderLinkMailWords = {
  subject: (store: string, number: string) => `Your link to ${store} order ${number}`,
  title: (number: string) => `Order ${number}`,
  lead: (hours: number) => `Here is the link you asked for. It works for ${hours} hours.`,
  see: "See your order",
  notYou: "Didn’t ask for it? You can ignore this email. Only this mailbox got the link.",
};
