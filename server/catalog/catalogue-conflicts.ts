import { sql } from "kysely";
import type { Catalogue } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Queries } from "../db/database.ts";

/** Where in a catalogue something contradicts the shop, and how. */
export interface CatalogueConflict {
  path: readonly PropertyKey[];
  message: string;
}

const KINDS: Readonly<Record<string, string>> = {
  pc: "a gaming PC",
  build: "what PC Lab builds on",
  laptop: "a laptop",
  part: "a component",
  gear: "a piece of gear",
};

/** As the file says it: what PC Lab builds on is a PC to every order, and none to a file. */
const KIND = sql<string>`detail ->> 'kind'`.as("kind");

/** What a file gives away that is another product's in the shop already: slug, model, SKU or code. Reads only. */
export async function catalogueConflicts(queries: Queries, { products }: Catalogue): Promise<CatalogueConflict[]> {
  const [rows, skus] = [
    await queries.selectFrom("products").select(["slug", KIND, "model_id"]).execute(),
    await queries
      .selectFrom("skus")
      .innerJoin("products", "products.id", "skus.product_id")
      .select(["sku_id", "code", "products.slug"])
      .execute(),
  ];
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const byModel = new Map(rows.map((row) => [row.model_id, row.slug]));
  const bySku = new Map(skus.map((row) => [row.sku_id, row]));
  const byCode = new Map(skus.map((row) => [row.code, row]));
  return products.flatMap((product, at) => {
    const found: CatalogueConflict[] = [];
    const say = (path: readonly PropertyKey[], message: string) =>
      found.push({ path: ["products", at, ...path], message });
    const known = bySlug.get(product.slug);
    if (known && known.kind !== product.kind)
      say(["slug"], `${product.slug} is ${KINDS[known.kind]} in your shop: give ${KINDS[product.kind]} another one`);
    const model = "modelId" in product ? byModel.get(product.modelId) : undefined;
    if (model !== undefined && model !== product.slug) say(["modelId"], `belongs to ${model} in your shop`);
    for (const [place, sku] of product.skus.entries()) {
      const unit = bySku.get(sku.skuId);
      const code = byCode.get(sku.code);
      if (unit && unit.slug !== product.slug)
        say(["skus", place, "skuId"], `${sku.skuId} belongs to ${unit.slug} in your shop`);
      else if (code && code.sku_id !== sku.skuId)
        say(["skus", place, "code"], `${sku.code} is the code of SKU ${code.sku_id} of ${code.slug} in your shop`);
    }
    return found;
  });
}
