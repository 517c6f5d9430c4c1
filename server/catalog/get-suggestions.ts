import { LISTS, suggest } from "#contract/catalog.ts";
import { route } from "../http/route.ts";
import { catalogueOf } from "./catalogue.ts";
import { LIST_DEFINITIONS } from "./lists.ts";
import { productCard } from "./product-card.ts";
import { searchRanks } from "./search-products.ts";

const PRODUCTS = 5;
const LISTS_SHOWN = 3;

export const getSuggestionsRoute = route(
  suggest,
  { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" },
  async ({ world, query: { q } }) => {
    const catalogue = await catalogueOf(world);
    const ranks = await searchRanks(world.db.queries, q);
    const found = catalogue.products
      .filter((product) => ranks.has(product.id) && LIST_DEFINITIONS.search.contains(product))
      .toSorted((a, b) => (ranks.get(b.id) ?? 0) - (ranks.get(a.id) ?? 0) || a.position - b.position);
    const lists = LISTS.filter((list) => list !== "search" && list !== "gear-store")
      .map((list) => ({
        title: LIST_DEFINITIONS[list].title,
        link: `${LIST_DEFINITIONS[list].link}?q=${encodeURIComponent(q)}`,
        count: found.filter((product) => LIST_DEFINITIONS[list].contains(product)).length,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, LISTS_SHOWN);
    return {
      reply: {
        suggestions: [...new Set(found.slice(0, PRODUCTS).map(({ name }) => name))],
        lists,
        products: found.slice(0, PRODUCTS).map((product) => productCard(product, catalogue)),
      },
    };
  },
);
