import type { CartView } from "#contract/carts.ts";
import { checkoutBlocks } from "#rules/cart/checkout-blocks.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { refused } from "../http/route.ts";
import type { LoadedCart } from "./cart-to-price.ts";
import { wireStock } from "./wire-stock.ts";

export type CartBlock = CartView["Blocks"][number];

/** Why this cart may not go on to checkout, in the wire's words; empty when it may. */
export function cartBlocks({ lines }: LoadedCart, config: StoreConfig): CartBlock[] {
  const toCheck = lines.map((line) => ({ ...line, lineId: line.id, description: line.name, stock: wireStock(line) }));
  return checkoutBlocks(toCheck, config.limits).map(({ reason, message, icon, lineIds }) => ({
    reason,
    message,
    icon,
    cartItemIds: [...lineIds],
  }));
}

/** The block as a refusal of a checkout call (S478–S480). */
export function refusedBlock(block: CartBlock) {
  return refused(409, block.reason, block.message, { Icon: block.icon });
}
