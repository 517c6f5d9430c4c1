import type { CartView } from "#contract/carts.ts";
import { type BlockedCheckout, checkoutBlocks } from "#rules/cart/checkout-blocks.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { refusalAnswer } from "../http/refusal-answer.ts";
import type { LoadedCart } from "./load-cart.ts";
import { wireStock } from "../catalog/wire-stock.ts";

/** Why this cart may not go on to checkout; empty when it may. */
export function cartBlocks({ lines }: LoadedCart, config: StoreConfig): readonly BlockedCheckout[] {
  const toCheck = lines.map((line) => ({
    ...line,
    lineId: line.id,
    description: line.longer?.name ?? line.name,
    stock: wireStock(line),
    longerWarranty: line.longer,
  }));
  return checkoutBlocks(toCheck, config.limits);
}

/** The same in the wire's words (S478–S480). */
export function wireBlock({ refusal, lineIds }: BlockedCheckout): CartView["Blocks"][number] {
  const { alert } = refusalAnswer(refusal);
  return {
    reason: refusal.reason,
    message: alert.Message,
    icon: alert.Icon === "warning" ? "warning" : "error",
    cartItemIds: [...lineIds],
  };
}
