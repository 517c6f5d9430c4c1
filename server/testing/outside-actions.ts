/** Everybody that the store asks something of, as docs/outside.md lists them. */
export const OUTSIDE_NAMES = [
  "stripe",
  "paypal",
  "amazon",
  "affirm",
  "katapult",
  "google",
  "discord",
  "idme",
  "address",
  "tax",
  "insurance",
  "screening",
  "location",
  "mail",
  "texts",
  "marketing",
  "webhooks",
  "shipping",
  "logging",
] as const;
export type OutsideName = (typeof OUTSIDE_NAMES)[number];

/** What a shopper does, and what the store and its staff do behind it. */
export const OUTSIDE_ACTIONS = [
  "browse",
  "sign in",
  "add to cart",
  "discount of a group",
  "checkout",
  "pay",
  "order page",
  "cancel",
  "behind it",
] as const;
export type OutsideAction = (typeof OUTSIDE_ACTIONS)[number];

const MONEY = ["stripe", "paypal", "amazon", "affirm", "katapult"] as const;

/** Whom each action asks. What is not here is not asked, and can take nothing from it. */
export const ASKED_OUTSIDE: Readonly<Record<OutsideAction, readonly OutsideName[]>> = {
  browse: ["location"],
  "sign in": ["google", "discord"],
  "add to cart": [],
  "discount of a group": ["idme"],
  checkout: ["address", "tax", "insurance"],
  pay: [...MONEY, "screening"],
  "order page": [],
  cancel: MONEY,
  "behind it": [...MONEY, "insurance", "screening", "mail", "texts", "marketing", "webhooks", "shipping", "logging"],
};
