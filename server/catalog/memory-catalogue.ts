import { LISTS } from "#rules/catalog/lists.ts";
import type { World } from "../world.ts";
import type { CatalogueReader } from "./catalogue-reader.ts";
import { type CatalogueSku, readPcTwins, readSkus } from "./catalogue-skus.ts";
import { type CatalogueChange, OF_NO_PRODUCT } from "./catalogue-changes.ts";
import { readFaqs, readProducts, readStock, readStockOf } from "./catalogue-rows.ts";
import { readFrameTable } from "./frame-tables.ts";
import { filterProducts } from "./filter-products.ts";
import { type HeldCatalogue, holdCatalogue, type ReadAgain } from "./held-catalogue.ts";
import { listProducts } from "./list-products.ts";
import { LIST_DEFINITIONS } from "./list-definitions.ts";
import { insteadOf, relatedTo } from "./near-products.ts";
import { type PartFacts, readPartFacts } from "./part-facts.ts";
import { searchProducts } from "./search-products.ts";
import { DEFAULT_LOCALE } from "#messages/locales.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";
import { readTexts, sayFaq, sayProduct, type SayText } from "./catalogue-texts.ts";

const { promiseWords } = spoken.promises;

/** A change of more products is an import: everything is read then. */
const MOST_READ_APART = 500;

/** The catalogue in memory: read once, then what changed when somebody says so. */
export class MemoryCatalogue implements CatalogueReader {
  readonly #world: Pick<World, "db" | "config">;
  #held: Promise<HeldCatalogue> | null = null;
  /** Those that were in a cart since a product changed. Begun anew, never emptied: what is being read stays with the old. */
  #skus = new Map<number, CatalogueSku>();
  #partFacts = new Map<number, PartFacts>();
  #pcTwins: Promise<ReadonlyMap<number, number>> | null = null;

  constructor(world: Pick<World, "db" | "config">) {
    this.#world = world;
  }

  async product(slug: string) {
    return (await this.#now()).product(slug);
  }

  async find(wanted: Parameters<CatalogueReader["find"]>[0]) {
    return filterProducts((await this.#now()).products, wanted);
  }

  async list(query: Parameters<CatalogueReader["list"]>[0], pageSize: number) {
    return listProducts((await this.#now()).products, query, pageSize);
  }

  async suggest(text: string, most: number) {
    const found = searchProducts(filterProducts((await this.#now()).products, { list: "search" }), text);
    const counts = new Map(LISTS.map((list) => [list, found.filter(LIST_DEFINITIONS[list].contains).length]));
    return { products: found.slice(0, most), counts };
  }

  async related(...[product, most]: Parameters<CatalogueReader["related"]>) {
    return relatedTo(product, (await this.#now()).products).slice(0, most);
  }

  async instead(...[product, most]: Parameters<CatalogueReader["instead"]>) {
    return insteadOf(product, (await this.#now()).products, most);
  }

  async counts() {
    return (await this.#now()).counts;
  }

  async lab() {
    return (await this.#now()).lab;
  }

  async skus(skuIds: readonly number[]) {
    const held = this.#skus;
    const absent = skuIds.filter((skuId) => !held.has(skuId));
    if (absent.length > 0) for (const sku of await readSkus(this.#world.db.queries, absent)) held.set(sku.skuId, sku);
    return held;
  }

  async partFacts(skuIds: readonly number[]) {
    const held = this.#partFacts;
    const absent = skuIds.filter((skuId) => !held.has(skuId));
    if (absent.length > 0)
      for (const part of await readPartFacts(this.#world.db.queries, absent)) held.set(part.skuId, part);
    return held;
  }

  pcTwins() {
    this.#pcTwins ??= readPcTwins(this.#world.db.queries).catch((error: unknown) => {
      this.#pcTwins = null;
      throw error;
    });
    return this.#pcTwins;
  }

  async faq(page: string) {
    return (await this.#now()).faqs.get(page) ?? [];
  }

  async frames() {
    return (await this.#now()).frames;
  }

  async shelf() {
    return (await this.#now()).shelf;
  }

  /** Reads what changed again, and nothing else: the stock of a product that was sold, the rows of one with a new price. */
  async changed(changes: Parameters<CatalogueReader["changed"]>[0]) {
    if (changes === null) return this.reload();
    const ids = new Set(changes.map(({ productId }) => productId));
    if (ids.size > MOST_READ_APART) return this.reload();
    // Each product may say something else in the language of this copy.
    if (ids.has(OF_NO_PRODUCT) && spokenLocale() !== DEFAULT_LOCALE) return this.reload();
    if (changes.some(({ what }) => what === "product")) this.#forgetSkus();
    if (!this.#held) return;
    const held = await this.#held;
    this.#held = Promise.resolve(held.with(await this.#readAgain(changes)));
  }

  /** Reads everything anew. Whoever asks meanwhile is answered as before. */
  async reload(): Promise<void> {
    this.#forgetSkus();
    if (this.#held) this.#held = Promise.resolve(await this.#read());
  }

  #forgetSkus(): void {
    this.#skus = new Map();
    this.#partFacts = new Map();
    this.#pcTwins = null;
  }

  #now(): Promise<HeldCatalogue> {
    this.#held ??= this.#read().catch((error: unknown) => {
      this.#held = null;
      throw error;
    });
    return this.#held;
  }

  async #readAgain(changes: readonly CatalogueChange[]): Promise<ReadAgain> {
    const { queries } = this.#world.db;
    const whole = new Set(changes.flatMap(({ productId, what }) => (what === "product" ? productId : [])));
    const isOfNoProduct = whole.delete(OF_NO_PRODUCT);
    const say = await readTexts(queries, spokenLocale());
    const stocked = [...new Set(changes.map(({ productId }) => productId))].filter((id) => id !== OF_NO_PRODUCT);
    return {
      productIds: whole,
      products: whole.size > 0 ? await this.#readProducts(say, [...whole]) : [],
      stock: stocked.length > 0 ? await readStockOf(queries, stocked) : new Map(),
      ofNoProduct: isOfNoProduct ? await this.#readOfNoProduct(say) : null,
    };
  }

  async #readProducts(say: SayText, productIds?: readonly number[]) {
    const { db, config } = this.#world;
    const rows = await readProducts(db.queries, config.shipping.warehouse.timeZone, productIds);
    return rows.map((row) => sayProduct(row, say));
  }

  async #readOfNoProduct(say: SayText) {
    const { queries } = this.#world.db;
    const faqs = new Map([...(await readFaqs(queries))].map(([page, faq]) => [page, sayFaq(faq, say)]));
    return { faqs, frames: await readFrameTable(queries) };
  }

  async #read(): Promise<HeldCatalogue> {
    const { db, config } = this.#world;
    const say = await readTexts(db.queries, spokenLocale());
    const products = await this.#readProducts(say);
    const rows = { products, stock: await readStock(db.queries), ...(await this.#readOfNoProduct(say)) };
    return holdCatalogue(rows, promiseWords(config));
  }
}
