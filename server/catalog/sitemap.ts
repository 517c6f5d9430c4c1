import { Hono } from "hono";
import { TEXT_PAGES } from "#contract/text-pages.ts";
import { LISTS } from "#rules/catalog/lists.ts";
import { inLocale, type Locale, localesOf, prefixOf } from "#messages/locales.ts";
import { LIST_DEFINITIONS, productLink } from "./list-definitions.ts";
import { KEPT_AN_HOUR } from "../http/cache-headers.ts";
import { xmlText } from "../http/xml-text.ts";
import type { AppEnv } from "../http/app.ts";
import type { World } from "../world.ts";
import { spoken } from "../languages/spoken.ts";

const { ARTICLES } = spoken.articles;

interface Address {
  path: string;
  /** A day; absent where nobody knows when it last changed. */
  changedOn?: string;
}

interface SpokenAddress extends Address {
  locale: Locale;
}

/** Of the protocol (sitemaps.org): a file holds no more. */
const MOST_ADDRESSES = 50_000;
/** Where a page names itself in other languages. */
const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** What is one person's, or a machine's, or has more addresses than anybody could read: every choice of parts is one. */
const NOT_TO_READ = [
  "/account",
  "/api/",
  "/carts",
  "/compare",
  "/configure/",
  "/gaming-pcs/easy-pc-builder?",
  "/language",
  "/pc-lab/",
  "/pc-lab?",
  "/review/",
  "/search",
  "/ship-to",
  "/sign-in",
  "/staff",
  "/support/",
];

/**
 * `GET /robots.txt`, `/sitemap.xml` and its parts: what search engines may read. A store that is a test or a
 * demonstration asks to be left alone: what it shows cannot be bought.
 */
export function sitemap(world: World, most: number = MOST_ADDRESSES): Hono<AppEnv> {
  const { settings } = world;
  const locales = localesOf(world.config);
  const isReal = !settings.isTest && settings.demo === null;
  const xml = { "content-type": "application/xml; charset=utf-8", "cache-control": KEPT_AN_HOUR };
  return new Hono<AppEnv>()
    .get("/robots.txt", (context) => {
      const rules = isReal
        ? locales.flatMap((locale) => NOT_TO_READ.map((path) => `Disallow: ${prefixOf(locale)}${path}`))
        : ["Disallow: /"];
      const lines = ["User-agent: *", ...rules, ...(isReal ? ["", `Sitemap: ${settings.storeUrl}/sitemap.xml`] : [])];
      return context.text(`${lines.join("\n")}\n`, 200, { "cache-control": KEPT_AN_HOUR });
    })
    .get("/sitemap.xml", async (context) => {
      const addresses = await addressesOf(world);
      const parts = Math.ceil(addresses.length / most);
      const body = parts > 1 ? indexOf(settings.storeUrl, parts) : urlSet(settings.storeUrl, addresses, locales);
      return context.body(body, 200, xml);
    })
    .get("/sitemap/:part", async (context) => {
      const part = context.req.param("part");
      const end = /^[1-9]\d{0,3}$/.test(part) ? Number(part) * most : 0;
      const addresses = end === 0 ? [] : (await addressesOf(world)).slice(end - most, end);
      return addresses.length > 0
        ? context.body(urlSet(settings.storeUrl, addresses, locales), 200, xml)
        : context.notFound();
    });
}

/** Every page that is the same for everyone and says something of its own, in each language. */
async function addressesOf({ catalogue, config }: World): Promise<SpokenAddress[]> {
  const counts = await catalogue.counts();
  const lists = LISTS.filter((list) => list !== "search" && (counts[list] ?? 0) > 0);
  const products = await catalogue.find({ list: "search" });
  const addresses: Address[] = [
    { path: "/" },
    ...lists.map((list) => ({ path: LIST_DEFINITIONS[list].link })),
    { path: "/gaming-pcs/easy-pc-builder" },
    ...((await catalogue.lab()) ? [{ path: "/pc-lab" }] : []),
    ...((await catalogue.frames()) ? [{ path: "/frame-rates" }] : []),
    ...products.map((product) => ({ path: productLink(product) })),
    ...TEXT_PAGES.map((path) => ({ path })),
    { path: "/blog", changedOn: ARTICLES[0].publishedOn },
    ...ARTICLES.map(({ slug, publishedOn }) => ({ path: `/blog/${slug}`, changedOn: publishedOn })),
  ];
  return addresses.flatMap((address) => localesOf(config).map((locale) => ({ ...address, locale })));
}

/** A page says where it stands in each language, itself too (developers.google.com, "localized versions"). */
function urlSet(store: string, addresses: readonly SpokenAddress[], locales: readonly Locale[]): string {
  const at = (locale: Locale, path: string) => xmlText(store + inLocale(locale, path));
  const urls = addresses.map(({ path, changedOn, locale }) => {
    const changed = changedOn === undefined ? "" : `<lastmod>${changedOn}</lastmod>`;
    const others = locales.length === 1 ? [] : locales;
    const links = others.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${at(other, path)}"/>`);
    return `<url><loc>${at(locale, path)}</loc>${changed}${links.join("")}</url>`;
  });
  return document("urlset", urls, locales.length === 1 ? "" : XHTML);
}

function indexOf(store: string, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${xmlText(`${store}/sitemap/${at + 1}`)}</loc></sitemap>`,
  );
  return document("sitemapindex", maps);
}

function document(root: "urlset" | "sitemapindex", entries: readonly string[], names = ""): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>`,
    ...entries,
    `</${root}>`,
  ];
  return `${lines.join("\n")}\n`;
}
