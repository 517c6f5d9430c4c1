import { fromWireMoney, type WireMoney } from "#contract/wire-money.ts";
import type { World } from "../world.ts";
import type { PlacedOrder } from "./place-order.ts";

/** The shopper's page expected another total (S287, A22): logged with both, never charged; the answer shows ours. */
export function logMismatch(world: World, expectedTotal: WireMoney, { order, priced }: PlacedOrder): void {
  const expectedCents = fromWireMoney(expectedTotal);
  if (expectedCents === priced.total) return;
  world.log.warn(
    {
      orderNumber: order.orderNumber,
      expectedCents,
      totalCents: priced.total,
      steps: priced.steps.map(({ rule, lineId, amount }) => ({ rule, lineId, amountCents: amount })),
    },
    "the shopper's total differs from the server's",
  );
}
