import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** A class that stands alone: here a part of a page gets its own look. */
const ALONE = /(?<=[{};,])\s*\.([a-z][\w-]*)\s*(?=[,{])/g;

/** Paper changes what the screen has named, in rules of its own. */
const onScreen = (sheet: string) => !sheet.includes("@media print");

/** All styles are one file, on every page: a class of one part must not be that of another. */
test("no class is given its look in two places", () => {
  const places = new Map<string, Set<string>>();
  for (const file of globSync("{ui,storefront}/**/*.css")) {
    const sheet = readFileSync(file, "utf8").replace(COMMENT, "");
    if (!onScreen(sheet)) continue;
    for (const [, name = ""] of `;${sheet}`.matchAll(ALONE))
      places.set(name, (places.get(name) ?? new Set()).add(file));
  }
  expect(places.size).toBeGreaterThan(300);
  expect([...places].filter(([, files]) => files.size > 1)).toEqual([]);
});
