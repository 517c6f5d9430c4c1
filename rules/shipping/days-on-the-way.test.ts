import { expect, test } from "vitest";
import { daysOnTheWay } from "./days-on-the-way.ts";
import { defaultShippingConfig as shipping } from "./default-shipping-config.ts";

const to = (state: string, more: object = {}) =>
  daysOnTheWay({ country: "USA", state, postalCode: "", city: "", isPoBox: false, ...more }, shipping);
const daysOf = (methodId: number) => shipping.methods.find((method) => method.methodId === methodId);

test("a PC takes the days of the usual method, and longer ones to where it has others", () => {
  expect(to("CO")).toEqual(daysOf(7)?.transit);
  expect(to("HI")).toEqual(daysOf(7)?.specialRegion?.transit ?? daysOf(7)?.transit);
});

test("where the usual method does not go, it takes the days of the one that does", () => {
  expect(to("CO", { isPoBox: true })).toEqual(daysOf(2)?.transit);
  expect(to("ON", { country: "CANADA" })).toEqual(daysOf(1)?.transit);
});

test("to a country we do not ship to there are none", () => {
  expect(to("", { country: "OTHER" })).toBeNull();
});
