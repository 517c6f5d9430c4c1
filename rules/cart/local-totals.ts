import { cents, sumCents, type Cents } from "../money/cents.ts";
import { timesRate } from "../money/round-half-even.ts";
import type { CartState, CartStateItem } from "./cart-state.ts";
import { localShippingFee } from "./local-shipping.ts";
import { fromWireMoney, toWireMoney } from "../money/wire-money.ts";

/**
 * The cart's totals from its own items and rates, for the moment until the server has answered (S284, S286).
 * A deposit is not taxed, nobody is owed less than nothing, and the server's numbers count as old.
 */
export function withLocalTotals<State extends CartState>(state: State): State {
  const items = Object.values(state.cartItems);
  const deposits = items.filter(({ IsPreOrderDepositItem }) => IsPreOrderDepositItem);
  const subtotal = amountOf(items);
  const discount = totalDiscount(state, subtotal);
  const afterDiscount = cents(subtotal - discount);
  // Not every state has the fee: it is charged where the server's last answer charged it.
  const fees = state.backendRecycling > 0 ? items : [];
  const recycling = sumCents(fees.map((item) => cents(fromWireMoney(item.Recycle) * item.Quantity)));
  const taxable = cents(Math.max(0, afterDiscount - amountOf(deposits)));
  const tax = timesRate(taxable, Math.round(state.taxRate * 1_000_000));
  const shipping = localShippingFee(state);
  return {
    ...state,
    subTotal: toWireMoney(subtotal),
    totalDiscount: toWireMoney(discount),
    afterDiscountSubTotal: toWireMoney(afterDiscount),
    recycleFee: toWireMoney(recycling),
    shippingFee: toWireMoney(shipping),
    tax: toWireMoney(tax),
    finalAmount: toWireMoney(sumCents([afterDiscount, recycling, tax, shipping, fromWireMoney(state.deliveryFee)])),
    totalCount: countOf(items),
    preOrderDepositItemsAmout: toWireMoney(amountOf(deposits)),
    preOrderDepositTotalCount: countOf(deposits),
    isBackendAnswered: false,
  };
}

/** Coupon, ID verification and points together, never more than the items cost. */
function totalDiscount(state: CartState, subtotal: Cents): Cents {
  const discounts = [state.couponDiscount, state.idVerification?.IDmeTotalDiscount ?? 0, state.rewardPointsDisount];
  return cents(Math.min(subtotal, sumCents(discounts.map(fromWireMoney))));
}

/** `Price` is one unit with everything chosen on it. */
function amountOf(items: readonly CartStateItem[]): Cents {
  return sumCents(items.map((item) => cents(fromWireMoney(item.Price) * item.Quantity)));
}

function countOf(items: readonly CartStateItem[]): number {
  return items.reduce((count, { Quantity }) => count + Quantity, 0);
}
