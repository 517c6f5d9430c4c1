import { promiseWords } from "#rules/promises/promise-words.ts";
import type { World } from "../world.ts";
import type { PictureLibrary } from "../pictures/picture-library.ts";
import { fillFaqPromises, fillProductPromises } from "./fill-product-promises.ts";
import { loadFaqs, loadProducts } from "./products-table.ts";
import { type ShipDays, shipDaysAt } from "./ship-days.ts";
import type { ShopProduct } from "./shop-product.ts";

/** The whole listed catalogue in memory: lists are narrowed and counted here, stock is as fresh as `FRESH_FOR_MS`. */
export interface Catalogue {
  products: readonly ShopProduct[];
  bySlug: ReadonlyMap<string, ShopProduct>;
  faqs: ReadonlyMap<string, readonly { question: string; answer: string }[]>;
  pictures: PictureLibrary;
  shipDays: ShipDays;
}

/** Pages show stock at most this old; the cart and the order read it from the database itself. */
const FRESH_FOR_MS = 15_000;

const kept = new WeakMap<World["db"], { readAt: number; reading: Promise<Omit<Catalogue, "shipDays">> }>();

export async function catalogueOf(world: Pick<World, "db" | "now" | "config" | "pictures">): Promise<Catalogue> {
  const now = world.now();
  let entry = kept.get(world.db);
  if (!entry || now.getTime() - entry.readAt > FRESH_FOR_MS || now.getTime() < entry.readAt) {
    entry = { readAt: now.getTime(), reading: readCatalogue(world) };
    kept.set(world.db, entry);
    entry.reading.catch(() => kept.delete(world.db));
  }
  return { ...(await entry.reading), shipDays: shipDaysAt(now, world.config) };
}

/** After an import: the next page reads the catalogue anew. */
export function forgetCatalogue(world: Pick<World, "db">): void {
  kept.delete(world.db);
}

async function readCatalogue(world: Pick<World, "db" | "pictures" | "config">): Promise<Omit<Catalogue, "shipDays">> {
  const words = promiseWords(world.config);
  const products = (await loadProducts(world.db.queries)).map((product) => fillProductPromises(product, words));
  const faqs = await loadFaqs(world.db.queries);
  return {
    products,
    bySlug: new Map(products.map((product) => [product.slug, product])),
    faqs: new Map([...faqs].map(([page, faq]) => [page, fillFaqPromises(faq, words)])),
    pictures: world.pictures,
  };
}
