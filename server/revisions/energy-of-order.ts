import type { Refusal } from "#rules/refusal.ts";
import { hasOtherParts, toBuild } from "../builds/configure.ts";
import { energyRefusal } from "../builds/energy-refusal.ts";
import { readSkus } from "../catalog/catalogue-skus.ts";
import { readJudgedFacts } from "../catalog/part-facts.ts";
import type { Queries, Tx } from "../db/database.ts";

/**
 * Whether what stays in an order may go to another state. What a PC is certified for is asked of the catalogue as it is
 * now, since that is what it would be sent under; its parts are those that it was ordered with.
 */
export async function orderEnergyRefusal(
  queries: Queries | Tx,
  orderId: string,
  units: readonly number[],
  place: { country: string; state: string },
  on: string,
): Promise<Refusal<"energy_law"> | null> {
  const rows = await queries
    .selectFrom("order_lines")
    .select(["position", "sku_id", "description", "build"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const staying = rows.flatMap((row, at) =>
    row.sku_id !== null && (units[at] ?? 0) > 0 ? { ...row, at, skuId: row.sku_id } : [],
  );
  if (staying.length === 0) return null;
  const skus = new Map(
    (
      await readSkus(
        queries,
        staying.map(({ skuId }) => skuId),
      )
    ).map((sku) => [sku.skuId, sku]),
  );
  const judged = staying.flatMap(({ build }) =>
    (build?.parts ?? []).flatMap(({ skuId, version }) => (version === null ? [] : { skuId, version })),
  );
  const facts = new Map(
    (judged.length > 0 ? await readJudgedFacts(queries, judged) : []).map((known) => [known.skuId, known]),
  );
  const lines = staying.flatMap(({ at, skuId, description, build }) => {
    const sku = skus.get(skuId);
    if (!sku) return [];
    const parts = build?.parts.map((part) => ({ ...part, known: facts.get(part.skuId) ?? null }));
    return {
      lineId: String(at),
      name: description,
      slug: sku.slug,
      skuId,
      standing: sku.energy,
      build: parts && hasOtherParts(sku, parts) ? toBuild(parts) : null,
    };
  });
  return energyRefusal(lines, place, on);
}
