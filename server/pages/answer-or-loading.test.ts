import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";

let db: Database;
let store: BuiltStore;
/** Lists are made once this is over. */
let held = () => Promise.resolve();
let made = 0;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  store = await openBuiltStore(db, (render) => async (request, ...rest) => {
    if (/^(?:\/en-ca)?\/(?:gaming-|search|gear-store)/.test(new URL(request.url).pathname)) await held();
    const answer = await render(request, ...rest);
    made += 1;
    return answer;
  });
  const { config } = store.world;
  Object.assign(store.world, { config: { ...config, pages: { ...config.pages, loadingAfterMs: 100 } } });
  await store.sell(demoCatalogue);
});
afterAll(async () => {
  await store.close();
  await db.close();
});
beforeEach(() => {
  held = () => Promise.resolve();
});

/** As a browser asks for a page that somebody wants to see. */
const browse = (path: string, headers: Record<string, string> = {}) =>
  fetch(store.origin + path, { headers: { "sec-fetch-dest": "document", ...headers } });

/** Holds the lists back until what it returns is called. */
function holdLists(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = () => promise;
  return resolve;
}

test("the loading page is kept for 86400 seconds before it is made again, and no search engine lists it (S539)", async () => {
  const answer = await fetch(`${store.origin}/loading`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([
    200,
    "public, max-age=0, s-maxage=86400, stale-while-revalidate=86400",
  ]);
  const markup = await answer.text();
  expect(markup).toContain("It opens by itself.");
  expect(markup).toContain('content="noindex"');
});

describe("a list that takes long", () => {
  test("is the loading page to whoever waits at it, which asks again, and then the list (S539)", async () => {
    const letGo = holdLists();
    const waiting = await browse("/gaming-laptops");
    expect([waiting.status, waiting.headers.get("refresh"), waiting.headers.get("cache-control")]).toEqual([
      503,
      "2",
      "no-store",
    ]);
    expect(await waiting.text()).toContain("It opens by itself.");
    letGo();
    await expect.poll(async () => (await browse("/gaming-laptops")).status, { timeout: 30_000 }).toBe(200);
    expect(await (await browse("/gaming-laptops")).text()).toContain('data-name="listing-results"');
  });

  test("is the loading page in the language of its address, whoever waited first", async () => {
    const letGo = holdLists();
    const said = ["/en-ca/gear-store", "/gear-store", "/en-ca/gear-store/gaming-setup"].map(async (path) => {
      const waiting = await browse(path);
      return [waiting.status, /<html lang="([^"]*)"/.exec(await waiting.text())?.[1]];
    });
    expect(await Promise.all(said)).toEqual([
      [503, "en-CA"],
      [503, "en-US"],
      [503, "en-CA"],
    ]);
    letGo();
  });

  test("and turns out to be none is told to whoever asks again, although the next one is as slow", async () => {
    held = () => setTimeout(300);
    const before = made;
    expect((await browse("/gear-store/no-such-shelf")).status).toBe(503);
    await expect.poll(() => made, { timeout: 30_000 }).toBe(before + 1);
    // Rendered is not answered yet.
    await setTimeout(50);
    expect((await browse("/gear-store/no-such-shelf")).status).toBe(404);
  });

  test("is waited for by a script that narrows it, and by whoever asks for its data", async () => {
    const letGo = holdLists();
    const narrowed = fetch(`${store.origin}/gaming-laptops?sort=price_asc`, { headers: { "sec-fetch-dest": "empty" } });
    await setTimeout(300);
    letGo();
    expect((await narrowed).status).toBe(200);
  });
});

test("a page of one product is no list, and is waited for", async () => {
  const answer = await browse("/store/forge-80");
  expect([answer.status, answer.headers.get("refresh")]).toEqual([200, null]);
});
