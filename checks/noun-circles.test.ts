import { expect, test } from "vitest";
import { nounCircles } from "./noun-circles.ts";

test.each(["rules", "server", "adapters", "sandbox", "catalogue"])("no two nouns of %s/ need each other", (room) => {
  expect(nounCircles(room)).toEqual([]);
});

test("a circle is told once, by the way round", () => {
  const sources = new Map([
    ["rules/fees/fee.ts", 'import type { Cart } from "../pricing/cart.ts";'],
    ["rules/pricing/cart.ts", 'import type { Region } from "../tax/region.ts";'],
    ["rules/tax/region.ts", 'import { fee } from "../fees/fee.ts";'],
    ["rules/money/cents.ts", 'import { half } from "./half.ts";\nimport { refuse } from "../refusal.ts";'],
  ]);
  expect(nounCircles("rules", sources)).toEqual(["fees -> pricing -> tax -> fees"]);
});
