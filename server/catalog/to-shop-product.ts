import type { Rating } from "#contract/catalog.ts";
import type { CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { describeComputer, type PartInShop } from "./describe-computer.ts";
import { describeGear, describePart } from "./describe-gear.ts";
import type { ShopProduct, ShopSku } from "./shop-product.ts";

/** Words, facets and tables of one product kind, derived from its facts. */
export type Described = Pick<ShopProduct, "specs" | "facets" | "specTable" | "parts">;

/** A catalogue record and its SKUs become what the pages show. Throws when a computer names a part the shop does not have. */
export function toShopProduct(
  entry: { id: number; position: number; product: CatalogueProduct; skus: readonly ShopSku[] },
  partsBySlug: ReadonlyMap<string, PartInShop>,
): ShopProduct {
  const { product } = entry;
  const computer = product.kind === "pc" || product.kind === "laptop" ? product : null;
  return {
    id: entry.id,
    slug: product.slug,
    kind: product.kind,
    modelId: computer?.modelId ?? 0,
    modelType: computer?.modelType ?? null,
    optionId: product.kind === "part" ? product.optionId : null,
    gearCategoryId: product.kind === "gear" ? product.gearCategoryId : null,
    name: product.name,
    summary: product.summary,
    description: product.description,
    pictures: product.pictures,
    requiresPc: product.requiresPc,
    readyMade: computer?.readyMade ?? false,
    buildDays: computer?.buildDays ?? 0,
    preOrderShipsOn: product.kind === "gear" ? (product.preOrder?.shipsOn ?? null) : null,
    skus: entry.skus,
    defaultSkuId: product.defaultSkuId,
    position: entry.position,
    condition: product.kind === "part" ? null : product.condition,
    reviews: (product.reviews?.latest ?? []).map((review) => ({ ...review, sample: product.reviews?.sample ?? true })),
    rating: ratingOf(product),
    faq: product.faq,
    ...describe(product, partsBySlug, entry.skus),
  };
}

function describe(
  product: CatalogueProduct,
  partsBySlug: ReadonlyMap<string, PartInShop>,
  skus: readonly ShopSku[],
): Described {
  if (product.kind === "pc" || product.kind === "laptop") return describeComputer(product, partsBySlug);
  return product.kind === "part" ? describePart(product, skus) : describeGear(product, skus);
}

/** What the reviews that exist add up to: their count and their average with one decimal; null where there are none. */
function ratingOf({ reviews }: Pick<CatalogueProduct, "reviews">): Rating | null {
  if (!reviews || reviews.latest.length === 0) return null;
  const stars = reviews.latest.reduce((sum, { rating }) => sum + rating, 0);
  const count = reviews.latest.length;
  return { average: Math.round((stars / count) * 10) / 10, count, sample: reviews.sample };
}
