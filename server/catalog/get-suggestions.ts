import { LISTS } from "#rules/catalog/lists.ts";
import type { suggest as call } from "#contract/catalog.ts";
import type { PublicHandler } from "../http/route.ts";
import { LIST_DEFINITIONS } from "./list-definitions.ts";
import { toProductCard, showingOf } from "./to-product-card.ts";

const PRODUCTS = 5;
const LISTS_SHOWN = 3;

export const getSuggestions: PublicHandler<typeof call> = async ({ world, query: { q } }) => {
  const { products, counts } = await world.catalogue.suggest(q, PRODUCTS);
  const lists = LISTS.filter((list) => list !== "search" && list !== "gear-store")
    .map((list) => ({
      title: LIST_DEFINITIONS[list].title,
      link: `${LIST_DEFINITIONS[list].link}?q=${encodeURIComponent(q)}`,
      count: counts.get(list) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, LISTS_SHOWN);
  const showing = showingOf(world);
  return {
    reply: {
      suggestions: [...new Set(products.map(({ name }) => name))],
      lists,
      products: products.map((product) => toProductCard(product, showing)),
    },
  };
};
