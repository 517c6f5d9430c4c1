import { expect, test } from "vitest";
import { type PostalArea, postalFit } from "./postal-fit.ts";

const area = (states: string, city = "", isListed = true): PostalArea => ({
  isListed,
  states: states.split(" "),
  cities: city === "" ? [] : [city],
});
const usa = (ZipCode: string, State: string) => ({ Country: "USA" as const, ZipCode, State });
const canada = (ZipCode: string, State: string) => ({ Country: "CANADA" as const, ZipCode, State });

test("a state fits its ZIP as code and as name, each of the ZIP's states does", () => {
  const fortCampbell = area("KY TN", "Fort Campbell");
  for (const state of ["KY", "TN", "Tennessee", " ky "])
    expect(postalFit(usa("42223", state), fortCampbell)).toEqual({ is: "fitting" });
  expect(postalFit(usa("42223", "OH"), fortCampbell)).toEqual({
    is: "elsewhere",
    places: [
      { state: "KY", city: "" },
      { state: "TN", city: "" },
    ],
  });
});

test("a code the table says nothing of is unknown, whatever the state", () => {
  expect(postalFit(usa("00000", "OR"), null)).toEqual({ is: "unknown" });
  expect(postalFit(canada("V0Z 1A1", "BC"), area("BC", "", false))).toEqual({ is: "unknown" });
});

test("a province must be that of the code's first letter even where the code is too young for the table", () => {
  expect(postalFit(canada("V0Z 1A1", "AB"), area("BC", "", false))).toEqual({
    is: "elsewhere",
    places: [{ state: "BC", city: "" }],
  });
});

test("a code where we do not ship offers nothing", () => {
  const pohnpei = area("FM", "Pohnpei");
  expect(postalFit(usa("96941", "GU"), pohnpei)).toEqual({ is: "elsewhere", places: [] });
});

test("another country and a code that is still wrong are not asked about", () => {
  expect(postalFit({ Country: "OTHER", ZipCode: "10115", State: "" }, null)).toEqual({ is: "fitting" });
  expect(postalFit(usa("9581", "CA"), null)).toEqual({ is: "fitting" });
});
