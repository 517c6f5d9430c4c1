import { refuse } from "#rules/refusal.ts";
import type { getListing as call } from "#contract/catalog.ts";
import type { Listing, ListingQuery } from "#contract/catalog.ts";
import type { PublicHandler } from "../http/route.ts";
import { choosePageArt } from "../pictures/choose-page-art.ts";
import { sharePage } from "./catalogue-cards.ts";
import { LIST_DEFINITIONS } from "./list-definitions.ts";
import { toProductCard, type Shop, showingOf } from "./to-product-card.ts";
import { spoken } from "../languages/spoken.ts";

const { listingWords } = spoken.listing;

const PAGE_SIZE = 24;

export const getListing: PublicHandler<typeof call> = async ({ world, query }) => {
  const reply = await listing(query, world);
  return (query.page ?? 1) > reply.pages ? refuse("page_unknown", { pages: reply.pages }) : { reply };
};

/** One page of a list. */
export async function listing(query: ListingQuery, shop: Shop): Promise<Listing> {
  const { title, intro, faqPage } = LIST_DEFINITIONS[query.list];
  const { isHeld, products, price, ...counted } = await shop.catalogue.list(query, PAGE_SIZE);
  const showing = showingOf(shop);
  return {
    ...counted,
    list: query.list,
    title: query.list === "search" && query.q ? listingWords.resultsFor(query.q) : title,
    // A list of a shop that sells nothing of the kind says so, and nothing else.
    intro: isHeld ? intro : "",
    pageSize: PAGE_SIZE,
    sort: query.sort ?? "featured",
    q: query.q ?? "",
    items: products.map((product) => toProductCard(product, showing)),
    price: { ...price, chosenMin: query.priceMin ?? null, chosenMax: query.priceMax ?? null },
    faq: isHeld && faqPage !== null ? [...(await shop.catalogue.faq(faqPage))] : [],
    art: isHeld ? choosePageArt(query.list, shop.pictures) : null,
    questionsArt: faqPage === null ? null : choosePageArt("questions", shop.pictures),
    share: await sharePage(query.list === "search" ? "home" : query.list, shop),
  };
}
