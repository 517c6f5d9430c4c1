import { globSync } from "node:fs";
import { parse } from "node:path";
import { expect, test } from "vitest";

/**
 * `contract/` and `messages/` stay out: they name a noun as the other rooms do, because each holds that noun's share,
 * its types and its words. So does content, a folder a language. A style sheet is named after its component.
 */
const sources = globSync(
  "{rules,adapters,sandbox,server,ui,storefront,catalogue,studio,checks,scripts,bench,chaos,e2e}/**/*.{ts,tsx,mjs}",
).filter((file) => !/\.(test|e2e|d)\.|^storefront\/content\/[a-z]{2}-[A-Z]{2}\//.test(file));

/** Where a folder begins, and a verb that its rule, its route and its button share: searched once, seen whole. */
const SHARED_NAMES = new Set(["main", "routes", "add-to-cart", "apply-coupon"]);

test("no two files have one name, so that a name finds its file", () => {
  const byName = Map.groupBy(sources, (file) => parse(file).name);
  const doubled = [...byName].filter(([name, files]) => files.length > 1 && !SHARED_NAMES.has(name));
  expect(doubled).toEqual([]);
});

test("every shared name is still shared", () => {
  const names = sources.map((file) => parse(file).name);
  expect([...SHARED_NAMES].filter((name) => names.filter((one) => one === name).length < 2)).toEqual([]);
});
