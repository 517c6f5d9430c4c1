import { CHOSEN_WITH_A_BUILD } from "#rules/build/component-options.ts";
import { type Section, SECTIONS } from "#rules/catalog/lists.ts";
import type { SectionCounts } from "#contract/home.ts";
import type { FrameTable } from "#rules/frames/frame-table.ts";
import type { PromiseWords } from "#rules/promises/promise-words.ts";
import type { ProductRow, StockBySku } from "./catalogue-rows.ts";
import type { PartInShop } from "./describe-computer.ts";
import { fillFaqPromises, fillProductPromises } from "./fill-product-promises.ts";
import { sectionContains } from "./sections.ts";
import { type Faq, isThere, type ShopProduct, type ShopSku } from "./shop-product.ts";
import { type SoldApart, toShopProduct } from "./to-shop-product.ts";

/** What of it moves with each order, its rows say. */
export type LabSku = Omit<ShopSku, "stock">;

/** The whole listed catalogue at one moment. */
export interface HeldCatalogue {
  /** In the merchant's order. */
  products: readonly ShopProduct[];
  /** Null where it is not on the lists. */
  product(slug: string): ShopProduct | null;
  counts: SectionCounts;
  /** What PC Lab builds on; null where the shop has no such thing. */
  lab: LabSku | null;
  faqs: ReadonlyMap<string, readonly Faq[]>;
  frames: FrameTable | null;
  /** The same object while the same things can be had at the same prices, however many of each are left. */
  shelf: object;
  /** The same with what was read again; a product that it does not concern stays the object it was. */
  with(again: ReadAgain): HeldCatalogue;
}

/** What the shop knows beside its products. */
interface OfNoProduct {
  faqs: ReadonlyMap<string, readonly Faq[]>;
  frames: FrameTable | null;
}

export interface CatalogueRows extends OfNoProduct {
  products: readonly ProductRow[];
  /** Moves on with each count that is read again: of what is held, the latest alone reads it. */
  stock: Map<number, ShopSku["stock"]>;
}

/** Some rows, as they stand now. */
export interface ReadAgain extends Pick<CatalogueRows, "products"> {
  stock: StockBySku;
  /** The products whose rows were read: one that has none is no longer listed. */
  productIds: ReadonlySet<number>;
  /** Null where none of it changed. */
  ofNoProduct: OfNoProduct | null;
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
  const shown = (row: RowSoldApart) =>
    fillProductPromises(toShopProduct({ ...row, skus: stocked(row, rows.stock) }, partsBySlug, rows.frames), words);
  // While an import takes a part off the lists, and until the PCs that are built of it have left them, too.
  const isWhole = ({ product }: ProductRow) =>
    product.kind !== "pc" || product.parts.every(({ part }) => partsBySlug.has(part));
  const lab = rows.products.find(({ product }) => product.kind === "build")?.skus[0] ?? null;
  const listed = rows.products.filter(isSoldApart).filter(isWhole);
  const placeBySlug = new Map(listed.map(({ product }, at) => [product.slug, at]));
  const placeBySku = new Map(listed.flatMap(({ skus }, at) => skus.map(({ skuId }) => [skuId, at] as const)));
  const faqs = new Map([...rows.faqs].map(([page, faq]) => [page, fillFaqPromises(faq, words)]));
  const held = (products: readonly ShopProduct[], counts: SectionCounts, shelf: object): HeldCatalogue => ({
    products,
    product: (slug) => products[placeBySlug.get(slug) ?? -1] ?? null,
    counts,
    lab,
    faqs,
    frames: rows.frames,
    shelf,
    with(again) {
      if (isCountOnly(again)) return withStock(products, counts, again.stock, shelf);
      // Every PC says what it is made for.
      const isConcerned = again.ofNoProduct ? () => true : concernedBy(again, rows.products);
      const concerned = new Set(rows.products.filter(isConcerned).map(({ id }) => id));
      const unconcerned = products.filter(({ id }) => !concerned.has(id));
      return holdCatalogue(withRows(rows, again), words, new Map(unconcerned.map((product) => [product.id, product])));
    },
  });
  /** Each order comes here: it costs what was sold, however many products there are. */
  const withStock = (
    products: readonly ShopProduct[],
    counts: SectionCounts,
    stock: StockBySku,
    shelf: object,
  ): HeldCatalogue => {
    const cameOrWent = [...stock].some(([skuId, now]) => isThere(now) !== isThere(rows.stock.get(skuId) ?? UNKNOWN));
    for (const [skuId, now] of stock) rows.stock.set(skuId, now);
    const next = [...products];
    for (const at of new Set([...stock.keys()].map((skuId) => placeBySku.get(skuId)))) {
      const row = listed[at ?? -1];
      if (at !== undefined && row) next[at] = shown(row);
    }
    return held(next, counts, cameOrWent ? {} : shelf);
  };
  const products = listed.map((row) => kept.get(row.id) ?? shown(row));
  return held(products, countSections(products, lab), {});
}

function isCountOnly({ productIds, ofNoProduct }: ReadAgain): boolean {
  return productIds.size === 0 && ofNoProduct === null;
}

function withRows(rows: CatalogueRows, again: ReadAgain): CatalogueRows {
  const others = rows.products.filter(({ id }) => !again.productIds.has(id));
  return {
    products: [...others, ...again.products].sort((a, b) => a.position - b.position || a.id - b.id),
    stock: new Map([...rows.stock, ...again.stock]),
    faqs: (again.ofNoProduct ?? rows).faqs,
    frames: (again.ofNoProduct ?? rows).frames,
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

/** A product with a page of its own. */
type RowSoldApart = ProductRow & { product: SoldApart };

function isSoldApart(row: ProductRow): row is RowSoldApart {
  const { product } = row;
  if (product.kind === "build") return false;
  return product.kind !== "part" || !CHOSEN_WITH_A_BUILD.has(product.optionId);
}

/** A SKU whose stock is not known yet cannot be bought. */
const UNKNOWN: ShopSku["stock"] = { policy: "unavailable", available: 0 };

function stocked({ skus }: ProductRow, stock: StockBySku): ShopSku[] {
  return skus.map((sku) => ({ ...sku, stock: stock.get(sku.skuId) ?? UNKNOWN }));
}

function countSections(products: readonly ShopProduct[], lab: LabSku | null): SectionCounts {
  const countOf = (section: Section) =>
    section === "pc-lab" ? Number(lab !== null) : products.filter(sectionContains(section)).length;
  return Object.fromEntries(SECTIONS.map((section) => [section, countOf(section)])) as SectionCounts;
}
