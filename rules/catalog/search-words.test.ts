import fc from "fast-check";
import { expect, test } from "vitest";
import { foundBy, hasWord, wantedWords } from "./search-words.ts";

const finds = (search: string, text: string) => wantedWords(search).every((word) => hasWord(foundBy(text), word));

test.each([
  ["rtx5070", "GeForce RTX 5070 12 GB"],
  ["rtx 5070", "GEFORCE RTX5070"],
  ["rtx-5070", "RTX 5070"],
  ["ddr5-6000", "Trident Z5 DDR5-6000 CL30"],
  ["ddr5 6000", "DDR5-6000"],
  ["ddr 5", "DDR5-6000"],
  ["32gb", "32 GB (2 × 16 GB)"],
  ["rtx5070ti", "RTX 5070 Ti"],
  ["rtx 50", "RTX 5070"],
  ["5070 rtx", "RTX 5070"],
  ["NH-U12A", "Noctua NH-U12A"],
  ["nhu12", "NHU 12A"],
  ["ryzen 7 9800x3d", "AMD Ryzen™ 7 9800X3D"],
  ["hohenrad", "Höhenrad"],
  ["Höhenrad", "HOHENRAD"],
  ["ÉCRAN", "écran"],
  ["e\u0301cran", "\u00e9cran"],
  ["Sørlie strasse", "sorlie Straße"],
  ["ＲＴＸ５０７０", "RTX 5070"],
])("%j finds %j", (search, text) => {
  expect(finds(search, text)).toBe(true);
});

test.each([
  ["ryzen 7 pc", "Ryzen 5 7600 PC"],
  ["i7", "i 5 7600"],
  ["rtx5070", "RTX 4070, 5070 MHz"],
  ["rtx 5070 ti", "RTX 5070"],
  ["070", "RTX 5070"],
  ["force", "GeForce"],
])("%j does not find %j", (search, text) => {
  expect(finds(search, text)).toBe(false);
});

test("a word is asked for once, however often it is typed", () => {
  expect(wantedWords("32 GB (2 × 16 GB), 32")).toEqual([
    { word: "32", whole: true },
    { word: "gb", whole: false },
    { word: "2", whole: true },
    { word: "16", whole: true },
    { word: "32", whole: false },
  ]);
});

test("a text of any letters is found by itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (name) => {
      expect(finds(name, name)).toBe(true);
    }),
  );
});

test("a name is found by each of its words, and with its letters and digits apart", () => {
  const letters = fc.constantFrom("r", "T", "5", "0", "é", " ", "-", ".", "™", "ß");
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 60 }), (name) => {
      expect(finds(name.replaceAll(/(\d)(\D)/g, "$1 $2").replaceAll(/(\D)(\d)/g, "$1 $2"), name)).toBe(true);
      for (const word of name.split(/[ .™-]+/)) expect(finds(word, name)).toBe(true);
    }),
  );
});
