import {
  type Catalogue,
  type CatalogueProduct,
  type CatalogueSku,
  UNLIMITED_STOCK,
} from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Queries } from "../db/database.ts";
import type { Row } from "../db/schema.ts";
import { readFaqs } from "./catalogue-rows.ts";
import { readAllTexts } from "./catalogue-texts.ts";
import { readFrameTable } from "./frame-tables.ts";

type UnitRow = Row<"skus"> & Pick<Row<"stock">, "policy" | "on_hand">;

/**
 * The shop as a file in our own format: what is on the lists and what is not, with the prices and counts of this moment.
 * A count is what is for sale: what is paid has left it. Loaded into the same shop it changes nothing.
 */
export async function exportCatalogue(queries: Queries): Promise<Catalogue> {
  const products = await queries
    .selectFrom("products")
    .select(["id", "detail", "listed"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const units = await queries
    .selectFrom("skus")
    .innerJoin("stock", "stock.sku_id", "skus.sku_id")
    .selectAll("skus")
    .select(["policy", "on_hand"])
    .where("active", "=", true)
    .execute();
  const byId = new Map(units.map((unit) => [unit.sku_id, unit]));
  const frames = await readFrameTable(queries);
  const texts = await readAllTexts(queries);
  const faqs = Object.fromEntries(await readFaqs(queries)) as Catalogue["faqs"];
  return {
    format: "rigsmith-catalogue",
    version: 1,
    products: products.map(({ detail, listed }) => {
      const product = detail as CatalogueProduct;
      const skus = product.skus.flatMap((sku) => {
        const unit = byId.get(sku.skuId);
        return unit ? [withUnit(sku, unit)] : [];
      });
      return { ...product, ...(!listed && { published: false }), skus };
    }),
    faqs,
    ...(frames && { frames }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}

function withUnit(sku: CatalogueSku, unit: UnitRow): CatalogueSku {
  return {
    ...sku,
    code: unit.code,
    title: unit.title,
    price: unit.price_cents / 100,
    stock: unit.policy === "unlimited" ? UNLIMITED_STOCK : unit.on_hand,
    weightGrams: unit.weight_grams,
    recycleFee: unit.recycle_cents / 100,
    leasable: unit.leasable,
  };
}
