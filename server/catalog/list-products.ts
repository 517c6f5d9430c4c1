import type { ListingQuery } from "#contract/catalog.ts";
import type { ProductList } from "./catalogue-reader.ts";
import { countFacets, countPrices } from "./count-facets.ts";
import { LIST_DEFINITIONS } from "./list-definitions.ts";
import { matches, type Narrowing, sorted } from "./narrow.ts";
import { searchProducts } from "./search-products.ts";
import type { ShopProduct } from "./shop-product.ts";
import { suggestions } from "./suggest-changes.ts";

/** One page of a list, or of what its search found: unless another order is asked for, the best first. */
export function listProducts(products: readonly ShopProduct[], query: ListingQuery, pageSize: number): ProductList {
  const { contains, facets } = LIST_DEFINITIONS[query.list];
  const held = products.filter(contains);
  const listed = query.q ? searchProducts(held, query.q) : held;
  const narrowing: Narrowing = { facets: query.facets ?? {}, priceMin: query.priceMin, priceMax: query.priceMax };
  const matching = listed.filter((product) => matches(product, narrowing));
  const sort = query.sort ?? "featured";
  const inOrder = query.q && sort === "featured" ? matching : sorted(matching, sort);
  const pages = Math.max(1, Math.ceil(matching.length / pageSize));
  const page = Math.min(query.page ?? 1, pages);
  return {
    isHeld: held.length > 0,
    total: listed.length,
    matched: matching.length,
    page,
    pages,
    products: inOrder.slice((page - 1) * pageSize, page * pageSize),
    facets: countFacets(listed, narrowing, facets),
    price: countPrices(listed, narrowing),
    suggestions: matching.length === 0 ? suggestions(listed, narrowing, query) : [],
  };
}
