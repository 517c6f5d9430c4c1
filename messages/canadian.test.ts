import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canadian, isAmerican } from "./canadian.ts";
import { wordsOf } from "./words-of.ts";

test("words are spelled as in Canada, in texts, lists, objects and what sentences say; addresses and names stay", () => {
  const said = canadian({
    state: "Canceled",
    list: ["a colored label", 3],
    of: (name: string) => `${name} is gray. Color: see /about/colors-of-cases, or COLOR-1`,
  });
  expect(said.state).toBe("Cancelled");
  expect(said.list).toEqual(["a coloured label", 3]);
  expect(said.of("The catalog")).toBe("The catalogue is grey. Colour: see /about/colors-of-cases, or COLOR-1");
});

/** All that a word says or could say: of a sentence its source. */
function textOf(word: unknown): string {
  if (typeof word === "string" || typeof word === "function") return word.toString();
  if (typeof word !== "object" || word === null) return "";
  return Object.values(word).map(textOf).join("\n");
}

test("what en-US spells otherwise than Canada, en-CA says itself", () => {
  const canada: Record<string, Record<string, unknown>> = wordsOf("en-CA");
  const left = Object.entries(wordsOf("en-US")).flatMap(([noun, words]) =>
    Object.entries(words as Record<string, unknown>).flatMap(([name, word]) =>
      isAmerican(textOf(word)) && canada[noun]?.[name] === word ? [`${noun}.${name}`] : [],
    ),
  );
  expect(left).toEqual([]);
});

test("no text of content in en-CA is spelled as in the USA", () => {
  const own = globSync("storefront/content/en-CA/**/*.{ts,tsx}").map((file) => {
    const source = readFileSync(file, "utf8");
    const [, whole] = /^export (?:\*|\{[^}]*\}) from "(?:\.\.\/)+(en-US\/[^"]+)";\n$/.exec(source) ?? [];
    return [file, whole === undefined ? source : readFileSync(`storefront/content/${whole}`, "utf8")] as const;
  });
  const american = own.flatMap(([file, source]) =>
    source
      .split("\n")
      .filter((line) => isAmerican(line.replaceAll(/className="[^"]*"/g, "")))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(own.length).toBeGreaterThan(15);
  expect(american).toEqual([]);
});
