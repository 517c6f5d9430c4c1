import type { WireOrigin } from "#contract/wire-origin.ts";
import type { CartState } from "#rules/cart/cart-state.ts";

type Said = Pick<CartState, "salesName" | "referralCode" | "request" | "errorCount">;

/** Where the order comes from in the specification's words: the link's, as the cart keeps them, and what the checkout met. */
export function orderCameFrom({ salesName, referralCode, request, errorCount }: Said, userAgent: string): WireOrigin {
  return {
    SalesName: salesName,
    Referral: referralCode,
    Request: request,
    ErrorCount: errorCount,
    // What browsers of phones call themselves (developer.mozilla.org, Browser detection using the user agent).
    IsMobile: /\bMobi/.test(userAgent),
  };
}
