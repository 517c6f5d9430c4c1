import type { Tx } from "../db/database.ts";
import { ensureHolds, holdDeadline, type HoldRefusal } from "../holds/holds.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";

const GONE = {
  out_of_stock: "stock_gone",
  model_not_available: "stock_gone",
  coupon_used_up: "coupon_gone",
  points_too_few: "points_gone",
  voucher_short: "voucher_gone",
  longer_warranty_none: "warranty_gone",
  longer_warranty_taken: "warranty_gone",
} as const satisfies Record<HoldRefusal["reason"], string>;

/** Success came after the hold ran out: the stock is taken again, or the order ends here and the money goes back. */
export async function keepHolds(world: World, tx: Tx, order: OrderRow): Promise<OrderRow> {
  const outcome = await ensureHolds(tx, order, holdDeadline(world.now()), world.now());
  if (outcome.ok) return order;
  const reason = GONE[outcome.reason];
  return moveOrderBy(tx, order, { name: "order_cancelled", detail: { reason } }, world.now());
}
