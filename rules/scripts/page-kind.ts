import { isCommercePath } from "./commerce-path.ts";

/** What a page is to those who have a script on it. They hear this word and nothing else of the address. */
export const PAGE_KINDS = ["page", "product", "gear", "cart", "checkout", "survey"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const PRODUCT = /^\/(?:store\/[^/]+|gear-store\/[^/]+\/[^/]+)$/;
/** Where a card is typed, a payment is looked at, or staff work: no script of others, whatever somebody agreed to. */
const NONE = /^\/(?:staff|dev|carts\/return|carts\/order\/[^/]+\/change)(?:\/|$)/;

/** Null where no script of others may be. */
export function pageKindOf(path: string, search: string): PageKind | null {
  if (NONE.test(path)) return null;
  if (path === "/carts/order-survey") return "survey";
  if (path === "/carts") {
    const [, step] = /[?&]step=([a-z]+)/.exec(search) ?? [];
    if (step === "payment") return null;
    return step === undefined ? "cart" : "checkout";
  }
  if (PRODUCT.test(path)) return "product";
  if (!isCommercePath(path)) return "page";
  return path.startsWith("/carts") ? "cart" : "gear";
}
