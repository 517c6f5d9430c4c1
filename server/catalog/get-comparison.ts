import type { Comparison, getComparison as call, ProductCard } from "#contract/catalog.ts";
import { type AskedFor, chooseCompared, type Chosen, MOST_COMPARED } from "#rules/catalog/comparison.ts";
import type { PublicHandler } from "../http/route.ts";
import { availabilityOf } from "./availability.ts";
import { compareRows } from "./compare-rows.ts";
import { categoryOf, LIST_DEFINITIONS } from "./list-definitions.ts";
import type { ShopProduct, ShopSku } from "./shop-product.ts";
import { type Shop, showingOf, toProductCard } from "./to-product-card.ts";
import { spoken } from "../languages/spoken.ts";

const { comparePageWords: words } = spoken.compare;

/** A product with the SKU of it that was asked for. */
interface Asked {
  product: ShopProduct;
  sku: ShopSku;
  group: string;
}

/** Offered beside those that are there, so that a comparison grows without JavaScript, too. */
const NEAR = 4;
const SKU_ID = /^\d{1,9}$/;

/** Whatever the address holds: what cannot be compared is left out by name, and nothing is refused. */
export const getComparison: PublicHandler<typeof call> = async ({ world, query }) => {
  const chosen = chooseCompared(await lookUp(readIds(query.ids), world));
  const showing = showingOf(world);
  const [first] = chosen.compared;
  const columns = chosen.compared.map(({ product, sku }) => ({
    product,
    card: toProductCard({ ...product, defaultSkuId: sku.skuId }, showing),
    availability: availabilityOf(product, sku, showing.shipDays),
  }));
  const reply: Comparison = {
    products: columns.map(({ card }) => card),
    rows: compareRows(columns),
    leftOut: leftOutOf(chosen),
    near: first ? await nearTo(first, chosen.compared, world) : [],
    category: first ? categoryLink(first.product) : null,
  };
  return { reply };
};

/** An id has one way of writing: `007` would be a second column of 7. */
function readIds(ids: string): string[] {
  return ids.split(",").flatMap((id) => id.trim().replace(/^0+(?=\d)/, "") || []);
}

async function lookUp(ids: readonly string[], { catalogue }: Shop): Promise<AskedFor<Asked>[]> {
  const skuIds = ids.filter((id) => SKU_ID.test(id)).map(Number);
  const found = skuIds.length > 0 ? await catalogue.find({ skuIds }) : [];
  const bySku = new Map(
    found.flatMap((product) =>
      product.skus.map((sku) => [String(sku.skuId), { product, sku, group: groupOf(product) }] as const),
    ),
  );
  return ids.map((id) => ({ id, product: bySku.get(id) ?? null }));
}

/** PCs stand beside PCs, headsets beside headsets. */
function groupOf({ kind, facets }: ShopProduct): string {
  return [kind, ...(facets.type ?? []).map(({ value }) => value)].join();
}

function leftOutOf({ compared, leftOut }: Chosen<Asked>): Comparison["leftOut"] {
  const unknown = leftOut.filter(({ reason }) => reason === "unknown").length;
  const kind = compared[0]?.product.kind ?? "gear";
  const named = leftOut.flatMap(({ product, reason }) => {
    if (!product || reason === "unknown") return [];
    const { name } = product.product;
    const text = {
      repeated: words.repeated(name),
      other_kind: words.otherKind(name, kind),
      too_many: words.tooMany(name),
    }[reason];
    return [{ skuId: product.sku.skuId, reason, text }];
  });
  return unknown === 0 ? named : [...named, { skuId: null, reason: "unknown", text: words.unknown(unknown) }];
}

async function nearTo(first: Asked, compared: readonly Asked[], shop: Shop): Promise<ProductCard[]> {
  if (compared.length >= MOST_COMPARED) return [];
  const there = new Set(compared.map(({ product }) => product.id));
  const showing = showingOf(shop);
  const related = await shop.catalogue.related(first.product, 100);
  return related
    .filter((product) => !there.has(product.id) && groupOf(product) === first.group)
    .slice(0, NEAR)
    .map((product) => toProductCard(product, showing));
}

function categoryLink(product: ShopProduct): Comparison["category"] {
  const { title, link } = LIST_DEFINITIONS[categoryOf(product)];
  return { title, link };
}
