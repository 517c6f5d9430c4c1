import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { EXEMPTION_STATES, exemptionAt, exemptionStatesBefore, hasSalesTax } from "./tax-exemption.ts";

test.each([
  ["pending", ["pending", "declined", "withdrawn"]],
  ["approved", ["pending"]],
  ["declined", ["pending", "approved"]],
  ["withdrawn", ["pending", "approved"]],
] as const)("an application becomes %s from %j alone", (next, before) => {
  expect(exemptionStatesBefore(next)).toEqual(
    EXEMPTION_STATES.filter((state) => (before as readonly string[]).includes(state)),
  );
});

test("a certificate frees its own state of the USA and nothing else", () => {
  const lab = { state: "CO", certificate: "98-01339", organisation: "Byron Lab" };
  const at = (country: "USA" | "CANADA" | "OTHER", state: string) => exemptionAt([lab], { country, state });
  expect([at("USA", "CO"), at("USA", "TX"), at("CANADA", "CO"), exemptionAt([lab], null)]).toEqual([
    lab,
    null,
    null,
    null,
  ]);
});

test.each([
  ["CO", true],
  ["DC", true],
  ["OR", false],
  ["MT", false],
  ["ON", false],
  ["ZZ", false],
])("%s has a sales tax to be exempt from: %s", (state, has) => {
  expect(hasSalesTax(state, "2026-11-24", storeConfig.tax.regions)).toBe(has);
});
