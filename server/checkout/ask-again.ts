import type { createOrder } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/call.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { cents, NO_CENTS } from "#rules/money/cents.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import { type BillCents, type Refusal, refuse } from "#rules/refusal.ts";
import type { World } from "../world.ts";
import { logMismatch } from "./log-mismatch.ts";

/** An order that costs more than its page showed is not made: the shopper sees both totals and presses once more (decision 10). */
export function askAgain(
  world: World,
  body: BodyOf<typeof createOrder>,
  priced: PricedCart,
): Refusal<"total_higher"> | null {
  const expectedCents = fromWireMoney(body.ExpectedTotal);
  if (priced.total <= expectedCents || world.config.payment.totalMismatch === "log") return null;
  logMismatch(world, body, { orderNumber: null, priced });
  return refuse("total_higher", { expectedCents, now: billOf(priced) });
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
