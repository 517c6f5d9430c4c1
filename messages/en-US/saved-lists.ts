import { counted } from "./plural.ts";

export const savedListWords = {
  title: "Saved lists",
  /** The first list's name until it is given another. */
  first: "Saved",
  lead: "What you save stays here, on every device you sign in on. Nothing is reserved.",
  none: "Nothing saved yet. Press “Save” on a product, or “Save for later” in the cart, and find it here.",
  failed: "We could not read your lists.",
  failedHelp: "They are safe. Load the page again in a minute.",
  ways: "Your lists",
  things: (count: number) => counted(count, "thing", "things"),
  emptyList: "Nothing on this list yet.",

  since: (day: string) => `Saved ${day}`,
  units: (quantity: number) => `Quantity ${quantity}`,
  dropped: (by: string, before: string) => `${by} less than when you saved it, at ${before}`,
  rose: (by: string, before: string) => `${by} more than when you saved it, at ${before}`,
  gone: "No longer sold",
  goneName: "A product we no longer sell",

  toCart: "Move to cart",
  toCartOne: (product: string) => `Move to cart: ${product}`,
  takeOff: "Remove",
  takeOffOne: (product: string) => `Remove ${product} from this list`,
  move: "Move to",
  moveOne: (product: string) => `List for ${product}`,
  moveSend: "Move",

  manage: "Name, sharing and removal",
  name: "Name of the list",
  rename: "Save the name",
  remove: "Remove this list",
  removeLead: (things: number) =>
    things === 0 ? "It is empty." : `It takes ${counted(things, "thing", "things")} with it, for good.`,
  share: "Share this list",
  shareLead: "Anyone with the link sees the list at today’s prices, but not your name or your account.",
  sharedLead: "Anyone with this link sees the list. If you stop sharing, the link stops working for good.",
  shareLink: "Link to this list",
  unshare: "Stop sharing",
  add: "New list",
  addName: "Name of the new list",
  addSend: "Create the list",
  full: (most: number) => `Your account has ${most} lists. Remove one to make another.`,

  sharedTitle: "A shared list",
  sharedBy: "Somebody shared this list with you. Prices and stock are today’s.",
  sharedNone: "Nothing is on it at the moment.",
  notShared: "This list is no longer shared",
  notSharedHelp: "Its owner stopped sharing it, or part of the link is missing.",
  open: (product: string) => `See ${product}`,
};
