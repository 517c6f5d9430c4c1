import type { createOrder } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/call.ts";
import { totalBreakdown, type TotalBreakdown } from "#contract/total-breakdown.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { NO_CENTS } from "#rules/money/cents.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import type { World } from "../world.ts";

/** The shopper's page showed another bill (S287, S486, A22): logged with both, in dollars, and the steps that made ours. */
export function logMismatch(
  world: World,
  { ExpectedTotal, ExpectedParts }: Pick<BodyOf<typeof createOrder>, "ExpectedTotal" | "ExpectedParts">,
  { orderNumber, priced }: { orderNumber: string | null; priced: PricedCart },
): void {
  const ours = totalBreakdown(wireTotals(priced, NO_CENTS));
  const shown = { ...ExpectedParts, Total: ExpectedTotal };
  if (!differs(shown, ours)) return;
  world.log.warn(
    {
      orderNumber,
      shown,
      ours,
      steps: priced.steps.map(({ rule, lineId, amount }) => ({ rule, lineId, amountCents: amount })),
    },
    "the shopper's total differs from the server's",
  );
}

function differs(shown: Partial<TotalBreakdown>, ours: TotalBreakdown): boolean {
  return Object.entries(shown).some(
    ([part, dollars]) => fromWireMoney(dollars) !== fromWireMoney(ours[part as keyof TotalBreakdown]),
  );
}
