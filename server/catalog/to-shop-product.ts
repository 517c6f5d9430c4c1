import { COMPONENT_OPTIONS } from "#rules/build/component-options.ts";
import type { CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { FrameTable } from "#rules/frames/frame-table.ts";
import { shownReviews } from "#rules/review/shown-reviews.ts";
import { toStanding } from "./catalogue-skus.ts";
import type { ProductRow } from "./catalogue-rows.ts";
import { describeComputer, type PartInShop } from "./describe-computer.ts";
import { describeGear, describePart } from "./describe-gear.ts";
import type { ShopProduct, ShopSku } from "./shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { ownerText } = spoken.ownerTexts;

/** Words, facets and tables of one product kind, derived from its facts. */
export type Described = Pick<ShopProduct, "specs" | "facets" | "specTable" | "parts">;

/** All but what PC Lab builds on. */
export type SoldApart = Exclude<CatalogueProduct, { kind: "build" }>;

/** A catalogue record and its SKUs become what the pages show. Throws when a computer names a part the shop does not have. */
export function toShopProduct(
  entry: Omit<ProductRow, "skus" | "product"> & { product: SoldApart; skus: readonly ShopSku[] },
  partsBySlug: ReadonlyMap<string, PartInShop>,
  frames: FrameTable | null = null,
): ShopProduct {
  const { product } = entry;
  const computer = product.kind === "pc" || product.kind === "laptop" ? product : null;
  return {
    id: entry.id,
    slug: product.slug,
    kind: product.kind,
    typeName: typeNameOf(product),
    maker: product.kind === "pc" ? null : (product.maker ?? null),
    gtins: new Map(product.skus.flatMap(({ skuId, gtin }) => (gtin === undefined ? [] : [[skuId, gtin] as const]))),
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
    energy: product.kind === "pc" ? toStanding(product.facts.energy) : null,
    buildDays: computer?.buildDays ?? 0,
    preOrderShipsOn: product.kind === "gear" ? (product.preOrder?.shipsOn ?? null) : null,
    skus: entry.skus,
    defaultSkuId: product.defaultSkuId,
    position: entry.position,
    condition: product.kind === "part" ? null : product.condition,
    ...reviewsOf(entry),
    faq: product.faq,
    ...describe(product, partsBySlug, entry.skus, frames),
  };
}

function typeNameOf(product: SoldApart): string | null {
  if (product.kind === "part") return ownerText(COMPONENT_OPTIONS[product.optionId]);
  return product.kind === "gear" ? ownerText(product.facts.type) : null;
}

function describe(
  product: SoldApart,
  partsBySlug: ReadonlyMap<string, PartInShop>,
  skus: readonly ShopSku[],
  frames: FrameTable | null,
): Described {
  if (product.kind === "pc" || product.kind === "laptop") return describeComputer(product, partsBySlug, frames);
  return product.kind === "part" ? describePart(product, skus) : describeGear(product, skus);
}

/** The reviews that are shown, and what they add up to: their count and their average with one decimal; null where there are none. */
function reviewsOf({ product, bought }: Pick<ProductRow, "product" | "bought">) {
  const { latest = [], sample = true } = product.reviews ?? {};
  const brought = latest.map((review) => ({ ...review, sample }));
  const shown = shownReviews(bought?.latest ?? [], brought);
  const count = (bought?.count ?? 0) + shown.brought.length;
  const stars = shown.brought.reduce((sum, { rating }) => sum + rating, bought?.stars ?? 0);
  return {
    brought,
    reviews: [
      ...shown.bought.map(({ id: _id, ...review }) => ({ ...review, sample: false, isBoughtHere: true })),
      ...shown.brought.map((review) => ({
        ...review,
        isBoughtHere: false,
        headline: "",
        storeAnswer: null,
        pictures: [],
      })),
    ],
    rating: count === 0 ? null : { average: Math.round((stars / count) * 10) / 10, count, sample: shown.isSample },
  } satisfies Partial<ShopProduct>;
}
