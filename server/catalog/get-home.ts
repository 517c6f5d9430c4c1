import { LISTS } from "#rules/catalog/lists.ts";
import type { getHome as call } from "#contract/home.ts";
import type { Home } from "#contract/home.ts";
import type { PublicHandler } from "../http/route.ts";
import { widerFrame } from "../pictures/choose-page-art.ts";
import { sharePage } from "./catalogue-cards.ts";
import type { CatalogueReader, ProductFilter } from "./catalogue-reader.ts";
import { homeHero, homeWords } from "./home-words.ts";
import { LIST_DEFINITIONS } from "./list-definitions.ts";
import { toProductCard, type Shop, showingOf } from "./to-product-card.ts";
import type { ShopProduct } from "./shop-product.ts";

const SHELF = 4;
/** One thing of each, so that the shelf shows the range and not four of a kind. */
const ON_THE_DESK = ["gaming-monitors", "rigsmith-gear", "gaming-setup", "gaming-accessories"] as const;

export const getHome: PublicHandler<typeof call> = async ({ world }) => ({ reply: await home(world) });

export async function home(shop: Shop): Promise<Home> {
  const { catalogue, pictures } = shop;
  const counts = await catalogue.counts();
  const hero = await homeHero(catalogue);
  const showing = showingOf(shop);
  const cards = (shown: readonly ShopProduct[]) =>
    // The one thing of a shelf that already stands at the top needs no shelf.
    shown.length === 1 && shown[0]?.slug === hero?.slug ? [] : shown.map((product) => toProductCard(product, showing));
  const shelf = async (filter: ProductFilter) =>
    cards(await catalogue.find({ ...filter, sort: "featured", most: SHELF }));
  const { title, lead } = homeWords(counts);
  const heroCard = hero && toProductCard(hero, showing);
  return {
    title: [...title],
    lead,
    hero: heroCard,
    readyMade: await shelf({ kind: "pc", readyMade: true, modelType: 1 }),
    custom: await shelf({ kind: "pc", modelType: 2 }),
    laptops: await shelf({ kind: "laptop" }),
    gear: cards(await gearOfTheDesk(catalogue)),
    refurbished: await shelf({ kind: "pc", modelType: 3 }),
    shelves: counts["gaming-pcs"] + counts["gaming-laptops"] > 0 ? [] : await listShelves(counts, shelf),
    counts,
    art: heroCard && widerFrame(heroCard.picture, pictures),
    share: await sharePage("home", shop),
  };
}

/** The first of each kind of gear, then more of what there is. */
async function gearOfTheDesk(catalogue: CatalogueReader): Promise<ShopProduct[]> {
  const gear = { kind: "gear", requiresPc: false, sort: "featured" } as const;
  const firsts = (await Promise.all(ON_THE_DESK.map((list) => catalogue.find({ ...gear, list, most: 1 })))).flat();
  const more = await catalogue.find({ ...gear, most: SHELF + firsts.length });
  return [...new Map([...firsts, ...more].map((product) => [product.slug, product])).values()].slice(0, SHELF);
}

/** Without computers the shop is its lists: each that holds something, fullest first. */
async function listShelves(
  counts: Home["counts"],
  shelf: (filter: ProductFilter) => Promise<Home["readyMade"]>,
): Promise<Home["shelves"]> {
  const lists = LISTS.filter((list) => list !== "search" && list !== "gear-store").toSorted(
    (a, b) => counts[b] - counts[a],
  );
  const shelves = lists.map(async (list) => {
    const { title, intro } = LIST_DEFINITIONS[list];
    return { list, title, intro, count: counts[list], products: await shelf({ list }) };
  });
  return (await Promise.all(shelves)).filter(({ products }) => products.length > 0);
}
