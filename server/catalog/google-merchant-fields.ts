import type { Availability, Price, SearchFacts, ShippedTo } from "#contract/catalog.ts";
import type { Picture } from "#contract/picture.ts";
import { OFFERED_AS } from "#rules/catalog/offered-as.ts";
import { shorten } from "#rules/catalog/shorten.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { LIST_DEFINITIONS, categoryOf, productLink } from "./list-definitions.ts";
import { plainText } from "./search-facts.ts";
import type { ShopProduct, ShopSku } from "./shop-product.ts";
import { BIG_PX, wholePicture } from "./to-wire-product.ts";
import type { World } from "../world.ts";
import { spoken } from "../languages/spoken.ts";

const { feedWords, searchTitleWords } = spoken.searchTitles;

/** One SKU of the feed, with what its page says of it. */
export interface FeedItem {
  product: ShopProduct;
  sku: ShopSku;
  facts: SearchFacts;
  offer: SearchFacts["offers"][number] | undefined;
  price: Price;
  availability: Availability;
  pictures: readonly Picture[];
  config: World["config"];
  storeUrl: string;
}

type Values = readonly (readonly [name: string, text: string])[];
/** A field's text, several where it may be repeated, or fields inside it. */
type FieldValue = string | Values;

interface Field {
  name: string;
  of(item: FeedItem): readonly FieldValue[];
}

const field = (name: string, of: Field["of"]): Field => ({ name, of });

/** Google's limits, in characters. */
const TITLE_MOST = 150;
const DESCRIPTION_MOST = 5000;
const MORE_PICTURES = 10;

/**
 * What the feed says of a SKU, a row a field, in the order of the file: Google's product data specification
 * (support.google.com/merchants/answer/7052112). Each row's source and reason: `docs/google-merchant.md`.
 */
export const GOOGLE_MERCHANT_FIELDS: readonly Field[] = [
  field("id", ({ sku }) => [String(sku.skuId)]),
  field("title", (item) => [titleOf(item)]),
  field("description", ({ product }) => [
    shorten(plainText([product.summary, ...product.description]), DESCRIPTION_MOST),
  ]),
  field("link", ({ product, sku, storeUrl }) => [linkOf(product, sku, storeUrl)]),
  field("canonical_link", ({ product, storeUrl }) => [new URL(productLink(product), storeUrl).href]),
  field("image_link", (item) => pictureLinks(item).slice(0, 1)),
  field("additional_image_link", (item) => pictureLinks(item).slice(1, MORE_PICTURES + 1)),
  field("availability", ({ availability }) => [OFFERED_AS[availability.state].google]),
  field("availability_date", ({ availability: { state, shipsOn } }) =>
    state === "pre_order" && shipsOn !== null ? [`${shipsOn}T00:00Z`] : [],
  ),
  field("price", ({ price }) => [money(price.was?.amount ?? price.amount)]),
  field("sale_price", ({ price }) => (price.was ? [money(price.amount)] : [])),
  field("condition", ({ product }) => [product.condition === null ? "new" : "refurbished"]),
  field("brand", ({ facts }) => known(facts.brand)),
  field("gtin", ({ offer }) => known(offer?.gtin)),
  field("mpn", ({ offer }) => known(offer?.mpn)),
  field("identifier_exists", ({ facts, offer }) => (facts.brand === null && !offer?.gtin ? ["no"] : [])),
  field("item_group_id", ({ product }) => (product.skus.length > 1 ? [String(product.defaultSkuId)] : [])),
  field("product_type", ({ product }) =>
    known([LIST_DEFINITIONS[categoryOf(product)].title, product.typeName].filter(Boolean).join(" > ")),
  ),
  field("shipping_weight", ({ sku }) => (sku.weightGrams > 0 ? [`${sku.weightGrams} g`] : [])),
  field("shipping", ({ offer }) => (offer?.shippedTo ?? []).flatMap(shippingOf)),
];

const known = (text: string | null | undefined): string[] => (text ? [text] : []);

const money = (amount: WireMoney): string => `${amount.toFixed(2)} USD`;

function titleOf({ facts, product, sku }: FeedItem): string {
  const { title } = facts;
  return product.skus.length > 1 ? shorten(searchTitleWords.variant(title, sku.title), TITLE_MOST) : title;
}

/** The page as it stands with this variant chosen. */
function linkOf(product: ShopProduct, { skuId }: ShopSku, storeUrl: string): string {
  const page = new URL(productLink(product), storeUrl);
  if (skuId !== product.defaultSkuId) page.searchParams.set("sku", String(skuId));
  return page.href;
}

function pictureLinks({ pictures, config, storeUrl }: FeedItem): string[] {
  return pictures.map((picture) => new URL(wholePicture(picture, BIG_PX, config), storeUrl).href);
}

/** A row for each region, as the feed wants it; the country's own where there is none. */
function shippingOf({ country, regions, fee, handlingDays, transitDays }: ShippedTo): Values[] {
  const days = [
    ["service", fee === 0 ? feedWords.free : feedWords.standard],
    ["price", money(fee)],
    ["min_handling_time", String(handlingDays)],
    ["max_handling_time", String(handlingDays)],
    ["min_transit_time", String(transitDays.from)],
    ["max_transit_time", String(transitDays.until)],
  ] as const;
  const places = regions.length > 0 ? regions.map((region) => [["region", region] as const]) : [[]];
  return places.map((place) => [["country", country], ...place, ...days]);
}
