import { LISTS } from "#rules/catalog/lists.ts";
import { wordsOf } from "#messages/words-of.ts";
import type { World } from "../world.ts";
import type { CatalogueReader } from "./catalogue-reader.ts";
import { readFaqs, readProducts, readStock } from "./catalogue-rows.ts";
import { filterProducts } from "./filter-products.ts";
import { type HeldCatalogue, holdCatalogue } from "./held-catalogue.ts";
import { listProducts } from "./list-products.ts";
import { LIST_DEFINITIONS } from "./list-definitions.ts";
import { insteadOf, relatedTo } from "./near-products.ts";
import { bestFirst, searchRanks } from "./search-products.ts";

const { promiseWords } = wordsOf("en-US").promises;

/** The catalogue in memory: read once, then again when somebody says what changed. Words are searched by the database. */
export class MemoryCatalogue implements CatalogueReader {
  readonly #world: Pick<World, "db" | "config">;
  #held: Promise<HeldCatalogue> | null = null;

  constructor(world: Pick<World, "db" | "config">) {
    this.#world = world;
  }

  async product(slug: string) {
    return (await this.#now()).bySlug.get(slug) ?? null;
  }

  async find(wanted: Parameters<CatalogueReader["find"]>[0]) {
    return filterProducts((await this.#now()).products, wanted);
  }

  async list(query: Parameters<CatalogueReader["list"]>[0], pageSize: number) {
    const ranks = query.q ? await searchRanks(this.#world.db.queries, query.q) : null;
    return listProducts((await this.#now()).products, query, ranks, pageSize);
  }

  async suggest(text: string, most: number) {
    const ranks = await searchRanks(this.#world.db.queries, text);
    const found = bestFirst(filterProducts((await this.#now()).products, { list: "search" }), ranks);
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

  async faq(page: string) {
    return (await this.#now()).faqs.get(page) ?? [];
  }

  /** Where only stock changed, only stock is read again, and only of these products. */
  async changed(changes: Parameters<CatalogueReader["changed"]>[0]) {
    if (changes.some(({ what }) => what === "product")) return this.reload();
    if (!this.#held) return;
    const productIds = [...new Set(changes.map(({ productId }) => productId))];
    const stock = await readStock(this.#world.db.queries, productIds);
    this.#held = Promise.resolve((await this.#held).withStock(stock));
  }

  /** Reads everything anew. Whoever asks meanwhile is answered as before. */
  async reload(): Promise<void> {
    if (this.#held) this.#held = Promise.resolve(await this.#read());
  }

  #now(): Promise<HeldCatalogue> {
    this.#held ??= this.#read().catch((error: unknown) => {
      this.#held = null;
      throw error;
    });
    return this.#held;
  }

  async #read(): Promise<HeldCatalogue> {
    const { db, config } = this.#world;
    const products = await readProducts(db.queries);
    const rows = { products, stock: await readStock(db.queries), faqs: await readFaqs(db.queries) };
    return holdCatalogue(rows, promiseWords(config));
  }
}
