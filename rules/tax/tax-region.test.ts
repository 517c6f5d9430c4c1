import { expect, test } from "vitest";
import { storeConfig } from "../../store.config.ts";
import { toState } from "../testing/sample-cart.ts";
import { taxRegionOf } from "./tax-region.ts";

const { tax } = storeConfig;
const listed = (country: string) =>
  [...new Set(tax.regions.filter((row) => row.country === country).map(({ state }) => state))].toSorted();
const rates = (of: string) =>
  tax.regions
    .filter(({ state }) => state === of)
    .map(({ from, parts, maxPpm }) => [
      from,
      parts.map(({ name, ratePpm }) => `${name} ${ratePpm}`).join(", "),
      maxPpm,
    ]);

test("the settings hold a sales tax for every state, DC and territory, and taxes for every province", () => {
  const states =
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP AA AE AP".split(
      " ",
    );
  const provinces = "AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" ");
  expect(listed("USA")).toEqual(states.toSorted());
  expect(listed("CANADA")).toEqual(provinces.toSorted());
});

test("an address item has its rate and the highest combined rate of the state", () => {
  expect(rates("TX")).toEqual([[null, "Sales tax 62500", 82_500]]);
  expect(rates("QC")).toEqual([["2013-01-01", "GST 50000, QST 99750", 149_750]]);
  expect(rates("NS")).toEqual([
    ["2010-07-01", "HST 150000", 150_000],
    ["2025-04-01", "HST 140000", 140_000],
  ]);
});

test("of two rows the newest that has begun holds, whichever stands first in the table", () => {
  const halifax = toState("NS", "CANADA");
  const from = (on: string, regions = tax.regions) => taxRegionOf(halifax, on, regions)?.from ?? null;
  expect([from("2025-03-31"), from("2025-04-01"), from("2000-01-01")]).toEqual(["2010-07-01", "2025-04-01", null]);
  expect(from("2026-11-21", tax.regions.toReversed())).toBe("2025-04-01");
});

test("a rate whose first day nobody knows holds until the first dated row", () => {
  const known = tax.regions.find(({ state, from }) => state === "NS" && from === "2025-04-01");
  if (!known) throw new Error("Nova Scotia's rate of 2025 is not in the table");
  const regions = [known, { ...known, from: null, maxPpm: 1 }];
  const most = (on: string, rows: typeof regions) => taxRegionOf(toState("NS", "CANADA"), on, rows)?.maxPpm;
  expect([most("1990-01-01", regions), most("2025-03-31", regions)]).toEqual([1, 1]);
  expect([most("2025-04-01", regions), most("2025-04-01", regions.toReversed())]).toEqual([140_000, 140_000]);
});
