import type { PricingConfig } from "#rules/config/pricing-config.ts";
import { cents, type Cents } from "#rules/money/cents.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { PriceStep } from "#rules/pricing/price-step.ts";
import type { Bill } from "#rules/pricing/priced-cart.ts";
import type { TaxBy } from "#rules/tax/asked-tax.ts";
import type { Queries } from "../db/database.ts";
import { findPricingConfig } from "./pricing-configs-table.ts";
import { listRevisions } from "./revisions-table.ts";
import { spoken } from "../languages/spoken.ts";

const { stepWords } = spoken.priceSteps;

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
  /** Whose answer its tax is; null where the state table served. */
  taxBy: TaxBy | null;
  /** False for an order from before configurations were kept: today's priced it again. */
  isConfigKept: boolean;
  steps: RecomputedStep[];
  /** Steps that differ; empty when every cent is the same. */
  differences: RecomputedStep[];
}

/** Every change of an order, from the order as it was placed, priced again as the order itself is; empty where nothing was changed. */
export async function recomputeRevisions(
  queries: Queries,
  today: PricingConfig,
  orderNumber: string,
): Promise<Recomputed[]> {
  const order = await queries
    .selectFrom("orders")
    .select("id")
    .where("order_number", "=", orderNumber)
    .executeTakeFirst();
  const revisions = order ? await listRevisions(queries, order.id) : [];
  return Promise.all(
    revisions.map(({ number, total, pricedCart, bill, configVersion, configSha256 }) =>
      recompute(queries, today, {
        name: `${orderNumber} revision ${number}`,
        charged: total,
        cart: pricedCart,
        bill,
        configVersion,
        configSha256,
      }),
    ),
  );
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
  return recompute(queries, today, {
    name: orderNumber,
    charged: cents(order.total_cents),
    cart: order.priced_cart,
    bill: order.priced_steps as Bill,
    configVersion: order.config_version,
    configSha256: order.config_sha256,
  });
}

interface Priced {
  name: string;
  charged: Cents;
  cart: CartToPrice;
  bill: Bill;
  configVersion: string;
  configSha256: string | null;
}

async function recompute(
  queries: Queries,
  today: PricingConfig,
  { name, charged, cart, bill, configVersion, configSha256 }: Priced,
): Promise<Recomputed> {
  const config = configSha256 === null ? today : await findPricingConfig(queries, configSha256);
  const result = priceCart(cart, config);
  if (!result.ok) throw new Error(`Order ${name} cannot be priced again: ${result.reason}`);
  const steps = sideBySide(bill.steps, result.value.steps);
  return {
    orderNumber: name,
    charged,
    recomputed: result.value.total,
    configVersion,
    taxBy: result.value.taxBy ?? null,
    isConfigKept: configSha256 !== null,
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

/** Several parts of one line are changed. */
const slotOf = (step: PriceStep) => (step.rule === "chosen-part" ? step.optionId : "");

/** By what names a step on both bills: two parts of one tax, GST and QST, are two steps. */
function sums(steps: readonly PriceStep[]): Map<string, PriceStep> {
  const byName = new Map<string, PriceStep>();
  for (const step of steps) {
    const name = [step.kind, step.rule, step.lineId ?? "", step.kind === "tax" ? step.tax : "", slotOf(step)].join("|");
    byName.set(name, { ...step, amount: cents((byName.get(name)?.amount ?? 0) + step.amount) });
  }
  return byName;
}
