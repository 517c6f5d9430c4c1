import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { LOCALES } from "#messages/locales.ts";
import { wordsOf } from "#messages/words-of.ts";

const { store, shipping, warranties, payment } = storeConfig;

/** What the settings say to a shopper, without names that are the same everywhere. */
const texts = new Set([
  store.supportHours,
  ...shipping.methods.flatMap(({ name, civilianName }) => [name, civilianName ?? name]),
  ...warranties.map(({ detail }) => detail),
  ...payment.methods.map(({ detail }) => detail),
]);
const SAME_EVERYWHERE = new Set(["Visa, Mastercard, American Express, Discover"]);

test("what store.config.ts says to a shopper is said in every language", () => {
  const inEnglish = (locale: string) => locale.startsWith("en-");
  const left = LOCALES.filter((locale) => !inEnglish(locale)).map((locale) => {
    const { ownerText } = wordsOf(locale).ownerTexts;
    return [...texts].filter((text) => !SAME_EVERYWHERE.has(text) && ownerText(text) === text);
  });
  expect(texts.size).toBeGreaterThan(20);
  expect(left.flat()).toEqual([]);
  expect(left).toHaveLength(1);
});

test("a text of which a language knows nothing stays as its owner wrote it", () => {
  for (const locale of LOCALES) expect(wordsOf(locale).ownerTexts.ownerText("By drone")).toBe("By drone");
});
