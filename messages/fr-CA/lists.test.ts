import { expect, test } from "vitest";
import { countedIn, listWords, withArticle } from "./lists.ts";

test("a list's title has its article inside a sentence", () => {
  expect(["ordinateurs de jeu", "équipement", "PC préassemblés", "espace de jeu"].map(withArticle)).toEqual([
    "les ordinateurs de jeu",
    "l’équipement",
    "les PC préassemblés",
    "l’espace de jeu",
  ]);
});

test("none and one are singular", () => {
  expect([0, 1, 2].map((count) => countedIn("pc-parts", count))).toEqual(["0 pièce", "1 pièce", "2 pièces"]);
  expect(Object.values(listWords).every(({ one, many }) => many === `${one}s`)).toBe(true);
});
