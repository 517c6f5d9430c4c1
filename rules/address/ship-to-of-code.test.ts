import { expect, test } from "vitest";
import { shipToOfCode } from "./ship-to-of-code.ts";

const denver = { country: "USA", zipCode: "80202" } as const;
const area = (states: string[], isListed = true) => ({ isListed, states, cities: ["Denver"] });

test.each([
  ["what can be no code", null, null, "malformed"],
  ["a code that no table has", denver, null, "unknown"],
  ["a code whose province its letter alone gives away", denver, area(["CO"], false), "unknown"],
  ["a code of no state", denver, area([]), "unknown"],
  ["a code where we do not ship", denver, area(["PW"]), "elsewhere"],
  ["a code of two states", denver, area(["CO", "WY"]), { ...denver, state: "CO", city: "Denver" }],
])("%s", (_, code, found, is) => {
  expect(shipToOfCode(code, found)).toEqual(is);
});
