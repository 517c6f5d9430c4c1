import type { Rules } from "./rules.ts";

/** A row of `routes.ts` for what is no call of the contract: a page, a picture, a webhook. Its answer is made by a mount. */
export interface Address {
  method: "GET" | "POST" | "ALL";
  /** Hono's path syntax. */
  path: string;
  rules: Rules;
}

/** The path of whatever no other row has: the store's pages. */
export const EVERYTHING_ELSE = "*";

export function address(method: Address["method"], path: string, rules: Rules): Address {
  return { method, path, rules };
}
