import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { DEFAULT_LOCALE, LOCALES, prefixOf } from "#messages/locales.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { sitemap } from "../catalog/sitemap.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { ADDRESSES, ROUTES } from "../routes.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import { mounted } from "../testing/mounted.ts";
import { leadToChosen } from "./chosen-language.ts";
import { storePages } from "./pages.ts";
import { openStorefront } from "./storefront-build.ts";

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

/** A request target as it is, which no client would send: `fetch` tidies it. */
async function target(path: string): Promise<{ status: number; location: string | null; language: string | null }> {
  const socket = connect(Number(new URL(store.origin).port), "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:3000\r\naccept: text/html\r\nconnection: close\r\n\r\n`);
  const said = await text(socket);
  return {
    status: Number(said.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)),
    location: /^location: (.*)\r$/m.exec(said)?.[1] ?? null,
    language: /<html lang="([^"]*)"/.exec(said)?.[1] ?? null,
  };
}

const OTHER = LOCALES.find((locale) => locale !== DEFAULT_LOCALE) ?? DEFAULT_LOCALE;
const prefix = prefixOf(OTHER);
const ROOT = DEFAULT_LOCALE;

test.each([
  ["//evil.example", 404, ROOT],
  [`${prefix}//evil.example`, 404, OTHER],
  [`${prefix}//evil.example/`, 404, OTHER],
  [`${prefix}//`, 200, OTHER],
  [`${prefix}///`, 200, OTHER],
  [`${prefix}//evil.example/..`, 200, OTHER],
  [`${prefix}/../gaming-pcs`, 200, ROOT],
  [`${prefix}/%2e%2e/gaming-pcs`, 200, ROOT],
  [`${prefix}/..%2fstaff`, 404, OTHER],
  [`/%65${prefix.slice(2)}/gaming-pcs`, 404, ROOT],
  [`${prefix}%2Fgaming-pcs`, 404, ROOT],
  [`${prefix.toUpperCase()}/gaming-pcs`, 404, ROOT],
  [`${prefix}${prefix}/gaming-pcs`, 404, OTHER],
  [`${prefix}/%ff`, 404, OTHER],
  [`${prefix}/%`, 404, OTHER],
  ["/xx-xx/gaming-pcs", 404, ROOT],
  [`${prefix}/no-such-page`, 404, OTHER],
])("%s is answered with %i in %s, and leads nowhere else", async (path, status, language) => {
  expect(await target(path)).toEqual({ status, location: null, language });
  expect(store.broken).toEqual([]);
});

test("what leads from a language to the desk leads to the desk of this store", async () => {
  expect(await target(`${prefix}/staff//evil.example`)).toMatchObject({ location: "/staff//evil.example" });
  expect(await target(`${prefix}//staff`)).toMatchObject({ status: 404 });
});

const post = (path: string, body: BodyInit, type?: string) =>
  fetch(store.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: new URL(store.world.settings.storeUrl).origin, ...(type && { "content-type": type }) },
    body,
  });

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  `${prefix}//evil.example`,
  "javascript:alert(1)",
])("who chose a language comes back to this store, whatever a form says instead of a page: %s", async (back) => {
  const { status, headers } = await post("/language", new URLSearchParams({ to: OTHER, back }));
  const there = new URL(headers.get("location") ?? "");
  expect([status, there.origin]).toEqual([303, new URL(store.world.settings.storeUrl).origin]);
});

test("a language that there is none of is not remembered, and another site chooses none", async () => {
  const unknown = await post("/language", new URLSearchParams({ to: "en-US; Domain=evil.example", back: "/blog" }));
  expect([unknown.status, unknown.headers.get("set-cookie")]).toEqual([303, null]);
  const foreign = await fetch(`${store.origin}/language`, {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: new URLSearchParams({ to: OTHER, back: "/" }),
  });
  expect([foreign.status, foreign.headers.get("set-cookie")]).toEqual([403, null]);
});

test("a form with a file is taken under a language, too", async () => {
  const form = new FormData();
  form.set("file", new File(["x"], "x.png", { type: "image/png" }));
  const { status, headers } = await post(`${prefix}/support/rma`, form);
  expect(headers.get("content-type")).toContain("text/html");
  expect(status).not.toBe(415);
});

test("readers of two languages at one time, and of pages that are made again, are each answered in their own", async () => {
  const paths = [
    "/gear-store",
    "/gear-store?color=black",
    "/gear-store/gaming-setup",
    "/api/catalog/listing?list=gear-store",
  ];
  const ask = async (path: string) => (await fetch(store.origin + path)).text();
  const wrong: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    if (round % 2 === 0) await store.sell(demoCatalogue);
    const asked = paths.flatMap((path) => ["", prefix].flatMap((start) => [start + path, start + path]));
    const answers = await Promise.all(asked.map(async (path) => [path, await ask(path)] as const));
    for (const [path, answer] of answers) {
      const says = [/>Colour<|"Colour"/.test(answer), />Color<|"Color"/.test(answer)];
      const isOther = path.startsWith(`${prefix}/`);
      if (says[0] !== isOther || says[1] === isOther) wrong.push(`${path}: ${says.join()}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("the address of a language says all that an answer depends on: a chosen one changes no other page", async () => {
  const [own, chosen] = await Promise.all(
    [{}, { cookie: `language=${OTHER}`, "accept-language": OTHER }].map(async (headers) => {
      const answer = await fetch(`${store.origin}/gaming-pcs`, { headers });
      return [answer.status, answer.headers.get("etag"), answer.headers.get("vary")];
    }),
  );
  expect(chosen).toEqual(own);
});

describe("somebody who comes back from another site", () => {
  const lead = (url: string, cookie: string) =>
    leadToChosen(store.world.config)({ url, headers: { cookie } })?.headers["location"] ?? null;

  test("returns in the language that they left in, whatever they chose before", () => {
    const way = "/sign-in/with/google/return?code=1&state=2";
    expect(lead(way, `language=${ROOT}; language-back=${OTHER}`)).toBe(prefix + way);
    expect(lead(way, `language=${OTHER}; language-back=${ROOT}`)).toBeNull();
    expect(lead("/carts?code=1&state=2", `language-back=${OTHER}`)).toBe(`${prefix}/carts?code=1&state=2`);
  });

  test("is led by it from nowhere else", () => {
    const elsewhere = [
      "/",
      "/carts",
      "/carts?step=payment",
      "/gaming-pcs?state=1",
      "//evil.example/?state=1",
      "/carts/x?state=1",
    ];
    expect(elsewhere.map((url) => lead(url, `language-back=${OTHER}`))).toEqual(elsewhere.map(() => null));
  });
});

test("a store whose settings name one language has no address of another, and tells nobody of one", async () => {
  const config = { ...store.world.config, languages: [ROOT] };
  const world = { ...store.world, config, settings: { ...store.world.settings, isTest: false, demo: null } };
  const render = await openStorefront("build/store", () => {}, false, [ROOT]);
  const pages = storePages({ world, routes: ROUTES, limits: noRateLimits, render, keep: true });
  const parts = { world, routes: ROUTES, addresses: ADDRESSES, limits: noRateLimits };
  const app = createApp({ ...parts, pages: (context) => pages.answer(context) });
  const page = await app.request(`${prefix}/gaming-pcs`);
  expect([page.status, (await page.text()).includes(`<html lang="${ROOT}"`)]).toEqual([404, true]);
  expect((await app.request(`${prefix}/api/get-language-json`)).status).toBe(404);
  const map = await (await mounted(world, sitemap(world)).request("/sitemap.xml")).text();
  expect(map).not.toMatch(/hreflang|xhtml/);
  expect(leadToChosen(config)({ url: "/", headers: { cookie: `language=${OTHER}` } })).toBeNull();
});
