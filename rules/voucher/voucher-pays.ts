import { cents, type Cents } from "../money/cents.ts";
import { LEAST_CHARGE } from "../payment/charge-limits.ts";

/**
 * What a voucher pays of an order's total, tax and all: as much as there is. Where that would leave a card less than it
 * can be charged, the least charge is left to it and the rest of the voucher stays.
 */
export function voucherPays(balance: Cents, total: Cents): Cents {
  const most = Math.max(0, Math.min(balance, total));
  const rest = total - most;
  if (rest === 0 || rest >= LEAST_CHARGE) return cents(most);
  return cents(Math.max(0, total - LEAST_CHARGE));
}
