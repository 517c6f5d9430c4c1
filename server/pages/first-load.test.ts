import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { productLink } from "../catalog/list-definitions.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { readyBuyer } from "../testing/buyer.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import { unlistedScripts } from "./payment-scripts.ts";

/** Bytes of JavaScript, gzip -9, and files that bring it: React alone is 67,600 bytes. Days on the store's clock brought 200, comparing 400, the way to PC Lab 100, the choice of a language 120. */
const DOCUMENT_MOST = { bytes: 86_750, files: 11 };
/** A product's asks for the ZIP, and says when it arrives there and what it comes to; popups of its parts and codes brought 250, states by name 950, what a law keeps out of a state 1,100, the choice of a list 300, languages 50. */
const PRODUCT_MOST = { bytes: 94_900, files: 17 };

/**
 * The same of the pages that keep a router, which is 40,000 of them: JavaScript in bytes, and how many files bring it.
 * The list of all pages that a router knows came to 4,600 with those of members and staff; points cost the cart 1,000,
 * gift vouchers and warranties that are bought later 2,000; insurance and discounts of groups with frames for scripts of others 2,000;
 * a monthly example, the tax of a service, a city that gives way and what a late order asks 400; days on the store's
 * clock, phones of any country, and where an order is that cannot be paid here any more 1,500; folded parts, both sums
 * of a pre-order, shipping that the browser counts itself, and an order begun from the last one 1,800; the ZIP of a cart without an
 * address 4,500, and of it what the header says everywhere 1,300; addresses, popups and words of PC Lab,
 * the easy builder and frame rates 1,000; a voucher that is used where it is paid, too, 550; the
 * choice of a country, what a part of a PC is, and three pages and seven popups more by name 900; the showroom's island and popup 50, saved builds 450, states by name in the cart 1,050,
 * popups of the laws of energy and of where we ship, and pages of an account by name 1,300; a return that is followed 200,
 * webhooks of the desk and the choice of a list by name, and one rule of a ZIP 500; how a card
 * travels, the film, and the color of a light 2,000; the choice of a language at the foot 720.
 */
const APP_MOST = {
  "/carts": { bytes: 174_500, files: 32 },
  "/carts?step=information": { bytes: 182_200, files: 34 },
  "/carts?step=shipping": { bytes: 173_600, files: 31 },
  "/carts?step=payment": { bytes: 187_800, files: 36 },
  "/orders": { bytes: 157_800, files: 22 },
};

let db: Database;
let store: BuiltStore;
let product: string;
let gear: string;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  store = await openBuiltStore(db);
  await store.sell(demoCatalogue);
  const [pc] = await store.world.catalogue.find({ list: "gaming-pcs" });
  product = pc ? productLink(pc) : "";
  const [thing] = await store.world.catalogue.find({ list: "gaming-accessories" });
  gear = thing ? productLink(thing) : "";
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
    const source = readFileSync(`build/store/en-US/client${address}`, "utf8");
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

const sizeOf = (scripts: ReadonlyMap<string, string>) =>
  [...scripts.values()].reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);

const imported = (source: string) =>
  [...source.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, file = ""]) => `/assets/${file}`);

/** The stylesheets that a page names. Beside seventeen small ones its scripts waited a third of a second on a slow phone. */
const sheetsOf = (markup: string) =>
  [...markup.matchAll(/<link rel="stylesheet"\s[^>]*?href="([^"]+)"/g)].map(([, address = ""]) => address);

/**
 * One sheet with the styles of all pages for shoppers: bytes, gzip -9. Reviews with pictures and vouchers brought 130,
 * lists and alerts 450, changes of an order 300, frames for scripts of others 50,
 * a cart that folds its parts on a phone and both sums of a pre-order 350; choosing parts 900, comparing 700, PC Lab, the easy builder and frame rates 750, finding an order 100, asking for a ZIP 250, saved builds beside each other, countries and codes 750, an account whose orders, prices and warranties are drawn 750, a return that is followed 450, a film and steps in order 50, a ladder of PCs 360. The desk's are in a sheet of its own, a third of it what is printed beside a PC and what a refund comes to.
 */
const STYLES_MOST = 25_900;
const DESK_STYLES_MOST = 2_850;

const styleAt = (address = "") => readFileSync(`build/store/en-US/client${address}`);

function expectOneSheet(markup: string, path: string): void {
  const sheets = sheetsOf(markup);
  expect(sheets, path).toHaveLength(1);
  const styles = styleAt(sheets[0]);
  expect([styles.includes(".hero"), styles.includes(".desk__")], path).toEqual([true, false]);
  expect(gzipSync(styles, { level: 9 }).length, path).toBeLessThanOrEqual(STYLES_MOST);
}

test("a document begins with at most 86 kB of JavaScript, a product's with 94, all of it named by the page, and none of a router", async () => {
  const paths = [
    "/",
    "/gaming-pcs",
    "/gear-store/gaming-accessories",
    "/search",
    "/search?q=ryzen",
    product,
    gear,
    "/about/warranty",
    "/legal/returns",
    "/nothing",
  ];
  for (const path of paths) {
    const markup = await (await fetch(store.origin + path)).text();
    const scripts = scriptsOf(markup);
    const bytes = sizeOf(scripts);
    const most = path === product || path === gear ? PRODUCT_MOST : DOCUMENT_MOST;
    expectOneSheet(markup, path);
    expect(bytes, path).toBeGreaterThan(67_000);
    expect(bytes, path).toBeLessThanOrEqual(most.bytes);
    expect(scripts.size, path).toBeLessThanOrEqual(most.files);
    expect(named(markup).toSorted(), path).toEqual([...scripts.keys()].toSorted());
    expect(
      [...scripts.keys()].filter((file) => file.includes("router")),
      path,
    ).toEqual([]);
  }
});

test("the cart and each step of the checkout begin with few files and nothing of a document, all named by the page", async () => {
  const pc = demoCatalogue.products.find(({ kind, skus }) => kind === "pc" && (skus[0]?.stock ?? 0) > 0);
  const buyer = await readyBuyer(store.world, pc?.defaultSkuId ?? 0);
  const cookie = [...buyer.cookies].map((pair) => pair.join("=")).join("; ");
  for (const [path, most] of Object.entries(APP_MOST)) {
    const answer = await fetch(store.origin + path, { headers: { cookie }, redirect: "error" });
    const markup = await answer.text();
    const scripts = scriptsOf(markup);
    expect(sizeOf(scripts), path).toBeGreaterThan(107_000);
    expect(sizeOf(scripts), path).toBeLessThanOrEqual(most.bytes);
    expect(scripts.size, path).toBeLessThanOrEqual(most.files);
    expect(new Set(named(markup)), path).toEqual(new Set(scripts.keys()));
    const files = [...scripts.keys()].join();
    expect(files, path).toContain("/router.client-");
    expect(files, path).not.toMatch(/\/document-/);
    // The inventory of PCI DSS 4.0.1, 6.4.3: what a browser adds to it `e2e/scripts-of-others.e2e.ts` sees.
    expect(path.endsWith("payment") ? unlistedScripts(markup, []) : [], path).toEqual([]);
    expectOneSheet(markup, path);
  }
});

test("a document permits no inline script, and has none that would run", async () => {
  for (const path of ["/", "/gaming-pcs", product, "/legal/returns"]) {
    const answer = await fetch(store.origin + path);
    expect(answer.headers.get("content-security-policy"), path).toContain("script-src 'self';");
    expect(await answer.text(), path).not.toMatch(/<script(?![^>]*(?:src=|type="application\/ld\+json"))/);
  }
});

test("the desk has a second stylesheet with what is its own", async () => {
  const markup = await (await fetch(`${store.origin}/staff/sign-in`)).text();
  const sheets = sheetsOf(markup);
  const own = sheets.find((address) => address.includes("/desk-"));
  const styles = styleAt(own);
  expect(sheets).toHaveLength(2);
  expect([styles.includes(".desk__find"), styles.includes(".hero")]).toEqual([true, false]);
  expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(DESK_STYLES_MOST);
});
