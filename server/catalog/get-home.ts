import { getHome, type Home, LISTS } from "#contract/catalog.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { route } from "../http/route.ts";
import { widerFrame } from "../pictures/page-art.ts";
import { sharePage } from "../share/catalogue-cards.ts";
import { type Catalogue, catalogueOf } from "./catalogue.ts";
import { LIST_DEFINITIONS } from "./lists.ts";
import { sorted } from "./narrow.ts";
import { productCard } from "./product-card.ts";
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
  const shelf = (holds: (product: ShopProduct) => boolean) =>
    sorted(catalogue.products.filter(holds), "featured")
      .slice(0, SHELF)
      .map((product) => productCard(product, catalogue));
  const readyMade = shelf((product) => product.kind === "pc" && product.readyMade && product.modelType === 1);
  const [hero = shelf((product) => product.kind === "pc")[0]] = readyMade;
  if (!hero) throw new Error("The catalogue has no PC for the home page");
  return {
    hero,
    readyMade,
    custom: shelf((product) => product.kind === "pc" && product.modelType === 2),
    laptops: shelf((product) => product.kind === "laptop"),
    gear: ON_THE_DESK.flatMap((list) =>
      shelf((product) => LIST_DEFINITIONS[list].contains(product) && !product.requiresPc).slice(0, 1),
    ),
    refurbished: shelf((product) => product.kind === "pc" && product.modelType === 3),
    counts: Object.fromEntries(
      LISTS.filter((list) => list !== "search").map((list) => [
        list,
        catalogue.products.filter((product) => LIST_DEFINITIONS[list].contains(product)).length,
      ]),
    ),
    art: widerFrame(hero.picture, catalogue.pictures),
    share: sharePage("home", catalogue, config),
  };
}
