import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SUITES =
  "{rules,messages,contract,adapters,sandbox,server,ui,storefront,catalogue,studio,checks,scripts}/**/*.test.{ts,tsx}";
const ASKS = /process\.env\["DEEP"\]/;
const shortForms = globSync(SUITES).filter((file) => ASKS.test(readFileSync(file, "utf8")));

test.each(shortForms)("the long form of %s is a hunt", (file) => {
  const hunts = readFileSync("scripts/test-deep.mjs", "utf8")
    .split("\n  },\n")
    .filter((hunt) => hunt.includes('DEEP: "1"'));
  const named = hunts.flatMap((hunt) => [...hunt.matchAll(/"([\w/.-]+)"/g)].map(([, word]) => word ?? ""));
  expect(named.some((word) => word.length > 3 && file.includes(word) && word !== "run")).toBe(true);
});

test("the documents say what each short form leaves to its long form", () => {
  const rows = readFileSync("docs/quality/short-forms.md", "utf8").matchAll(/^\| `([^`]+)` \|/gm);
  expect([...rows].map(([, file]) => file).toSorted()).toEqual(shortForms.toSorted());
});
