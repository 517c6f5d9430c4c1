import { cents, type Cents } from "#rules/money/cents.ts";
import type { World } from "../world.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import { type CartLine, checkUnits } from "./cart-lines.ts";
import { findCart } from "./load-cart.ts";

/** The same thing at its price with a PC. */
export interface WithPcPrice {
  sku: SellableSku;
  /** For all units of the line. */
  saving: Cents;
}

/**
 * Lines that are in the cart at the price of a thing bought alone, beside a PC that would make them cheaper: by line id.
 * Nothing is read for a cart without a PC or without such a line.
 */
export async function withPcPrices(
  world: Pick<World, "db" | "catalogue" | "settings" | "config" | "now">,
  lines: readonly CartLine[],
): Promise<ReadonlyMap<string, WithPcPrice>> {
  if (!lines.some(({ modelId }) => modelId > 0)) return new Map();
  const twins = await world.catalogue.pcTwins();
  const alone = lines.filter(
    ({ skuId, requiresPc, isPreOrderDeposit }) => twins.has(skuId) && !requiresPc && !isPreOrderDeposit,
  );
  if (alone.length === 0) return new Map();
  const { skus } = await findCart(world, null, { skuIds: alone.flatMap(({ skuId }) => twins.get(skuId) ?? []) });
  return new Map(
    alone.flatMap((line) => {
      const sku = skus.get(twins.get(line.skuId) ?? 0);
      const inCart = lines.filter(({ skuId }) => skuId === sku?.skuId).reduce((sum, { quantity }) => sum + quantity, 0);
      if (!sku?.sold || sku.unitPrice >= line.unitPrice || checkUnits(sku, inCart + line.quantity) !== null) return [];
      return [[line.id, { sku, saving: cents((line.unitPrice - sku.unitPrice) * line.quantity) }] as const];
    }),
  );
}
