import { expect, test } from "vitest";
import { NO_GIFTS } from "../http/visitor-gifts.ts";
import type { World } from "../world.ts";
import { citiesByZip } from "./cities-by-zip.ts";

// The call reads no world: it is public data in the package.
const ask = (zipcode: string, country: "USA" | "CANADA" | "OTHER" = "USA") =>
  citiesByZip({
    world: {} as World,
    query: { zipcode, country },
    body: {},
    ...NO_GIFTS,
  });

test.each([
  ["80202", "CO", ["Denver"]],
  ["42223", "KY", ["Fort Campbell"], ["KY", "TN"]],
  ["00501", "NY", ["Holtsville"]],
  ["96701", "HI", ["Aiea"]],
  ["09012", "AE", ["APO"]],
])("the ZIP code %s is in %s", async (zipcode, State, Cities, States = [State]) => {
  expect(await ask(zipcode)).toEqual({ reply: { Success: true, State, Cities, States } });
});

test.each([
  ["M5V 2T6", "ON", ["Toronto"]],
  ["v6b1a1", "BC", ["Vancouver"]],
  ["H2X 1Y4", "QC", []],
  ["X0A 0H0", "NU", []],
  ["X1A 1A1", "NT", ["Yellowknife"]],
])("the postal code %s is in %s; a city we are not sure of is left to the shopper", async (zipcode, State, Cities) => {
  expect(await ask(zipcode, "CANADA")).toEqual({ reply: { Success: true, State, Cities, States: [State] } });
});

test.each([
  ["00000", "USA"],
  ["8020", "USA"],
  ["D1A 1A1", "CANADA"],
  ["H0H 0H0", "CANADA"],
  ["80202", "OTHER"],
] as const)("%s in %s is a postal code we do not know", async (zipcode, country) => {
  expect(await ask(zipcode, country)).toMatchObject({
    reason: "postal_code_unknown",
  });
});
