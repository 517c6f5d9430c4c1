import { expect, test } from "vitest";
import { cardBrand, cardType } from "./card-brand.ts";

test.each([
  ["34", "AE"],
  ["37", "AE"],
  ["3782 822463 10005", "AE"],
  ["35", ""],
  ["3", ""],
  ["4", "Visa"],
  ["4242 4242 4242 4242", "Visa"],
  ["50", ""],
  ["51", "Master"],
  ["52", "Master"],
  ["55", "Master"],
  ["56", ""],
  ["5", ""],
  ["6011", "Discover"],
  ["65", "Discover"],
  ["6012", ""],
  ["601", ""],
  ["64", ""],
  ["2221 0000 0000 0009", ""],
  ["", ""],
  [" 4", "Visa"],
  ["14", ""],
  ["1347", ""],
  ["951", ""],
  ["06011", ""],
  ["165", ""],
])("a number that begins %j has the brand %j", (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});

test("an order names the card type in the specification's words", () => {
  expect((["AE", "Master", "Visa", "Discover", ""] as const).map(cardType)).toEqual([
    "American Express",
    "MasterCard",
    "Visa",
    "Discover",
    null,
  ]);
});
