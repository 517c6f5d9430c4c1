import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const LONGEST = 300;
const DRAWERS = /^(utils?|helpers?|common|shared|lib|misc|manager|service|index)\.(ts|tsx)$/;
const sources = globSync(
  "{rules,messages,contract,adapters,sandbox,server,ui,storefront,catalogue,studio,checks,scripts,bench,chaos,e2e}/**/*.{ts,tsx,mjs,css}",
);

test("no source file is longer than 300 lines", () => {
  const long = sources.filter((file) => readFileSync(file, "utf8").split("\n").length - 1 > LONGEST);
  expect(long).toEqual([]);
});

test("no file or folder is a drawer", () => {
  expect(
    sources.filter((file) => DRAWERS.test(basename(file)) || /\/(utils|helpers|common|misc)\//.test(file)),
  ).toEqual([]);
});
