import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { TEXT_PAGES } from "#contract/text-pages.ts";
import { ARTICLES } from "#words/articles.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import { mounted } from "../testing/mounted.ts";
import { sitemap } from "./sitemap.ts";

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

const get = (path: string) => fetch(store.origin + path);
const atSitemap = (path: string, most?: number) => mounted(store.world, sitemap(store.world, most)).request(path);
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe("the sitemap", () => {
  test("names each product, list, text and article once, by its whole address", async () => {
    const answer = await atSitemap("/sitemap.xml");
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const xml = await answer.text();
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9" xmlns:xhtml="http:\/\/www.w3.org\/1999\/xhtml">\n(?:<url><loc>[^<]{12,2048}<\/loc>(?:<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>)?(?:<xhtml:link rel="alternate" hreflang="[a-z]{2}-[A-Z]{2}" href="[^"<]{12,2048}"\/>)+<\/url>\n)+<\/urlset>\n$/,
    );
    const named = addressesIn(xml);
    expect(new Set(named).size).toBe(named.length);
    const store = new URL(named[0] ?? "").origin;
    const paths = named.map((address) => new URL(address).pathname);
    expect(paths).toEqual(
      expect.arrayContaining([
        "/",
        "/gaming-pcs",
        "/blog",
        ...TEXT_PAGES,
        ...ARTICLES.map(({ slug }) => `/blog/${slug}`),
      ]),
    );
    const listed = demoCatalogue.products.filter(({ kind }) => kind === "pc" || kind === "laptop");
    for (const { slug } of listed) expect(named).toContain(`${store}/store/${slug}`);
  });

  test("names pages that answer, each by the address that it gives itself", async () => {
    const named = addressesIn(await (await atSitemap("/sitemap.xml")).text());
    const isProduct = (address: string) => /\/(?:store\/[^/]+|gear-store\/[^/]+\/[^/]+)$/.test(address);
    const looked = [...named.filter((address) => !isProduct(address)), ...named.filter(isProduct).slice(0, 3)];
    for (const address of looked) {
      const page = await get(new URL(address).pathname);
      expect([page.status, new URL(canonicalOf(await page.text()) ?? "").pathname]).toEqual([
        200,
        new URL(address).pathname,
      ]);
    }
  });

  test("is an index of parts where one file may not hold all, and no part is missing or too many", async () => {
    const whole = addressesIn(await (await atSitemap("/sitemap.xml")).text());
    const index = await (await atSitemap("/sitemap.xml", 40)).text();
    expect(index).toContain("<sitemapindex ");
    const parts = addressesIn(index);
    expect(parts).toHaveLength(Math.ceil(whole.length / 40));
    const held = await Promise.all(
      parts.map(async (part) => addressesIn(await (await atSitemap(new URL(part).pathname, 40)).text())),
    );
    expect(held.flat()).toEqual(whole);
    for (const part of [parts.length + 1, 0, -1, "one"])
      expect((await atSitemap(`/sitemap/${part}`, 40)).status).toBe(404);
  });
});

describe("robots.txt", () => {
  const ofStore = async (settings: Partial<BuiltStore["world"]["settings"]>) => {
    const world = { ...store.world, settings: { ...store.world.settings, ...settings } };
    return (await mounted(world, sitemap(world)).request("/robots.txt")).text();
  };

  test("keeps what is one person's to that person, and leads to the sitemap", async () => {
    const text = await ofStore({ isTest: false, demo: null, storeUrl: "https://store.example" });
    expect(text).toMatch(
      /^User-agent: \*\n(?:Disallow: \/[a-z/-]+\??\n)+\nSitemap: https:\/\/store\.example\/sitemap\.xml\n$/,
    );
    for (const path of ["/account", "/carts", "/configure/", "/pc-lab?", "/staff"])
      expect(text).toContain(`Disallow: ${path}\n`);
  });

  test("asks that a test store is not read at all", async () => {
    expect(await ofStore({ isTest: true })).toBe("User-agent: *\nDisallow: /\n");
  });
});

describe("the blog", () => {
  test("is fresh for a day, and other pages for three minutes", async () => {
    const freshness = async (path: string) =>
      /s-maxage=(\d+)/.exec((await get(path)).headers.get("cache-control") ?? "")?.[1];
    expect(await freshness("/blog")).toBe("86400");
    expect(await freshness("/blog/power-supply")).toBe("86400");
    expect(await freshness("/legal/returns")).toBe("180");
  });

  test("says in an article's structured data what it is and when it was written", async () => {
    const html = await (await get("/blog/power-supply")).text();
    const [, json = "{}"] =
      /<script type="application\/ld\+json"[^>]*>(\{[^<]*BlogPosting[^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@type": "BlogPosting",
      headline: "How much power supply a PC needs",
      datePublished: "2026-11-25",
    });
  });

  test("does not have an article that nobody wrote", async () => {
    expect((await get("/blog/nothing-here")).status).toBe(404);
  });
});
