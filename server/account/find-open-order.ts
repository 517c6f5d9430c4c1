import type { Shopper } from "../http/principal.ts";
import { findKeyedOrder } from "../orders/link-generation.ts";
import { isOrderKey } from "../orders/order-key.ts";
import { findOwnOrder } from "../orders/orders-table.ts";
import type { World } from "../world.ts";

/** The order of this number where this visitor may see it: by the key its browser holds, or because it placed it. */
export async function findOpenOrder(
  world: World,
  principal: Shopper,
  orderNumber: string,
): Promise<{ id: string } | null> {
  const key = principal.orderKeys.get(orderNumber);
  const keyed = key === undefined ? null : await findKeyedOrder(world.db.queries, orderNumber);
  if (keyed && key !== undefined && isOrderKey(world, keyed, "browser", key)) return keyed;
  return findOwnOrder(world.db.queries, principal, orderNumber);
}
