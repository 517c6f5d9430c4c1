import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { Hono } from "hono";
import { KEPT_SHORTLY } from "../http/cache-headers.ts";
import { xmlText } from "../http/xml-text.ts";
import type { AppEnv } from "../http/app.ts";
import type { World } from "../world.ts";
import { availabilityOf } from "./availability.ts";
import { type FeedItem, GOOGLE_MERCHANT_FIELDS } from "./google-merchant-fields.ts";
import { searchFacts } from "./search-facts.ts";
import { type Ways, waysAt } from "./shipped-to.ts";
import type { ShopProduct } from "./shop-product.ts";
import { productPictures, showingOf, wirePrice } from "./to-product-card.ts";
import { DEFAULT_LOCALE } from "#messages/locales.ts";
import { speaking, spoken } from "../languages/spoken.ts";

const { feedWords } = spoken.searchTitles;

const PRODUCTS_A_TURN = 10;

interface Kept {
  zipped: Buffer;
  tag: string;
  madeAt: number;
}

/**
 * `GET /feeds/google-merchant.xml`: every SKU that can be ordered by itself, as Google Merchant Center fetches it. Made at
 * most once in the time that a page is fresh, however often it is asked for, ten products at a turn so that no
 * shopper waits; only its gzip is kept. Its links lead to the language at the root, so it speaks it, whoever asks first.
 */
export function googleMerchantFeed(world: World): Hono<AppEnv> {
  let kept: Promise<Kept> | null = null;
  const isFresh = ({ madeAt }: Kept) => performance.now() - madeAt < world.config.pages.revalidateSeconds * 1000;

  async function current(): Promise<Kept> {
    const before = kept;
    const had = await before?.catch(() => null);
    if (had && isFresh(had)) return had;
    // Whoever waited for the same old one comes here after the first has begun a new one.
    if (kept === null || kept === before) kept = speaking(DEFAULT_LOCALE, () => make(world));
    return kept;
  }

  return new Hono<AppEnv>().get("/feeds/google-merchant.xml", async (context) => {
    const { zipped, tag } = await current();
    const headers = {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": KEPT_SHORTLY,
      vary: "accept-encoding",
      "x-robots-tag": "noindex",
    };
    const mayBeZipped = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(context.req.header("accept-encoding") ?? "");
    const etag = `"${tag}${mayBeZipped ? "-gzip" : ""}"`;
    if (context.req.header("if-none-match") === etag) return context.body(null, 304, { ...headers, etag });
    const body = mayBeZipped ? Readable.from([zipped]) : Readable.from([zipped]).pipe(createGunzip());
    return context.body(Readable.toWeb(body) as ReadableStream, 200, {
      ...headers,
      etag,
      ...(mayBeZipped && { "content-encoding": "gzip" }),
    });
  });
}

async function make(world: World): Promise<Kept> {
  const zipped = await buffer(Readable.from(documentOf(world)).pipe(createGzip()));
  const tag = createHash("sha256").update(zipped).digest("base64url").slice(0, 22);
  return { zipped, tag, madeAt: performance.now() };
}

/** The document in pieces. */
async function* documentOf(world: World): AsyncGenerator<string> {
  const { settings, config, catalogue } = world;
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    "<channel>",
    `<title>${xmlText(config.store.name)}</title>`,
    `<link>${xmlText(settings.storeUrl)}</link>`,
    `<description>${xmlText(feedWords.description)}</description>\n`,
  ].join("\n");
  const at = world.now();
  const ways = waysAt(at, config);
  // What needs a PC in the cart is nothing that a result can sell.
  const products = await catalogue.find({ list: "search", requiresPc: false });
  for (let first = 0; first < products.length; first += PRODUCTS_A_TURN) {
    yield products
      .slice(first, first + PRODUCTS_A_TURN)
      .map((product) => itemsOf(product, world, at, ways))
      .join("");
    await setImmediate();
  }
  yield "</channel>\n</rss>\n";
}

function itemsOf(product: ShopProduct, world: World, at: Date, ways: Ways): string {
  return feedItems(product, world, at, ways)
    .map((item) => `<item>\n${fieldsOf(item)}</item>\n`)
    .join("");
}

/** The SKUs of a product as its page shows them: price and availability are the same functions' answers. */
function feedItems(product: ShopProduct, world: World, at: Date, ways: Ways): FeedItem[] {
  const shown = product.pictures.filter((name) => world.pictures.find(name));
  if (shown.length === 0) {
    world.log.warn({ product: product.slug }, "a product without a picture is left out of the feed");
    return [];
  }
  const showing = showingOf(world);
  const facts = searchFacts(product, world, at, ways);
  return product.skus.map((sku) => ({
    product,
    sku,
    facts,
    offer: facts.offers.find(({ skuId }) => skuId === sku.skuId),
    price: wirePrice(sku, showing),
    availability: availabilityOf(product, sku, showing.shipDays),
    pictures: productPictures({ ...product, pictures: shown }, world.pictures),
    config: world.config,
    storeUrl: world.settings.storeUrl,
  }));
}

function fieldsOf(item: FeedItem): string {
  return GOOGLE_MERCHANT_FIELDS.flatMap(({ name, of }) =>
    of(item).map((value) => {
      const inside =
        typeof value === "string"
          ? xmlText(value)
          : value.map(([part, text]) => `<g:${part}>${xmlText(text)}</g:${part}>`).join("");
      return `<g:${name}>${inside}</g:${name}>\n`;
    }),
  ).join("");
}
