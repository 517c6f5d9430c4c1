import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import type { PricingConfig } from "#rules/config/pricing-config.ts";
import { cents, type Cents } from "#rules/money/cents.ts";
import type { PaidCart } from "#rules/revision/revise-cart.ts";
import type { Bill } from "#rules/pricing/priced-cart.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";
import { findPricingConfig } from "../orders/pricing-configs-table.ts";
import { listRevisions } from "../orders/revisions-table.ts";
import type { World } from "../world.ts";

/** A paid order as a change of it begins: what it is now, and what priced it. */
export interface PaidOrder {
  row: Row<"orders">;
  total: Cents;
  bill: Bill;
  cart: PaidCart;
  shippingAddress: ShippingAddress;
  config: PricingConfig;
  /** The number of the next change; 1 where there was none. */
  nextNumber: number;
}

/** Lines keep their number for good, so they are named by the cart of the order as it was placed. */
export async function loadPaidOrder(
  { config: today }: Pick<World, "config">,
  queries: Queries | Tx,
  orderId: string,
): Promise<PaidOrder> {
  const row = await queries.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const lines = await queries
    .selectFrom("order_lines")
    .select("quantity")
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const revisions = await listRevisions(queries, orderId);
  const cart = row.priced_cart;
  const placed = revisions[0]?.pricedCart ?? cart;
  return {
    row,
    total: cents(row.total_cents),
    bill: row.priced_steps as Bill,
    cart: {
      cart,
      lines: placed.lines.map(({ lineId }, at) => ({ lineId, units: lines[at]?.quantity ?? 0 })),
      pointsUsed: row.points_used,
    },
    shippingAddress: row.shipping_address,
    config: row.config_sha256 === null ? today : await findPricingConfig(queries, row.config_sha256),
    nextNumber: Math.max(1, revisions.length),
  };
}
