import { NO_CENTS, type Cents } from "../money/cents.ts";
import type { PricedCart } from "./priced-cart.ts";

/** The five amounts a server's answer may replace (S144, S285). The discount is zero or negative. */
export interface ShownAmounts {
  shippingFee: Cents;
  recyclingFee: Cents;
  tax: Cents;
  totalDiscount: Cents;
  total: Cents;
}

export interface AmountsToShow {
  amounts: ShownAmounts;
  from: "server" | "local";
  /** Both breakdowns, for the log, when the totals differ (S287). */
  mismatch: { local: ShownAmounts; server: ShownAmounts } | null;
}

/**
 * In the payment step (3) the server's amounts stand above local ones, as soon as it has answered. `server` is null
 * until then; an answer of 0.00 is an answer, for points can pay a whole order (A22).
 */
export function amountsToShow(cartStep: number, local: ShownAmounts, server: ShownAmounts | null): AmountsToShow {
  if (cartStep !== 3 || server === null) return { amounts: local, from: "local", mismatch: null };
  return { amounts: server, from: "server", mismatch: server.total === local.total ? null : { local, server } };
}

export function shownAmounts({ shippingFee, recyclingFee, tax, totalDiscount, total }: PricedCart): ShownAmounts {
  return { shippingFee, recyclingFee, tax: tax ?? NO_CENTS, totalDiscount, total };
}
