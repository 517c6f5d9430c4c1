import { expect, test } from "vitest";
import { storeConfig } from "../../store.config.ts";
import { samplePc } from "../testing/sample-cart.ts";
import { rushChoices, rushOf } from "./rush-choices.ts";

const { shipping } = storeConfig;
const settings = { rushPrice: storeConfig.rushPrice, shipping };
const built = { ...samplePc, kind: "desktop", readyMade: false } as const;
const choicesOf = (line: Parameters<typeof rushChoices>[0], given: Parameters<typeof rushChoices>[1] = settings) =>
  rushChoices(line, given).map(({ rushService, price }) => [rushService, price]);

test("what is built to order can be built before its turn for the store's price, or later for nothing", () => {
  expect(choicesOf(built)).toEqual([
    ["none", 0],
    ["rush", settings.rushPrice],
    ["DEFER", 0],
  ]);
});

test.each<[string, Parameters<typeof rushChoices>[0]]>([
  ["a ready-made PC", { ...built, readyMade: true }],
  ["a laptop, which needs no build", { ...built, kind: "laptop" }],
])("%s can wait, and cannot leave sooner", (_, line) => {
  expect(choicesOf(line)).toEqual([
    ["none", 0],
    ["DEFER", 0],
  ]);
});

test.each<[string, Parameters<typeof rushChoices>[0]]>([
  ["gear", { ...built, modelId: 0, kind: "gear" }],
  ["a place in a queue", { ...built, isPreOrderDeposit: true }],
])("%s has no choice", (_, line) => {
  expect(choicesOf(line)).toEqual([]);
});

test("a store without rush, or one whose rush is no faster, does not offer it", () => {
  expect(choicesOf(built, { ...settings, rushPrice: null })).toHaveLength(2);
  const days = { ...shipping.buildBusinessDays, rush: shipping.buildBusinessDays.desktop };
  expect(choicesOf(built, { ...settings, shipping: { ...shipping, buildBusinessDays: days } })).toHaveLength(2);
});

test("a choice that is not offered any more counts as the usual", () => {
  const chosen = { ...built, rushService: "rush" } as const;
  expect(rushOf(chosen, settings)).toEqual({ rushService: "rush", price: settings.rushPrice });
  expect(rushOf(chosen, { ...settings, rushPrice: null })).toEqual({ rushService: "none", price: 0 });
  expect(rushOf({ ...chosen, modelId: 0 }, settings)).toEqual({ rushService: "none", price: 0 });
});
