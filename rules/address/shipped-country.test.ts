import { expect, test } from "vitest";
import { readShipTo } from "./ship-to.ts";
import { countryOfLine, keptPlace, lineInCountry } from "./shipped-country.ts";

test.each([
  ["80202.CO.Denver", "USA"],
  ["M5V 2T6.ON.Toronto", "CANADA"],
  ["CANADA", "CANADA"],
  ["CANADA/80202.CO.Denver", "CANADA"],
  ["MEXICO", null],
  ["CANADA.80202.CO.Denver", null],
  ["", null],
] as const)("%j is of the country %j", (line, country) => {
  expect(countryOfLine(line)).toBe(country);
});

test("whoever chooses the other country and comes back finds the place again (U9)", () => {
  const away = lineInCountry("80202.CO.Denver", "CANADA");
  expect(readShipTo(away)).toBeNull();
  expect(keptPlace(away)?.city).toBe("Denver");
  expect(lineInCountry(away, "CANADA")).toBe(away);
  expect(lineInCountry(away, "USA")).toBe("80202.CO.Denver");
  expect(lineInCountry("", "CANADA")).toBe("CANADA");
  expect(lineInCountry("CANADA/<b>", "USA")).toBe("USA");
});
