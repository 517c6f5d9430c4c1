import { CHOSEN_WITH_A_BUILD } from "#rules/build/component-options.ts";
import { SECTIONS } from "#rules/catalog/lists.ts";
import type { SectionCounts } from "#contract/home.ts";
import type { PromiseWords } from "#rules/promises/promise-words.ts";
import type { ProductRow, StockBySku } from "./catalogue-rows.ts";
import type { PartInShop } from "./describe-computer.ts";
import { fillFaqPromises, fillProductPromises } from "./fill-product-promises.ts";
import { sectionContains } from "./sections.ts";
import type { Faq, ShopProduct, ShopSku } from "./shop-product.ts";
import { toShopProduct } from "./to-shop-product.ts";

/** The whole listed catalogue at one moment. */
export interface HeldCatalogue {
  /** In the merchant's order. */
  products: readonly ShopProduct[];
  /** Null where it is not on the lists. */
  product(slug: string): ShopProduct | null;
  counts: SectionCounts;
  faqs: ReadonlyMap<string, readonly Faq[]>;
  /** The same with what was read again; a product that it does not concern stays the object it was. */
  with(again: ReadAgain): HeldCatalogue;
}

export interface CatalogueRows {
  products: readonly ProductRow[];
  /** Moves on with each count that is read again: of what is held, the latest alone reads it. */
  stock: Map<number, ShopSku["stock"]>;
  faqs: ReadonlyMap<string, readonly Faq[]>;
}

/** Some rows, as they stand now. */
export interface ReadAgain extends Pick<CatalogueRows, "products"> {
  stock: StockBySku;
  /** The products whose rows were read: one that has none is no longer listed. */
  productIds: ReadonlySet<number>;
  /** Null where no question changed. */
  faqs: CatalogueRows["faqs"] | null;
}

/** Makes of the rows what pages show, with the store's promises in the texts; but `kept` products, by id, are made already. */
export function holdCatalogue(
  rows: CatalogueRows,
  words: PromiseWords,
  kept: ReadonlyMap<number, ShopProduct> = new Map(),
): HeldCatalogue {
  const partsBySlug = new Map<string, PartInShop>(
    rows.products.flatMap(({ product, skus }) => {
      const sku = skus.find(({ skuId }) => skuId === product.defaultSkuId) ?? skus[0];
      return product.kind === "part" && sku ? [[product.slug, { product, sku }]] : [];
    }),
  );
  const shown = (row: ProductRow) =>
    fillProductPromises(toShopProduct({ ...row, skus: stocked(row, rows.stock) }, partsBySlug), words);
  // While an import takes a part off the lists, and until the PCs that are built of it have left them, too.
  const isWhole = ({ product }: ProductRow) =>
    product.kind !== "pc" || product.parts.every(({ part }) => partsBySlug.has(part));
  const listed = rows.products.filter((row) => isSoldApart(row) && isWhole(row));
  const placeBySlug = new Map(listed.map(({ product }, at) => [product.slug, at]));
  const placeBySku = new Map(listed.flatMap(({ skus }, at) => skus.map(({ skuId }) => [skuId, at] as const)));
  const faqs = new Map([...rows.faqs].map(([page, faq]) => [page, fillFaqPromises(faq, words)]));
  const held = (products: readonly ShopProduct[], counts: SectionCounts): HeldCatalogue => ({
    products,
    product: (slug) => products[placeBySlug.get(slug) ?? -1] ?? null,
    counts,
    faqs,
    with(again) {
      if (isCountOnly(again)) return withStock(products, counts, again.stock);
      const isConcerned = concernedBy(again, rows.products);
      const concerned = new Set(rows.products.filter(isConcerned).map(({ id }) => id));
      const unconcerned = products.filter(({ id }) => !concerned.has(id));
      return holdCatalogue(withRows(rows, again), words, new Map(unconcerned.map((product) => [product.id, product])));
    },
  });
  /** Each order comes here: it costs what was sold, however many products there are. */
  const withStock = (products: readonly ShopProduct[], counts: SectionCounts, stock: StockBySku) => {
    for (const [skuId, now] of stock) rows.stock.set(skuId, now);
    const next = [...products];
    for (const at of new Set([...stock.keys()].map((skuId) => placeBySku.get(skuId)))) {
      const row = listed[at ?? -1];
      if (at !== undefined && row) next[at] = shown(row);
    }
    return held(next, counts);
  };
  const products = listed.map((row) => kept.get(row.id) ?? shown(row));
  return held(products, countSections(products));
}

function isCountOnly({ productIds, faqs }: ReadAgain): boolean {
  return productIds.size === 0 && faqs === null;
}

function withRows(rows: CatalogueRows, again: ReadAgain): CatalogueRows {
  const others = rows.products.filter(({ id }) => !again.productIds.has(id));
  return {
    products: [...others, ...again.products].sort((a, b) => a.position - b.position || a.id - b.id),
    stock: new Map([...rows.stock, ...again.stock]),
    faqs: again.faqs ?? rows.faqs,
  };
}

/** A product is made anew when its own row or stock was read again, and a computer when a part inside it was. */
function concernedBy(again: ReadAgain, products: readonly ProductRow[]): (row: ProductRow) => boolean {
  const isRead = ({ id }: ProductRow) => again.productIds.has(id);
  const slugs = new Set([...products.filter(isRead), ...again.products].map(({ product }) => product.slug));
  return (row) =>
    isRead(row) ||
    row.skus.some(({ skuId }) => again.stock.has(skuId)) ||
    ("parts" in row.product && row.product.parts.some(({ part }) => slugs.has(part)));
}

function isSoldApart({ product }: ProductRow): boolean {
  return product.kind !== "part" || !CHOSEN_WITH_A_BUILD.has(product.optionId);
}

/** A SKU whose stock is not known yet cannot be bought. */
function stocked({ skus }: ProductRow, stock: StockBySku): ShopSku[] {
  return skus.map((sku) => ({ ...sku, stock: stock.get(sku.skuId) ?? { policy: "unavailable", available: 0 } }));
}

function countSections(products: readonly ShopProduct[]): SectionCounts {
  return Object.fromEntries(
    SECTIONS.map((section) => [section, products.filter(sectionContains(section)).length]),
  ) as SectionCounts;
}
