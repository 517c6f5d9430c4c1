import { expect, test } from "vitest";
import {
  isAlaskaOrHawaii,
  isArmedForces,
  isMilitaryCity,
  isMilitaryState,
  isPoBox,
  isSpecialRegion,
} from "./special-region.ts";

test.each(["AE", "AP", "AA", "PR", "GU", "VI"])("%s is a military state of the specification's list", (state) => {
  expect(isMilitaryState(state)).toBe(true);
  expect(isMilitaryState(` ${state.toLowerCase()}`)).toBe(true);
  expect(isSpecialRegion({ country: "USA", state, city: "Anywhere" })).toBe(true);
  expect(isAlaskaOrHawaii(state)).toBe(false);
});

test.each(["AK", "HI"])("%s is a special region, not a military state", (state) => {
  expect(isAlaskaOrHawaii(state)).toBe(true);
  expect(isMilitaryState(state)).toBe(false);
  expect(isSpecialRegion({ country: "USA", state, city: "Anywhere" })).toBe(true);
});

test("a code is read without its spaces", () => {
  expect([isAlaskaOrHawaii(" ak "), isArmedForces({ state: " ap ", city: "" })]).toEqual([true, true]);
});

test("New York is no special region, and no Canadian place is", () => {
  expect(isSpecialRegion({ country: "USA", state: "NY", city: "New York" })).toBe(false);
  expect(isSpecialRegion({ country: "CANADA", state: "AP", city: "APO" })).toBe(false);
});

test.each([
  ["APO", true],
  ["fpo", true],
  ["D.P.O.", true],
  ["APO AE", true],
  ["APO, AP", true],
  ["APO  AA", true],
  ["APOAE", true],
  [" apo ", true],
  ["APOLLO AE", false],
  ["Apopka", false],
  ["Capo", false],
  ["", false],
])("the city %j is a military post: %s", (city, expected) => {
  expect(isMilitaryCity(city)).toBe(expected);
  expect(isSpecialRegion({ country: "USA", state: "NY", city })).toBe(expected);
});

test("armed forces are the three regions and the posts; Puerto Rico is not", () => {
  expect(isArmedForces({ state: "AA", city: "" })).toBe(true);
  expect(isArmedForces({ state: "NY", city: "APO" })).toBe(true);
  expect(isArmedForces({ state: "PR", city: "San Juan" })).toBe(false);
});

test.each([
  ["P.O. Box 12", true],
  ["PO Box 12", true],
  ["P O Box 12", true],
  ["p.o.box 12", true],
  ["POBox12", true],
  ["Post Office Box 12", true],
  ["Postal Office Box 9", true],
  ["Post  Office  Box 9", true],
  ["P.  O.  Box 9", true],
  ["P. O. B. 9", true],
  ["P  O  B 9", true],
  ["POB 12", true],
  ["P.O.B. #12", true],
  ["Unit 3, PO BOX 9", true],
  ["12 Pobedy St", false],
  ["POB Lane", false],
  ["12 Post Office Rd", false],
  ["5 Boxwood Ct", false],
  ["PO Boxer Way", false],
  ["", false],
])("the address line %j is a PO box: %s", (line, expected) => {
  expect(isPoBox("USA", line, "")).toBe(expected);
  expect(isPoBox("USA", "12 Pine St", line)).toBe(expected);
});

test("a PO box is looked for in USA addresses only", () => {
  expect(isPoBox("CANADA", "PO Box 12", "")).toBe(false);
});
