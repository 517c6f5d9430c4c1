import type { List } from "#rules/catalog/lists.ts";
import type { Listing, ProductCard } from "#contract/catalog.ts";
import type { OpenStore } from "./open-store.ts";

/** The first page of a list as the API gives it: what a journey compares the screen with. */
export async function productsOf(store: OpenStore, list: List): Promise<ProductCard[]> {
  const answer = await fetch(`${store.url}/api/catalog/listing?list=${list}`);
  return ((await answer.json()) as Listing).items;
}

/** Address of the first product of a list that can be bought. */
export async function firstOf(store: OpenStore, list: List): Promise<string> {
  const product = (await productsOf(store, list)).find(({ canAddToCart }) => canAddToCart);
  if (!product) throw new Error(`Nothing in ${list} can be bought`);
  return store.url + product.link;
}
