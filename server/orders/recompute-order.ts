import type { PricingConfig } from "#rules/config/pricing-config.ts";
import { cents, type Cents } from "#rules/money/cents.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { PriceStep } from "#rules/pricing/price-step.ts";
import type { Bill } from "#rules/pricing/priced-cart.ts";
import { stepWords } from "#words/price-steps.ts";
import type { Queries } from "../db/database.ts";
import { findPricingConfig } from "./pricing-configs-table.ts";

/** One step of the bill, as charged and as computed now; null where that side has no such step. */
export interface RecomputedStep {
  rule: string;
  label: string;
  lineId: string | null;
  before: Cents | null;
  after: Cents | null;
}

export interface Recomputed {
  orderNumber: string;
  charged: Cents;
  recomputed: Cents;
  /** Version of the configuration that priced it, then and now. */
  configVersion: string;
  /** False for an order from before configurations were kept: today's priced it again. */
  isConfigKept: boolean;
  steps: RecomputedStep[];
  /** Steps that differ; empty when every cent is the same. */
  differences: RecomputedStep[];
}

/**
 * Prices a stored order again from the input and the configuration it was priced with, at its own instant: the same
 * cents, whatever prices, rates and settings are today. Null when there is no such order.
 */
export async function recomputeOrder(
  queries: Queries,
  today: PricingConfig,
  orderNumber: string,
): Promise<Recomputed | null> {
  const order = await queries
    .selectFrom("orders")
    .select(["total_cents", "priced_cart", "priced_steps", "config_version", "config_sha256"])
    .where("order_number", "=", orderNumber)
    .executeTakeFirst();
  if (!order) return null;
  const config = order.config_sha256 === null ? today : await findPricingConfig(queries, order.config_sha256);
  const result = priceCart(order.priced_cart as CartToPrice, config);
  if (!result.ok) throw new Error(`Order ${orderNumber} cannot be priced again: ${result.reason}`);
  const steps = sideBySide((order.priced_steps as Bill).steps, result.value.steps);
  return {
    orderNumber,
    charged: cents(order.total_cents),
    recomputed: result.value.total,
    configVersion: order.config_version,
    isConfigKept: order.config_sha256 !== null,
    steps,
    differences: steps.filter(({ before, after }) => before !== after),
  };
}

function sideBySide(charged: readonly PriceStep[], recomputed: readonly PriceStep[]): RecomputedStep[] {
  const [then, now] = [sums(charged), sums(recomputed)];
  return [...new Map([...now, ...then])].map(([name, step]) => ({
    rule: step.rule,
    label: stepWords(step).label,
    lineId: step.lineId,
    before: then.get(name)?.amount ?? null,
    after: now.get(name)?.amount ?? null,
  }));
}

/** By what names a step on both bills: two parts of one tax, GST and QST, are two steps. */
function sums(steps: readonly PriceStep[]): Map<string, PriceStep> {
  const byName = new Map<string, PriceStep>();
  for (const step of steps) {
    const name = [step.kind, step.rule, step.lineId ?? "", step.kind === "tax" ? step.tax : ""].join("|");
    byName.set(name, { ...step, amount: cents((byName.get(name)?.amount ?? 0) + step.amount) });
  }
  return byName;
}
