import { describe, expect, test } from "vitest";
import { madeBuild } from "../testing/made-build.ts";
import { energyLawAgainst, type EnergyStanding, statesThatKeepOut } from "./energy-law.ts";

const TODAY = "2026-11-30";
const standing = (is: EnergyStanding["is"]): EnergyStanding => ({ is, kwhPerYear: null, kwhAllowed: null });
const usa = (state: string) => ({ country: "USA", state });
const card = (memoryBandwidthGbS: number | null) => madeBuild({ card: { memoryBandwidthGbS } });

const isKeptOut = (
  is: EnergyStanding["is"] | null,
  state = "CA",
  on = TODAY,
  build: ReturnType<typeof card> | null = null,
) => energyLawAgainst({ standing: is && standing(is), build }, usa(state), on) !== null;

describe("a PC as it stands", () => {
  test.each(["CA", "CO", "HI", "OR", "VT", "WA"])("that is neither certified nor exempt stays out of %s", (state) => {
    expect(isKeptOut("neither", state)).toBe(true);
    expect(isKeptOut("certified", state)).toBe(false);
    expect(isKeptOut("exempt", state)).toBe(false);
  });

  test.each(["NY", "TX", "NV", "AZ"])("goes to %s whatever it is", (state) => {
    expect(isKeptOut("neither", state)).toBe(false);
  });

  test("may go anywhere before the law holds, and to a province of the same letters", () => {
    expect(isKeptOut("neither", "CA", "2021-06-30")).toBe(false);
    expect(isKeptOut("neither", "CA", "2021-07-01")).toBe(true);
    expect(
      energyLawAgainst({ standing: standing("neither"), build: null }, { country: "CANADA", state: "CA" }, TODAY),
    ).toBeNull();
  });

  test("of which nothing is known is not refused", () => {
    expect(isKeptOut(null)).toBe(false);
  });
});

describe("a PC with chosen parts", () => {
  test("is exempt or not by them, whatever it is as it stands; its certificate covers them", () => {
    const [wide, narrow, unknown] = [card(1792), card(448), card(null)];
    expect(isKeptOut("neither", "CA", TODAY, wide)).toBe(false);
    expect(isKeptOut("exempt", "CA", TODAY, narrow)).toBe(true);
    expect(isKeptOut("certified", "CA", TODAY, narrow)).toBe(false);
    expect(isKeptOut("neither", "CA", TODAY, unknown)).toBe(false);
  });
});

test("the states that keep a PC out are named without a place, from the day that the law holds", () => {
  const states = (is: EnergyStanding["is"], on = TODAY) =>
    statesThatKeepOut({ standing: standing(is), build: null }, on);
  expect(states("neither")).toEqual(["CA", "CO", "HI", "OR", "VT", "WA"]);
  expect([states("certified"), states("exempt"), states("neither", "2021-06-30")]).toEqual([[], [], []]);
});
