import type { createOrder } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/call.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { moneyText } from "#rules/money/money-text.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import type { Refused } from "../carts/change-cart.ts";
import { refused } from "../http/route.ts";
import type { World } from "../world.ts";
import { totalBreakdown } from "#contract/total-breakdown.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import { logMismatch } from "./log-mismatch.ts";

/** An order that costs more than its page showed is not made: the shopper sees both totals and presses once more (decision 10). */
export function askAgain(world: World, body: BodyOf<typeof createOrder>, priced: PricedCart): Refused | null {
  const expected = fromWireMoney(body.ExpectedTotal);
  if (priced.total <= expected || world.config.payment.totalMismatch === "log") return null;
  logMismatch(world, body, { orderNumber: null, priced });
  return refused(
    409,
    "total_higher",
    `The total is now ${moneyText(priced.total)}, not ${moneyText(expected)}. Nothing was ordered, and you were not charged.`,
    { Icon: "warning", TotalChange: { Expected: body.ExpectedTotal, Now: totalBreakdown(wireTotals(priced)) } },
  );
}
