import type { Facet, Listing, ListingQuery, ProductKind } from "#contract/catalog.ts";
import type { FrameTable } from "#rules/frames/frame-table.ts";
import type { List, Sort } from "#rules/catalog/lists.ts";
import type { SectionCounts } from "#contract/home.ts";
import type { CatalogueChange } from "./catalogue-changes.ts";
import type { LabSku } from "./held-catalogue.ts";
import type { CatalogueSku } from "./catalogue-skus.ts";
import type { PartFacts } from "./part-facts.ts";
import type { Faq, ShopProduct } from "./shop-product.ts";

/** Which products are wanted: every fact given must hold. Data, so that a database could ask it, too. */
export interface ProductFilter {
  list?: List;
  kind?: ProductKind;
  modelType?: ShopProduct["modelType"];
  readyMade?: boolean;
  requiresPc?: boolean;
  /** Whether its default SKU has units on the shelf. */
  hasUnits?: boolean;
  isComputer?: boolean;
  modelIds?: readonly number[];
  /** Holds one of these SKUs. */
  skuIds?: readonly number[];
  /** As the merchant's file orders them unless said. */
  sort?: Sort;
  /** All of them unless said. */
  most?: number;
}

/** One page of a list, with the counts of everything that narrows it. */
export interface ProductList {
  /** False when the shop sells nothing of the list's kind, whatever was searched. */
  isHeld: boolean;
  /** On the list, before it is narrowed. */
  total: number;
  /** After it is narrowed. */
  matched: number;
  /** From 1. A page past the end is the last one. */
  page: number;
  pages: number;
  products: readonly ShopProduct[];
  facets: Facet[];
  /** Whole dollars. */
  price: Pick<Listing["price"], "min" | "max" | "histogram">;
  suggestions: Listing["suggestions"];
}

/** What a text finds: the best first, and how many of them each list holds. */
export interface FoundProducts {
  products: readonly ShopProduct[];
  counts: ReadonlyMap<List, number>;
}

/**
 * The catalogue as pages and calls read it: products on the lists, with their stock. Cart and order ask here what a SKU
 * is, and its rows what it costs and how many there are. Held in memory today; nothing in it a database could not answer.
 */
export interface CatalogueReader {
  /** Null for a product that is not on the lists. */
  product(slug: string): Promise<ShopProduct | null>;
  find(wanted: ProductFilter): Promise<readonly ShopProduct[]>;
  list(query: ListingQuery, pageSize: number): Promise<ProductList>;
  suggest(text: string, most: number): Promise<FoundProducts>;
  /** Of the same kind, the nearest in price first. */
  related(product: ShopProduct, most: number): Promise<readonly ShopProduct[]>;
  /** What can be had instead of a product that is sold out. */
  instead(product: ShopProduct, most: number): Promise<readonly ShopProduct[]>;
  /** How many products each section of the shop holds. */
  counts(): Promise<SectionCounts>;
  /** What PC Lab builds on; null where the shop has no such thing. */
  lab(): Promise<LabSku | null>;
  /** What these SKUs are, also of one that is not on the lists; without those that there never were. */
  skus(skuIds: readonly number[]): Promise<ReadonlyMap<number, CatalogueSku>>;
  /** What is known of the components behind these SKUs, by SKU; without those whose facts no compatibility rule asks. */
  partFacts(skuIds: readonly number[]): Promise<ReadonlyMap<number, PartFacts>>;
  /** The SKU at the price with a PC, by each SKU of the same thing alone. */
  pcTwins(): Promise<ReadonlyMap<number, number>>;
  /** What frame rates are known from; null in a shop that shows none. */
  frames(): Promise<FrameTable | null>;
  /** The same object while the same things can be had at the same prices: what is made of them may be kept by it. */
  shelf(): Promise<object>;
  /** The questions under a list's page. */
  faq(page: string): Promise<readonly Faq[]>;
  /** Whatever is asked afterwards is answered with these changes; null where anything may have changed. */
  changed(changes: readonly CatalogueChange[] | null): Promise<void>;
}
