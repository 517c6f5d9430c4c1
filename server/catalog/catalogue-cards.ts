import type { List } from "#rules/catalog/lists.ts";
import type { SharePicture } from "#contract/picture.ts";
import { sizedAddress } from "#contract/picture-address.ts";
import { homeHero, homeWords } from "./home-words.ts";
import { LIST_DEFINITIONS } from "./list-definitions.ts";
import type { Shop } from "./to-product-card.ts";
import { rangeOf } from "./sections.ts";
import type { ShopProduct } from "./shop-product.ts";
import { choosePageArt } from "../pictures/choose-page-art.ts";
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX, type ShareCard, shareVersion } from "../share/share-card.ts";
import { spoken } from "../languages/spoken.ts";

const { formatMoneyShort } = spoken.money;
const { shareWords } = spoken.shopFront;

/** Lists that are worth sharing, and the home page. */
export type SharedPage = Exclude<List, "search"> | "home";

type Showing = Pick<Shop, "config" | "pictures">;

export function productShareCard(product: ShopProduct, { pictures, config }: Showing): ShareCard {
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
export async function pageShareCard(page: SharedPage, { catalogue, config, pictures }: Shop): Promise<ShareCard> {
  const storeName = config.store.name;
  const pictureOf = (product: ShopProduct | null | undefined) => pictures.find(product?.pictures[0] ?? "") ?? null;
  if (page === "home") {
    const counts = await catalogue.counts();
    const range = rangeOf(counts);
    return {
      storeName,
      title: homeWords(counts).title.join(" "),
      facts: range ? [shareWords.forWhom(range)] : [],
      price: null,
      picture: pictureOf(await homeHero(catalogue)),
    };
  }
  const { title, intro } = LIST_DEFINITIONS[page];
  const art = choosePageArt(page, pictures);
  const [first] = await catalogue.find({ list: page, sort: "featured", most: 1 });
  const picture = (art && pictures.find(art.name)) ?? pictureOf(first);
  return { storeName, title, facts: [intro], price: null, picture };
}

/** Where the card stands, and what it shows in words. */
export function shareProduct(product: ShopProduct, showing: Showing): SharePicture {
  const card = productShareCard(product, showing);
  return asPicture(`/og/product/${product.slug}.jpg`, card, [card.title, card.price], showing);
}

export async function sharePage(page: SharedPage, shop: Shop): Promise<SharePicture> {
  const card = await pageShareCard(page, shop);
  return asPicture(`/og/page/${page}.jpg`, card, [card.title], shop);
}

function asPicture(
  file: string,
  card: ShareCard,
  words: readonly (string | null)[],
  { config }: Pick<Shop, "config">,
): SharePicture {
  const size = { width: SHARE_WIDTH_PX, height: SHARE_HEIGHT_PX };
  return {
    path: sizedAddress(file, shareVersion(card), size, config.pictures),
    ...size,
    alt: [...words, card.storeName].filter(Boolean).join(", "),
  };
}

/** `$1,449`, and `From $1,449` where variants differ. */
function priceWords({ skus }: ShopProduct): string {
  const prices = skus.map(({ price }) => price);
  const [lowest] = prices.toSorted((a, b) => a - b);
  if (lowest === undefined) return "";
  const words = formatMoneyShort(lowest / 100);
  return prices.some((price) => price !== lowest) ? shareWords.from(words) : words;
}
