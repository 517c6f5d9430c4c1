import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { productLink } from "../catalog/list-definitions.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";

/** Bytes of JavaScript, gzip -9: React alone is 67,600 of them. */
const DOCUMENT_MOST = 85_000;

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

/** Every script that a page begins with: those it names, and all that those import; from the build, by its address. */
function scriptsOf(markup: string): Map<string, string> {
  const scripts = new Map<string, string>();
  const take = (address: string): void => {
    if (scripts.has(address)) return;
    const source = readFileSync(`build/store/client${address}`, "utf8");
    scripts.set(address, source);
    imported(source).forEach(take);
  };
  named(markup).forEach(take);
  return scripts;
}

const named = (markup: string) =>
  [...markup.matchAll(/<(?:link rel="modulepreload"|script)\s[^>]*?(?:href|src)="([^"]+)"/g)].map(
    ([, address = ""]) => address,
  );

const imported = (source: string) =>
  [...source.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, file = ""]) => `/assets/${file}`);

test("a document begins with at most 85 kB of JavaScript, all of it named by the page, and none of a router", async () => {
  const paths = [
    "/",
    "/gaming-pcs",
    "/search",
    "/search?q=ryzen",
    product,
    "/about/warranty",
    "/legal/returns",
    "/nothing",
  ];
  for (const path of paths) {
    const markup = await (await fetch(store.origin + path)).text();
    const scripts = scriptsOf(markup);
    const bytes = [...scripts.values()].reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);
    expect(bytes, path).toBeGreaterThan(67_000);
    expect(bytes, path).toBeLessThanOrEqual(DOCUMENT_MOST);
    expect(named(markup).toSorted(), path).toEqual([...scripts.keys()].toSorted());
    expect(
      [...scripts.keys()].filter((file) => file.includes("router")),
      path,
    ).toEqual([]);
  }
});

test("a document permits no inline script, and has none that would run", async () => {
  for (const path of ["/", "/gaming-pcs", product, "/legal/returns"]) {
    const answer = await fetch(store.origin + path);
    expect(answer.headers.get("content-security-policy"), path).toContain("script-src 'self';");
    expect(await answer.text(), path).not.toMatch(/<script(?![^>]*(?:src=|type="application\/ld\+json"))/);
  }
});
