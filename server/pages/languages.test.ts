import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { type Locale, LOCALES, prefixOf } from "#messages/locales.ts";
import { productLink } from "../catalog/list-definitions.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { sitemap } from "../catalog/sitemap.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import { mounted } from "../testing/mounted.ts";
import { leadToChosen } from "./chosen-language.ts";

let db: Database;
let store: BuiltStore;
let product: string;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  store = await openBuiltStore(db);
  await store.sell(demoCatalogue);
  const [pc] = await store.world.catalogue.find({ list: "gaming-pcs" });
  product = pc ? productLink(pc) : "";
});
afterAll(async () => {
  await store.close();
  await db.close();
});

const ask = (path: string, init?: RequestInit) => fetch(store.origin + path, { redirect: "manual", ...init });
const pageAt = async (path: string) => (await ask(path)).text();
const OTHERS = LOCALES.filter((locale) => prefixOf(locale) !== "");
/** Pages of one product, which are drawn alike: the page, its choice of parts, its room, its frame rates. */
const OF_A_PRODUCT = /\/(store|gear-store\/[^/]+|configure|3d-showroom|frame-rates|pc-lab)\/[^/]+$/;
const MOST_ALIKE = 4;

describe.each(OTHERS)("in %s", (locale) => {
  const prefix = prefixOf(locale);

  test("a page says its language, its own address and its addresses in every language", async () => {
    for (const path of ["/", "/gaming-pcs", product, "/legal/returns", "/blog"]) {
      const markup = await pageAt(prefix + (path === "/" ? "" : path));
      expect(markup, path).toContain(`<html lang="${locale}"`);
      const here = `${store.world.settings.storeUrl}${prefix}${path === "/" ? "" : path}`;
      expect(markup, path).toContain(`<link rel="canonical" href="${here}"`);
      for (const other of LOCALES) {
        const there =
          store.world.settings.storeUrl + (prefixOf(other) + path).replace(/(?<=.)\/$/, prefixOf(other) ? "" : "/");
        expect(markup, `${path} in ${other}`).toContain(`hrefLang="${other}" href="${there}"`);
      }
      expect(markup).toContain('hrefLang="x-default"');
    }
  });

  test("no link and no form of any page leaves the language, however far somebody walks", async () => {
    const seen = new Set<string>();
    const alike = new Map<string, number>();
    const left: string[] = [];
    const ways = [prefix];
    while (ways.length > 0 && seen.size < 150) {
      const path = ways.shift() ?? "";
      if (seen.has(path)) continue;
      const kind = OF_A_PRODUCT.exec(path)?.[1]?.split("/")[0] ?? path;
      alike.set(kind, (alike.get(kind) ?? 0) + 1);
      if ((alike.get(kind) ?? 0) > MOST_ALIKE) continue;
      seen.add(path);
      const answer = await ask(path);
      const location = answer.headers.get("location");
      if (location !== null) {
        if (!location.startsWith(`${prefix}/`) && location !== prefix) left.push(`${path} leads to ${location}`);
        continue;
      }
      expect(answer.status, path).toBeLessThan(500);
      for (const [, to = ""] of (await answer.text()).matchAll(
        /<(?:a|form|button)\b[^>]*?\s(?:href|action|formAction)="(\/[^"]*)"/g,
      )) {
        const there = to.replaceAll("&amp;", "&").split("#", 1)[0] ?? "";
        if (there !== prefix && !there.startsWith(`${prefix}/`) && !there.startsWith(`${prefix}?`))
          left.push(`${path} links ${there}`);
        // A list in all its narrowings is one page here.
        else if (!there.includes("?")) ways.push(there);
      }
    }
    expect(left).toEqual([]);
    expect(seen.size).toBeGreaterThan(60);
  });

  test("a refusal, a call and the words themselves come in it", async () => {
    const { Language, Words } = (await (await ask(`${prefix}/api/get-language-json`)).json()) as {
      Language: string;
      Words: Record<string, unknown>;
    };
    expect([Language, "orderStates" in Words]).toEqual([locale, true]);
    expect(((await (await ask("/api/get-language-json")).json()) as { Language: string }).Language).toBe("en-US");
    const nothing = await ask(`${prefix}/api/nothing`);
    expect([nothing.status, ((await nothing.json()) as { Reason: string }).Reason]).toEqual([404, "not_found"]);
    expect((await ask(`${prefix}/api/catalog/listing?list=gaming-pcs`)).status).toBe(200);
  });

  test("a form without JavaScript leads on within it", async () => {
    const sent = await ask(`${prefix}/carts`, {
      method: "POST",
      headers: {
        origin: new URL(store.world.settings.storeUrl).origin,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({
        intent: "add",
        skuId: String(demoCatalogue.products[0]?.skus[0]?.skuId),
        quantity: "1",
      }),
    });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `${prefix}/carts`]);
  });

  test("the desk is in one language", async () => {
    const answer = await ask(`${prefix}/staff/orders/RS-1?a=1`);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/staff/orders/RS-1?a=1"]);
  });

  test("a page is kept by itself, and a product's change has it made anew too", async () => {
    const path = `${prefix}${product}`;
    const first = await ask(path);
    const again = await ask(path, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(first.headers.get("etag")).not.toBe((await ask(product)).headers.get("etag"));
    expect(again.status).toBe(304);
  });

  test("somebody who chose it is led to it from the store's name alone", () => {
    const lead = (url: string, cookie: string) =>
      leadToChosen(store.world.config)({ url, headers: { cookie } })?.headers["location"] ?? null;
    expect(lead("/", `a=1; language=${locale}`)).toBe(prefix);
    expect(lead("/?ref=1", `language=${locale}`)).toBe(`${prefix}?ref=1`);
    expect(lead("/sign-in/with/google/return?code=1", `language=${locale}`)).toBe(
      `${prefix}/sign-in/with/google/return?code=1`,
    );
    expect([lead("/gaming-pcs", `language=${locale}`), lead("/", "language=en-US"), lead("/", "language=xx")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("the choice of a language is remembered, and comes back to the same page in it", async () => {
    const choose = async (from: string, to: Locale, back: string) => {
      const { status, headers } = await ask(`${from}/language`, {
        method: "POST",
        headers: {
          origin: new URL(store.world.settings.storeUrl).origin,
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({ to, back }),
      });
      return [status, headers.get("location"), headers.get("set-cookie")?.split(";")[0]];
    };
    const { storeUrl } = store.world.settings;
    expect(await choose("", locale, "/gaming-pcs?sort=price-low")).toEqual([
      303,
      `${storeUrl}${prefix}/gaming-pcs?sort=price-low`,
      `language=${locale}`,
    ]);
    expect(await choose(prefix, "en-US", `${prefix}/carts`)).toEqual([303, `${storeUrl}/carts`, "language=en-US"]);
    expect(await choose(prefix, locale, "https://evil.example/")).toEqual([
      303,
      `${storeUrl}${prefix}`,
      `language=${locale}`,
    ]);
  });
});

test("a cache between keeps the store's name apart for who chose a language, and no other page", async () => {
  const vary = async (path: string) => (await ask(path)).headers.get("vary");
  expect(await vary("/")).toBe("accept-encoding, cookie");
  expect(await vary("/?ref=1")).toBe("accept-encoding, cookie");
  for (const path of ["/gaming-pcs", ...OTHERS.map(prefixOf)]) expect(await vary(path), path).toBe("accept-encoding");
});

test("the map for search engines has each page once a language, each with all its languages", async () => {
  const world = Object.assign(Object.create(store.world), { settings: { ...store.world.settings, isTest: false } });
  const map = await (await mounted(world, sitemap(world)).request("/sitemap.xml")).text();
  const { storeUrl } = store.world.settings;
  for (const locale of LOCALES) {
    expect(map).toContain(`<loc>${storeUrl}${prefixOf(locale)}/gaming-pcs</loc>`);
    expect(map.split(`hreflang="${locale}" href="${storeUrl}${prefixOf(locale)}/gaming-pcs"`)).toHaveLength(
      LOCALES.length + 1,
    );
  }
});
