import { expect, test } from "vitest";
import { isGtin } from "./gtin.ts";

test("a trade item's number has a length there is and the right check digit", () => {
  const numbers = ["4006381333931", "036000291452", "96385074", "10012345678902"];
  const others = [
    "4006381333932",
    "36000291452",
    "",
    "0000000000000",
    "40063813339310",
    "٤006381333931",
    "4006381 33393",
  ];
  expect([...numbers, ...others].filter(isGtin)).toEqual(numbers);
});
