import { getListing, type Listing, type ListingQuery } from "#contract/catalog.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { refused, route } from "../http/route.ts";
import { pageArt } from "../pictures/page-art.ts";
import { sharePage } from "../share/catalogue-cards.ts";
import { catalogueOf, type Catalogue } from "./catalogue.ts";
import { countFacets, countPrices } from "./facets.ts";
import { LIST_DEFINITIONS } from "./lists.ts";
import { matches, type Narrowing, sorted } from "./narrow.ts";
import { productCard, type Showing } from "./product-card.ts";
import { searchRanks } from "./search-products.ts";
import type { ShopProduct } from "./shop-product.ts";
import { suggestions } from "./suggest-changes.ts";

const PAGE_SIZE = 24;

export const getListingRoute = route(
  getListing,
  { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" },
  async ({ world, query }) => {
    const catalogue = await catalogueOf(world);
    const ranks = query.q ? await searchRanks(world.db.queries, query.q) : null;
    const reply = listing(catalogue, query, ranks, world.config);
    return (query.page ?? 1) > reply.pages
      ? refused(404, "page_unknown", `This list has ${reply.pages === 1 ? "one page" : `${reply.pages} pages`}.`)
      : { reply };
  },
);

/** One page of a list. `ranks` are the search's scores by product id, null when nothing was searched. */
export function listing(
  catalogue: Catalogue & Showing,
  query: ListingQuery,
  ranks: ReadonlyMap<number, number> | null,
  config: StoreConfig,
): Listing {
  const definition = LIST_DEFINITIONS[query.list];
  // A list of a shop that sells nothing of the kind says so, and nothing else.
  const isHeld = catalogue.products.some(definition.contains);
  const listed = catalogue.products.filter(
    (product) => definition.contains(product) && (!ranks || ranks.has(product.id)),
  );
  const narrowing: Narrowing = { facets: query.facets ?? {}, priceMin: query.priceMin, priceMax: query.priceMax };
  const sort = query.sort ?? "featured";
  const matching = inOrder(
    listed.filter((product) => matches(product, narrowing)),
    sort,
    ranks,
  );
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const page = Math.min(query.page ?? 1, pages);
  return {
    list: query.list,
    title: query.list === "search" && query.q ? `Results for “${query.q}”` : definition.title,
    intro: isHeld ? definition.intro : "",
    total: listed.length,
    matched: matching.length,
    page,
    pages,
    pageSize: PAGE_SIZE,
    sort,
    q: query.q ?? "",
    items: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((product) => productCard(product, catalogue)),
    facets: countFacets(listed, narrowing, definition.facets),
    price: { ...countPrices(listed, narrowing), chosenMin: query.priceMin ?? null, chosenMax: query.priceMax ?? null },
    faq: isHeld ? [...(catalogue.faqs.get(definition.faqPage ?? "") ?? [])] : [],
    art: isHeld ? pageArt(query.list, catalogue.pictures) : null,
    questionsArt: definition.faqPage === null ? null : pageArt("questions", catalogue.pictures),
    share: sharePage(query.list === "search" ? "home" : query.list, catalogue, config),
    suggestions: matching.length === 0 ? suggestions(listed, narrowing, query) : [],
  };
}

function inOrder(
  products: readonly ShopProduct[],
  sort: Listing["sort"],
  ranks: ReadonlyMap<number, number> | null,
): ShopProduct[] {
  if (!ranks || sort !== "featured") return sorted(products, sort);
  return products.toSorted((a, b) => (ranks.get(b.id) ?? 0) - (ranks.get(a.id) ?? 0) || a.position - b.position);
}
