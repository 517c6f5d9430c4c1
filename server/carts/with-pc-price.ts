import { sql } from "kysely";
import { cents, type Cents } from "#rules/money/cents.ts";
import type { Queries, Tx } from "../db/database.ts";
import { type CartLine, findSkus, type SellableSku } from "./cart-lines.ts";
import { checkUnits } from "./check-units.ts";

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
  queries: Queries | Tx,
  lines: readonly CartLine[],
): Promise<ReadonlyMap<string, WithPcPrice>> {
  const alone = lines.filter(
    ({ modelId, requiresPc, isPreOrderDeposit }) => modelId === 0 && !requiresPc && !isPreOrderDeposit,
  );
  if (alone.length === 0 || !lines.some(({ modelId }) => modelId > 0)) return new Map();
  const twins = await twinsOf(queries);
  const skus = await findSkus(
    queries,
    alone.flatMap(({ skuId }) => twins.get(skuId) ?? []),
    null,
  );
  return new Map(
    alone.flatMap((line) => {
      const sku = skus.get(twins.get(line.skuId) ?? 0);
      const inCart = lines.filter(({ skuId }) => skuId === sku?.skuId).reduce((sum, { quantity }) => sum + quantity, 0);
      if (!sku?.sold || sku.unitPrice >= line.unitPrice || checkUnits(sku, inCart + line.quantity) !== null) return [];
      return [[line.id, { sku, saving: cents((line.unitPrice - sku.unitPrice) * line.quantity) }] as const];
    }),
  );
}

/** SKU with a PC, by the SKU of the same thing alone. */
async function twinsOf(queries: Queries | Tx): Promise<Map<number, number>> {
  const rows = await queries
    .selectFrom("products")
    .select(["default_sku_id", sql<number[]>`detail->'sameAs'`.as("same_as")])
    .where("requires_pc", "=", true)
    .where("listed", "=", true)
    .where(sql<boolean>`detail->'sameAs' is not null`)
    .execute();
  return new Map(
    rows.flatMap(({ default_sku_id, same_as }) => same_as.map((alone) => [alone, default_sku_id] as const)),
  );
}
