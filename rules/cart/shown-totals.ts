import type { CartState } from "./cart-state.ts";
import { fromWireMoney, type WireMoney } from "../money/wire-money.ts";

/** The amounts that the payment step takes from the server rather than from the browser. */
export interface ShownTotals {
  from: "backend" | "local";
  shippingFee: WireMoney;
  recycling: WireMoney;
  tax: WireMoney;
  totalDiscount: WireMoney;
  finalAmount: WireMoney;
}

/**
 * In the payment step the server's amounts stand above the browser's as soon as the server has answered (S285). That it
 * answered is marked apart from its amount, because an order paid with points or a coupon costs a genuine 0.00 (A22).
 */
export function shownTotals(state: CartState): ShownTotals {
  return state.cartStep === 3 && state.isBackendAnswered ? backendTotals(state) : localTotals(state);
}

/** Both breakdowns where the server's final amount is another than the browser's, for the log (S287); null where they agree. */
export function totalsMismatch(state: CartState): { local: ShownTotals; backend: ShownTotals } | null {
  if (!state.isBackendAnswered || fromWireMoney(state.finalAmount) === fromWireMoney(state.backendFinalAmount))
    return null;
  return { local: localTotals(state), backend: backendTotals(state) };
}

function backendTotals(state: CartState): ShownTotals {
  return {
    from: "backend",
    shippingFee: state.backendShippingFee,
    recycling: state.backendRecycling,
    tax: state.backendTax,
    totalDiscount: state.backendTotalDiscount,
    finalAmount: state.backendFinalAmount,
  };
}

function localTotals(state: CartState): ShownTotals {
  return {
    from: "local",
    shippingFee: state.shippingFee,
    recycling: state.recycleFee,
    tax: state.tax,
    totalDiscount: state.totalDiscount,
    finalAmount: state.finalAmount,
  };
}
