import type { StoreConfig } from "#rules/config/store-config.ts";
import { cents, type Cents } from "#rules/money/cents.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { PricedCart, PriceStep } from "#rules/pricing/priced-cart.ts";
import type { Queries } from "../db/database.ts";

export interface Recomputed {
  orderNumber: string;
  charged: Cents;
  recomputed: Cents;
  /** Configuration that priced it then, and the one that priced it now. */
  configThen: string;
  configNow: string;
  /** Steps that differ, as charged and as computed now; empty when every cent is the same. */
  differences: { rule: string; lineId: string | null; before: Cents | null; after: Cents | null }[];
}

/**
 * Prices a stored order again from the input it was priced with, at its own instant: the same cents, whatever prices
 * are in the catalogue today. Null when there is no such order.
 */
export async function recomputeOrder(
  queries: Queries,
  config: StoreConfig,
  orderNumber: string,
): Promise<Recomputed | null> {
  const order = await queries
    .selectFrom("orders")
    .select(["total_cents", "priced_cart", "priced_steps", "config_version"])
    .where("order_number", "=", orderNumber)
    .executeTakeFirst();
  if (!order) return null;
  const result = priceCart(order.priced_cart as CartToPrice, config);
  if (!result.ok) throw new Error(`Order ${orderNumber} cannot be priced again: ${result.reason}`);
  return {
    orderNumber,
    charged: cents(order.total_cents),
    recomputed: result.value.total,
    configThen: order.config_version,
    configNow: result.value.configVersion,
    differences: differences((order.priced_steps as PricedCart).steps, result.value.steps),
  };
}

function differences(charged: readonly PriceStep[], recomputed: readonly PriceStep[]): Recomputed["differences"] {
  const [then, now] = [sumsByStep(charged), sumsByStep(recomputed)];
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((name) => {
    const [a, b] = [then.get(name), now.get(name)];
    const step = a?.step ?? b?.step;
    if (!step || a?.amount === b?.amount) return [];
    const { rule, lineId } = step;
    return [{ rule, lineId, before: a ? cents(a.amount) : null, after: b ? cents(b.amount) : null }];
  });
}

function sumsByStep(steps: readonly PriceStep[]): Map<string, { step: PriceStep; amount: number }> {
  const sums = new Map<string, { step: PriceStep; amount: number }>();
  for (const step of steps) {
    const key = `${step.kind}|${step.rule}|${step.lineId ?? ""}`;
    sums.set(key, { step, amount: (sums.get(key)?.amount ?? 0) + step.amount });
  }
  return sums;
}
