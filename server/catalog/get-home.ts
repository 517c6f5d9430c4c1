import { LISTS } from "#contract/catalog.ts";
import { getHome, type Home } from "#contract/home.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { route } from "../http/route.ts";
import { widerFrame } from "../pictures/page-art.ts";
import { sharePage } from "../share/catalogue-cards.ts";
import { type Catalogue, catalogueOf } from "./catalogue.ts";
import { homeHero, homeWords } from "./home-words.ts";
import { LIST_DEFINITIONS } from "./lists.ts";
import { sorted } from "./narrow.ts";
import { productCard } from "./product-card.ts";
import { sectionCounts } from "./sections.ts";
import type { ShopProduct } from "./shop-product.ts";

const SHELF = 4;
/** One thing of each, so that the shelf shows the range and not four of a kind. */
const ON_THE_DESK = ["gaming-monitors", "rigsmith-gear", "gaming-setup", "gaming-accessories"] as const;

export const getHomeRoute = route(
  getHome,
  { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" },
  async ({ world }) => ({
    reply: home(await catalogueOf(world), world.config),
  }),
);

export function home(catalogue: Catalogue, config: StoreConfig): Home {
  const { products } = catalogue;
  const counts = sectionCounts(catalogue);
  const hero = homeHero(catalogue);
  const cards = (shown: readonly ShopProduct[]) =>
    // The one thing of a shelf that already stands at the top needs no shelf.
    shown.length === 1 && shown[0] === hero ? [] : shown.map((product) => productCard(product, catalogue));
  const shelf = (holds: (product: ShopProduct) => boolean) =>
    cards(sorted(products.filter(holds), "featured").slice(0, SHELF));
  const { title, lead } = homeWords(counts);
  const heroCard = hero && productCard(hero, catalogue);
  return {
    title: [...title],
    lead,
    hero: heroCard,
    readyMade: shelf((product) => product.kind === "pc" && product.readyMade && product.modelType === 1),
    custom: shelf((product) => product.kind === "pc" && product.modelType === 2),
    laptops: shelf((product) => product.kind === "laptop"),
    gear: cards(gearOfTheDesk(products)),
    refurbished: shelf((product) => product.kind === "pc" && product.modelType === 3),
    shelves: counts["gaming-pcs"] + counts["gaming-laptops"] > 0 ? [] : listShelves(catalogue, shelf),
    counts,
    art: heroCard && widerFrame(heroCard.picture, catalogue.pictures),
    share: sharePage("home", catalogue, config),
  };
}

/** The first of each kind of gear, then more of what there is. */
function gearOfTheDesk(products: readonly ShopProduct[]): ShopProduct[] {
  const gear = sorted(
    products.filter(({ kind, requiresPc }) => kind === "gear" && !requiresPc),
    "featured",
  );
  const firsts = ON_THE_DESK.flatMap((list) => gear.filter(LIST_DEFINITIONS[list].contains).slice(0, 1));
  return [...firsts, ...gear.filter((product) => !firsts.includes(product))].slice(0, SHELF);
}

/** Without computers the shop is its lists: each that holds something, fullest first. */
function listShelves(
  catalogue: Catalogue,
  shelf: (holds: (product: ShopProduct) => boolean) => Home["readyMade"],
): Home["shelves"] {
  const counts = sectionCounts(catalogue);
  return LISTS.filter((list) => list !== "search" && list !== "gear-store")
    .toSorted((a, b) => counts[b] - counts[a])
    .map((list) => {
      const { title, intro, contains } = LIST_DEFINITIONS[list];
      return { list, title, intro, count: counts[list], products: shelf(contains) };
    })
    .filter(({ products }) => products.length > 0);
}
