import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { prefixOf } from "#messages/locales.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";

let db: Database;
let store: BuiltStore;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  store = await openBuiltStore(db);
  await store.sell(demoCatalogue);
});
afterAll(async () => {
  await store.close();
  await db.close();
});

const PAGES = [
  "/",
  "/gaming-pcs",
  "/gaming-pcs/prebuilt-gaming-pcs",
  "/gaming-pcs/easy-pc-builder",
  "/gaming-laptops",
  "/gear-store",
  "/pc-parts",
  "/store/forge-80",
  "/store/slate-80",
  "/configure/forge-80?slot=1&show=all",
  "/pc-lab?build=1p220105-2p220127-3p220140-4p220161-5p220176-7p220200&view=checks",
  "/frame-rates",
  "/frame-rates/forge-80?resolution=4k",
  "/3d-showroom/y70",
  "/search?q=mouse",
  "/compare",
  "/carts",
  "/register",
  "/sign-in",
  "/forgot-password",
  "/orders",
  "/gift-voucher",
  "/support/rma",
  "/email-alerts",
  "/promotions",
  "/ship-to",
  "/language",
  "/legal/privacy",
  "/legal/returns",
  "/legal/shipping",
  "/legal/terms",
  "/about/warranty",
  "/blog",
  "/blog/screen-first",
  "/creator-program/application",
  "/nothing/here",
];

/** What a reader or a screen reader finds in a document, and what a search engine shows of it. */
function textsOf(markup: string): string[] {
  const page = markup.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, "").replaceAll(/<!--.*?-->/gs, "");
  const between = page.split(/<[^>]*>/);
  const said = [...page.matchAll(/\s(?:alt|title|aria-label|placeholder)="([^"]*)"/g)].map(([, text = ""]) => text);
  const described = [...page.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, text = ""]) => text);
  return [...between, ...said, ...described].map(plain).filter((text) => /\p{L}{3}/u.test(text));
}

const plain = (text: string) =>
  text
    .replaceAll("&#x27;", "’")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s\u00a0]+/g, " ")
    .trim();

/** Written alike in both languages, or in nobody's. Makers', games' and the store's own names begin with a capital. */
const ALIKE = new Set(
  [
    "Total|Points|Stock|Services|Type|Date|Code|Questions|Page|Pages|Photo|Menu",
    "10 minutes|Graphite|Page 1|Page 2|Page 3|Global Privacy Control",
    "YouTube|Instagram|Discord|Northreach|PC Lab|cookie-consent|language|language-back|ship-to|stay-here",
    "Canada|Orange|Violet|Turquoise|English (USA)|English (Canada)|Français (Canada)",
  ].flatMap((line) => line.split("|")),
);

/** Names of makers' processors and of the store, and what people said in their own words. */
const NAMES = [
  ...demoCatalogue.products.flatMap((product) => [
    product.name,
    ...(product.reviews?.latest ?? []).flatMap(({ text }) => text),
  ]),
  ...(demoCatalogue.frames?.games ?? []).map(({ name }) => name),
  "AMD Ryzen",
  "Ryzen ",
  "Intel Core",
  "Core Ultra ",
  "Core i",
  "Rigsmith",
  "rigsmith.example",
];

test("no text of a page in French is the one of the same page in English", async () => {
  const at = async (path: string) => textsOf(await (await fetch(store.origin + path)).text());
  const left = new Set<string>();
  for (const path of PAGES) {
    const english = new Set(await at(path));
    const french = await at(prefixOf("fr-CA") + (path === "/" ? "" : path));
    expect(french.length, path).toBeGreaterThan(20);
    for (const text of french)
      if (english.has(text) && !ALIKE.has(text) && !NAMES.some((name) => text.includes(name)))
        left.add(`${path}: ${text}`);
  }
  expect([...left]).toEqual([]);
});
