import type { CartState } from "./cart-state.ts";
import type { WireMoney } from "../money/wire-money.ts";

/** The amounts of the cart that a page shows. */
export interface ShownTotals {
  from: "backend" | "local";
  shippingFee: WireMoney;
  recycling: WireMoney;
  tax: WireMoney;
  totalDiscount: WireMoney;
  finalAmount: WireMoney;
}

/**
 * The server's amounts as soon as it has answered, the browser's own until then (S285, S286). That it answered is marked
 * apart from its amount, because an order paid with points or a coupon costs a genuine 0.00 (A22).
 */
export function shownTotals(state: CartState): ShownTotals {
  return state.isBackendAnswered
    ? {
        from: "backend",
        shippingFee: state.backendShippingFee,
        recycling: state.backendRecycling,
        tax: state.backendTax,
        totalDiscount: state.backendTotalDiscount,
        finalAmount: state.backendFinalAmount,
      }
    : {
        from: "local",
        shippingFee: state.shippingFee,
        recycling: state.recycleFee,
        tax: state.tax,
        totalDiscount: state.totalDiscount,
        finalAmount: state.finalAmount,
      };
}
