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
  bySlug: ReadonlyMap<string, ShopProduct>;
  counts: SectionCounts;
  faqs: ReadonlyMap<string, readonly Faq[]>;
  /** The same with other stock of some SKUs; everything else stays as it was read. */
  withStock(stock: StockBySku): HeldCatalogue;
}

export interface CatalogueRows {
  products: readonly ProductRow[];
  stock: StockBySku;
  faqs: ReadonlyMap<string, readonly Faq[]>;
}

/** Makes of the rows what pages show, with the store's promises in the texts. */
export function holdCatalogue(rows: CatalogueRows, words: PromiseWords): HeldCatalogue {
  const partsBySlug = new Map<string, PartInShop>(
    rows.products.flatMap(({ product, skus }) => {
      const sku = skus.find(({ skuId }) => skuId === product.defaultSkuId) ?? skus[0];
      return product.kind === "part" && sku ? [[product.slug, { product, sku }]] : [];
    }),
  );
  const faqs = new Map([...rows.faqs].map(([page, faq]) => [page, fillFaqPromises(faq, words)]));
  const sold = new Map(rows.products.filter(isSoldApart).map((row) => [row.id, row]));
  const shown = (row: ProductRow, stock: StockBySku) =>
    fillProductPromises(toShopProduct({ ...row, skus: stocked(row, stock) }, partsBySlug), words);
  const hold = (products: readonly ShopProduct[], stock: StockBySku): HeldCatalogue => ({
    products,
    bySlug: new Map(products.map((product) => [product.slug, product])),
    counts: countSections(products),
    faqs,
    withStock(changed) {
      const now = new Map([...stock, ...changed]);
      const again = products.map((product) => {
        const row = product.skus.some(({ skuId }) => changed.has(skuId)) && sold.get(product.id);
        return row ? shown(row, now) : product;
      });
      return hold(again, now);
    },
  });
  return hold(
    [...sold.values()].map((row) => shown(row, rows.stock)),
    rows.stock,
  );
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
