import type { List } from "#contract/catalog.ts";
import type { SharePicture } from "#contract/share-picture.ts";
import { moneyText } from "#rules/money/money-text.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import type { Catalogue } from "../catalog/catalogue.ts";
import { homeHero, homeWords } from "../catalog/home-words.ts";
import { LIST_DEFINITIONS } from "../catalog/lists.ts";
import { sorted } from "../catalog/narrow.ts";
import { rangeWords, sectionCounts } from "../catalog/sections.ts";
import type { ShopProduct } from "../catalog/shop-product.ts";
import { pageArt } from "../pictures/page-art.ts";
import type { OriginalPicture } from "../pictures/picture-library.ts";
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX, type ShareCard, shareVersion } from "./share-card.ts";

/** Lists that are worth sharing, and the home page. */
export type SharedPage = Exclude<List, "search"> | "home";

type Shown = Pick<Catalogue, "products" | "pictures">;

export function productShareCard(product: ShopProduct, { pictures }: Shown, config: StoreConfig): ShareCard {
  const facts = product.specs.slice(0, 3).map(({ text }) => text);
  return {
    storeName: config.store.name,
    title: product.name,
    facts: facts.length > 0 ? facts : [product.summary],
    price: priceWords(product),
    picture: pictures.find(product.pictures[0] ?? "") ?? null,
  };
}

/** The card of a list or of the home page. */
export function pageShareCard(page: SharedPage, shown: Shown, config: StoreConfig): ShareCard {
  const storeName = config.store.name;
  if (page === "home") {
    const counts = sectionCounts(shown);
    const range = rangeWords(counts);
    const hero = homeHero(shown);
    return {
      storeName,
      title: homeWords(counts).title.join(" "),
      facts: range ? [`${range} for the USA and Canada.`] : [],
      price: null,
      picture: (hero && shown.pictures.find(hero.pictures[0] ?? "")) ?? null,
    };
  }
  const { title, intro, contains } = LIST_DEFINITIONS[page];
  const art = pageArt(page, shown.pictures);
  const picture = (art && shown.pictures.find(art.name)) ?? firstPicture(shown, contains);
  return { storeName, title, facts: [intro], price: null, picture };
}

/** Where the card stands, and what it shows in words. */
export function shareProduct(product: ShopProduct, shown: Shown, config: StoreConfig): SharePicture {
  const card = productShareCard(product, shown, config);
  return asPicture(`/og/product/${product.slug}.jpg`, card, [card.title, card.price]);
}

export function sharePage(page: SharedPage, shown: Shown, config: StoreConfig): SharePicture {
  const card = pageShareCard(page, shown, config);
  return asPicture(`/og/page/${page}.jpg`, card, [card.title]);
}

function asPicture(path: string, card: ShareCard, words: readonly (string | null)[]): SharePicture {
  return {
    path: `${path}?v=${shareVersion(card)}`,
    width: SHARE_WIDTH_PX,
    height: SHARE_HEIGHT_PX,
    alt: [...words, card.storeName].filter(Boolean).join(", "),
  };
}

/** `$1,449`, and `From $1,449` where variants differ. */
function priceWords({ skus }: ShopProduct): string {
  const prices = skus.map(({ price }) => price);
  const [lowest] = prices.toSorted((a, b) => a - b);
  if (lowest === undefined) return "";
  const words = moneyText(lowest).replace(/\.00$/, "");
  return prices.some((price) => price !== lowest) ? `From ${words}` : words;
}

function firstPicture(
  { products, pictures }: Shown,
  contains: (product: ShopProduct) => boolean,
): OriginalPicture | null {
  const [first] = sorted(products.filter(contains), "featured");
  return pictures.find(first?.pictures[0] ?? "") ?? null;
}
