import type { Pieces } from "../pieces.ts";

export const receiptMailWords = {
  subject: (store: string, order: string, total: string, isTest: boolean) =>
    `${store} ${isTest ? "test order" : "order"} ${order}: receipt for ${total}`,
  preview: (ships: string, arrives: string) => `Ships ${ships}, arrives ${arrives}. Every charge is explained inside.`,
  title: "Your order is placed",
  paid: (order: string) => `Order ${order} is paid. We’ll get started on it.`,
  testPaid: (order: string) =>
    `Test order ${order} was paid with a test card: no real money moved, and no real parcel leaves.`,
  seeOrder: "See your order",
  bill: "What you paid, and why",
  totalPaid: "Total paid",
  currency: "US dollars",
  notCharged: "Not on this bill",
  shipTo: "Ship to",
  order: "Your order",
  next: "What happens next",
  item: "Item",
  pictures: "Product pictures on our site are rendered images; actual parts may differ in color or label.",
  questions: <P>(email: P, phone: string, hours: string): Pieces<P> => [
    "Questions? Write to ",
    email,
    ` or call ${phone}, ${hours}.`,
  ],
};

export const receiptFactWords = {
  order: "Order",
  placed: "Placed",
  paid: "Paid",
  nothing: "Nothing to pay",
  paidWith: (total: string, card: string) => `${total} with ${card}`,
  voucher: (last4: string) => `gift voucher ending in ${last4}`,
  ships: "Ships",
  shipsBy: (day: string, method: string) => `${day}, ${method}`,
  arrives: "Arrives",
};

/** What happens now and what can be done. */
export const afterOrderWords = {
  follow: (stages: string) => `Follow it on the order page: ${stages}.`,
  change: "Wrong address, or changed your mind? Write to us before it ships and we’ll change or cancel the order.",
  sendBack: (time: string, whoPays: string) => `Not right for you? Send it back within ${time} of delivery. ${whoPays}`,
};
