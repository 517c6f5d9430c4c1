import { expect, test } from "vitest";
import type { CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { demoCatalogue } from "./demo-catalogue.ts";

const languages = Object.entries(demoCatalogue.texts ?? {});

/** All that a language may say of a product. */
function textsOf(product: CatalogueProduct): string[] {
  const lines = "facts" in product ? linesOf(product.facts ?? {}) : [];
  const condition = "condition" in product ? product.condition : null;
  return [
    product.summary,
    ...product.description,
    ...product.faq.flatMap(({ question, answer }) => [question, answer]),
    ...product.skus.map(({ title }) => title),
    ...lines,
    ...(condition ? [condition.originalUse, condition.notes, ...condition.replacedParts] : []),
  ];
}

interface Lines {
  details?: { label: string; value: string }[];
  ports?: string[] | { front: string[]; rear: string[] };
}

function linesOf(facts: object): string[] {
  const { details = [], ports = [] }: Lines = Array.isArray(facts) ? { details: facts } : facts;
  const sides = Array.isArray(ports) ? ports : [...ports.front, ...ports.rear];
  return [...details.flatMap(({ label, value }) => [label, value]), ...sides];
}

const said = new Set([
  ...demoCatalogue.products.flatMap(textsOf),
  ...Object.values(demoCatalogue.faqs).flatMap((faq) => faq.flatMap(({ question, answer }) => [question, answer])),
]);
/** Two words in small letters, one after the other: no name and no number. */
const prose = [...said].filter((text) => /[a-z]{3,} [a-z]{2,}/.test(text));

test("a language says each sentence of the demonstration, and none that nobody says any more", () => {
  expect(languages.map(([locale]) => locale)).toEqual(["fr-CA"]);
  for (const [, texts] of languages) {
    expect(prose.filter((text) => !(text in texts))).toEqual([]);
    expect(Object.keys(texts).filter((text) => !said.has(text))).toEqual([]);
  }
});

const placeholders = (text: string) => (text.match(/\{[\w.-]+\}/g) ?? []).toSorted();

test("a text promises in each language what it promises in the first", () => {
  for (const [, texts] of languages)
    for (const [text, inLanguage] of Object.entries(texts))
      expect(placeholders(inLanguage)).toEqual(placeholders(text));
});

/** `18.8`, `1,200` and in French `18,8`, `1 200`. */
const numbersIn = (text: string) =>
  new Set(
    text
      .replaceAll(/(?<=\d)[,\u00a0](?=\d{3}(?!\d))/g, "")
      .replaceAll(/(?<=\d),(?=\d)/g, ".")
      .match(/\d+(?:\.\d+)?/g),
  );

test("no number of a text is another one in a language, or missing", () => {
  const SPELLED = /\b(?:three|ten) feet\b/i;
  for (const [, texts] of languages)
    for (const [text, inLanguage] of Object.entries(texts)) {
      const numbers = numbersIn(inLanguage);
      const lost = [...numbersIn(text)].filter((number) => !numbers.has(number) && !SPELLED.test(text));
      expect([text, lost]).toEqual([text, []]);
    }
});

test("French hangs signs and units on to what they belong to", () => {
  const wrong = / \u00a0?[:%»]|«(?!\u00a0)|(?<!\u00a0)»|\d%|\p{L}:(?:\s|$)|\p{L}[ \u00a0][;?!]|\p{L}'\p{L}|\.\.\./u;
  const french = Object.values(demoCatalogue.texts?.["fr-CA"] ?? {});
  expect(french.filter((text) => wrong.test(text))).toEqual([]);
});
