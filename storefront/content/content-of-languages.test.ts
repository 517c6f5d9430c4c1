import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAmerican } from "#messages/canadian.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#messages/locales.ts";

const filesOf = (locale: Locale) =>
  globSync("**/*.{ts,tsx}", { cwd: `storefront/content/${locale}`, exclude: ["**/*.test.*"] }).toSorted();

interface Topics {
  TOPICS: Record<string, { title: string; description: string }>;
}
const topicsOf = async (locale: Locale) => ((await import(`./${locale}/topics.tsx`)) as Topics).TOPICS;

test.each(LOCALES)("%s has each text that en-US has, and each short text with its page", async (locale) => {
  expect(filesOf(locale)).toEqual(filesOf(DEFAULT_LOCALE));
  expect(Object.keys(await topicsOf(locale)).toSorted()).toEqual(
    Object.keys(await topicsOf(DEFAULT_LOCALE)).toSorted(),
  );
});

test("no short text is called in en-CA as the USA spells it", async () => {
  const said = Object.values(await topicsOf("en-CA")).flatMap(({ title, description }) => [title, description]);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter(isAmerican)).toEqual([]);
});

/** How many headings, paragraphs, items, rows and cells a text has, and which pages it leads to; null of one that is another language's whole. */
function shapeOf(locale: Locale, file: string): string[] | null {
  const source = readFileSync(`storefront/content/${locale}/${file}`, "utf8");
  if (/^export .* from "[^"]*";\n$/.test(source)) return null;
  return [...source.matchAll(/<(?:h[2-6]|p|li|tr|t[hd])\b|\bpaths\.\w+/g)].map(([part]) => part).toSorted();
}

/** The Charter of the French language (CQLR c. C-11), section 52: whoever reads French is told no less. */
test("a text has in fr-CA each heading, paragraph, item, row and link that it has in en-CA", () => {
  const files = filesOf("fr-CA");
  const canadian = (file: string) => shapeOf("en-CA", file) ?? shapeOf(DEFAULT_LOCALE, file);
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) expect(shapeOf("fr-CA", file), file).toEqual(canadian(file));
});
