import type { createOrder } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/call.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { cents, NO_CENTS } from "#rules/money/cents.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import type { BillCents } from "#rules/money/bill-cents.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { toPay } from "#rules/voucher/to-pay.ts";
import type { OrderDraft } from "../orders/order-draft.ts";
import type { World } from "../world.ts";
import { logMismatch } from "./log-mismatch.ts";

/**
 * An order that costs more than its page showed is not made: the shopper sees both totals and presses once more (decision
 * 10). Nor is one of which more is left to pay, because its voucher holds less than the page said.
 */
export function askAgain(
  world: World,
  body: BodyOf<typeof createOrder>,
  { priced, voucher, loaded }: OrderDraft,
): Refusal<"total_higher" | "to_pay_higher"> | null {
  if (world.config.payment.totalMismatch === "log") return null;
  const expectedCents = fromWireMoney(body.ExpectedTotal);
  if (priced.total > expectedCents) {
    logMismatch(world, body, { orderNumber: null, priced });
    return refuse("total_higher", { expectedCents, now: billOf(priced) });
  }
  const [shown, toPayCents] = [fromWireMoney(body.ExpectedToPay ?? body.ExpectedTotal), toPay({ ...priced, voucher })];
  if (toPayCents <= shown || loaded.testMode) return null;
  return refuse("to_pay_higher", { expectedCents: shown, toPayCents });
}

function billOf(priced: PricedCart): BillCents {
  return {
    totalCents: priced.total,
    subTotalCents: priced.subtotal,
    savingCents: cents(-priced.totalDiscount),
    shippingCents: priced.shippingFee,
    taxCents: priced.tax ?? NO_CENTS,
    recyclingCents: priced.recyclingFee,
    deliveryFeeCents: priced.deliveryFee,
    insuranceCents: priced.insurance,
  };
}
