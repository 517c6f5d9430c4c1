import { expect, test } from "vitest";
import { counted } from "./plural.ts";

const plurals = new Intl.PluralRules("fr-CA");

test("nothing and one are singular, two and more are not", () => {
  expect([0, 1, 2].map((count) => counted(count, "pièce", "pièces"))).toEqual(["0 pièce", "1 pièce", "2 pièces"]);
});

test.each([0, 0.5, 1, 1.5, 1.9, 2, 3, 10, 21, 100, 1_000, 1_000_000])("%d is counted as French counts it", (count) => {
  const isOne = plurals.select(count) === "one";
  expect(counted(count, "jour", "jours")).toBe(`${count} ${isOne ? "jour" : "jours"}`);
});
