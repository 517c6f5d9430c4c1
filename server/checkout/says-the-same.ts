import { isDeepStrictEqual } from "node:util";
import type { Tx } from "../db/database.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import type { OrderDraft } from "../orders/order-draft.ts";

/**
 * Whether a waiting order of this cart version already is the draft: what the cart's version does not cover (billing
 * address, comment, text updates) may be typed anew before the next try, and another day promises other dates.
 */
export async function saysTheSame(tx: Tx, order: OrderRow, draft: OrderDraft): Promise<boolean> {
  const row = await tx
    .selectFrom("orders")
    .select(["billing_address", "comment", "ships_on", "arrives_from", "arrives_until", "text_phone"])
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  const { shipping } = draft;
  return (
    row.comment === draft.comment &&
    row.text_phone === draft.textPhone &&
    row.ships_on === shipping.shipsOn &&
    row.arrives_from === shipping.arrivesFrom &&
    row.arrives_until === shipping.arrivesUntil &&
    isDeepStrictEqual(row.billing_address, draft.billingAddress)
  );
}
