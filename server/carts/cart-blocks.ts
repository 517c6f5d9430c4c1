import type { CartView } from "#contract/carts.ts";
import { type BlockedCheckout, checkoutBlocks, type LineToCheck } from "#rules/cart/checkout-blocks.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { refusalAnswer } from "../http/refusal-answer.ts";
import type { CartLine } from "./cart-lines.ts";
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
  return [...checkoutBlocks([...toCheck, ...lines.flatMap(partsToCheck)], config.limits), ...builds(lines)];
}

/** Units of a build's parts come off the same shelf as those that are bought apart. */
function partsToCheck(line: CartLine): LineToCheck[] {
  return (line.configured?.parts ?? []).map(({ sku, quantity }) => ({
    lineId: line.id,
    modelId: 0,
    skuId: sku.skuId,
    kind: sku.kind,
    description: sku.name,
    quantity: quantity * line.quantity,
    requiresPc: false,
    // What is chosen with a build only is not sold apart.
    stock: wireStock({ ...sku, sold: sku.isListed }),
  }));
}

function builds(lines: readonly CartLine[]): BlockedCheckout[] {
  return lines.flatMap(({ id, configured }) => {
    const refusal = configured?.refusal;
    return refusal ? [{ refusal, lineIds: [id] }] : [];
  });
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
