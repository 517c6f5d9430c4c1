import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REFUSALS } from "#contract/refusals.ts";

const sources = globSync("{rules,server,storefront,contract}/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("every refusal is one that something gives", () => {
  const given = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/(?:refused?|browserAlert)\(\s*"(\w+)"/g)].map((match) => match[1]),
    ),
  );
  expect(Object.keys(REFUSALS).filter((reason) => !given.has(reason))).toEqual([]);
});

test("nothing is decided by what an alert looks like", () => {
  const DECIDES =
    /switch \([^)]*\b(?:Message|Title)\)|(?:alert|answer|refused?)\??\.(?:alert\.)?(?:Message|Title)\s*(?:===|!==|\.(?:startsWith|endsWith|includes|split|match|replace|search)\()/;
  const deciding = sources.filter(({ file, text }) => !file.startsWith("contract/") && DECIDES.test(text));
  expect(deciding.map(({ file }) => file)).toEqual([]);
});

test("a reason, a state, a kind or an event on the wire is a word of the rules, never any string", () => {
  const ANY_STRING =
    /^\s*(?:\w*(?:[Rr]eason|[Kk]ind|[Rr]ule)|Block|PaymentState):\s*(?:string\b|z\.string\(\))|\bEvents:.*\bname: (?:string\b|z\.string\(\))/m;
  const loose = sources.filter(({ file, text }) => file.startsWith("contract/") && ANY_STRING.test(text));
  expect(loose.map(({ file }) => file)).toEqual([]);
});
