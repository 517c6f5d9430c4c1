import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import type { Faithful } from "./faithful.ts";
import { LOCALES } from "./locales.ts";

const nounsOf = (locale: string) =>
  globSync(`messages/${locale}/*.ts`, { exclude: ["**/*.test.ts"] })
    .map((file) => basename(file, ".ts"))
    .sort();

const folders = globSync("messages/*/").map((folder) => basename(folder));

test("every folder of words is a language that the store speaks", () => {
  expect(folders.sort()).toEqual([...LOCALES].sort());
});

describe.each(LOCALES)("%s", (locale) => {
  test("has a file for every noun that en-US has, and no other", () => {
    expect(nounsOf(locale)).toEqual(nounsOf("en-US"));
  });

  test("tells the server of each of its files", () => {
    const told = [...readFileSync(`messages/${locale}.ts`, "utf8").matchAll(/from "\.\/[^/]+\/([^"]+)\.ts"/g)];
    expect(told.map(([, noun]) => noun).sort()).toEqual(nounsOf(locale));
  });
});

const english = {
  soldOut: "Sold out",
  left: (count: number, name: string) => `${count} of ${name} left`,
  steps: { paid: "Paid" },
};
type Checked<Other> = Faithful<typeof english, Other>;
const say = <Other extends Checked<Other>>(other: Other) => Object.keys(other).length;

test("another language compiles when it says every word with every fact", () => {
  const french = {
    soldOut: "Épuisé",
    left: (count: number, name: string) => `Il en reste ${count} (${name})`,
    steps: { paid: "Payé" },
  };
  expect(say(french)).toBe(3);
});

test("a language that misses a word, a nested word or a fact does not compile", () => {
  const { soldOut, left, steps } = english;
  // @ts-expect-error soldOut is missing
  say({ left, steps });
  // @ts-expect-error steps.paid is missing
  say({ soldOut, left, steps: {} });
  // @ts-expect-error the sentence leaves out the name
  say({ soldOut, steps, left: (count: number) => `Il en reste ${count}` });
  expect(LOCALES).toContain("en-US");
});
