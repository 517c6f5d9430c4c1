import type { Page } from "@playwright/test";

/** Members with one order and no payment, by what became of it. Each has a cart of its own: a new order takes the place of one that waits. */
export const UNPAID = ["unpaid", "declined", "bankAsks"] as const;
type Unpaid = (typeof UNPAID)[number];

/** Who looks: somebody without an account, members by what they have, staff by what they may. */
export type Person =
  | "guest"
  | "guestBuyer"
  | "newcomer"
  | "bounced"
  | "shopper"
  | "oneOrder"
  | "regular"
  | "guarded"
  | Unpaid
  | "settingUp"
  | "halfway"
  | "owner"
  | "warehouse";

/** `say` puts the facts of a text in their places. */
export type Act = (page: Page, say: (text: string) => string) => Promise<void>;

/** One page as one person finds it. A page more to look at is one line more in a table of these. */
export interface PageScene {
  /** What it is called among the pictures, `noun-state`. */
  name: string;
  /** The address; `{name}` is a fact that came up while the store was filled, such as an order's number. */
  path: string;
  /** A guest, where it is not said. */
  as?: Person;
  /** Before anybody has bought or asked for anything, to see what is empty. */
  isBefore?: true;
  /** The banner about cookies stands on it; everybody else has accepted it. */
  isFirstVisit?: true;
  /** Only what the window shows: a popup lies over it. */
  isWindow?: true;
  /** What is done on the page before it is looked at. */
  act?: Act;
  /** What the page answers, where that is not 200. */
  status?: number;
}

/** A text with its facts in their places. Throws where one is not known. */
export function withFacts(text: string, facts: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, fact: string) => {
    const known = facts.get(fact);
    if (known === undefined) throw new Error(`Nobody knows {${fact}}`);
    return known;
  });
}

/** Whether a scene's path lies on a route's pattern, `carts/order/:number`. */
export function isOnRoute(path: string, pattern: string): boolean {
  const words = (text: string) => text.split("/").filter((word) => word !== "");
  const asked = words(path.split("?")[0] ?? "");
  const wanted = words(pattern);
  return asked.length === wanted.length && wanted.every((word, at) => word.startsWith(":") || word === asked[at]);
}
