import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REFUSALS } from "#contract/refusals.ts";

const sources = globSync("{rules,server,storefront,contract}/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("every refusal is one that something gives", () => {
  const given = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(?:refuse|browserAlert)\(\s*"(\w+)"/g)].map((match) => match[1])),
  );
  expect(Object.keys(REFUSALS).filter((reason) => !given.has(reason))).toEqual([]);
});

test("nothing is decided by the words of an alert", () => {
  const DECIDES =
    /(?:alert|answer|refused?)\??\.(?:alert\.)?(?:Message|Title)\s*(?:===|!==|\.(?:startsWith|endsWith|includes|split|match|replace|search)\()/;
  const deciding = sources.filter(({ file, text }) => !file.startsWith("contract/") && DECIDES.test(text));
  expect(deciding.map(({ file }) => file)).toEqual([]);
});
