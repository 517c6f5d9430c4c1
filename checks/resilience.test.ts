import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Dependency, OUTSIDE_CELLS } from "./resilience-cells.ts";
import { brokenCells, resiliencePage } from "./resilience.ts";

test("each action that asks somebody outside names a test for slow, down and wrong, and each of them exists", () => {
  expect(brokenCells()).toEqual([]);
});

test("the page of resilience is current: npm run conformance writes it", () => {
  expect(readFileSync("docs/resilience.md", "utf8")).toBe(resiliencePage());
});

const [, stripe] = OUTSIDE_CELLS.find(([name]) => name === "stripe") ?? [];
const lone = (changed: Partial<Dependency>) => {
  const dependency = { title: "Stripe", elsewhere: "", cells: {}, ...stripe, ...changed };
  return brokenCells([dependency], [["stripe", dependency]]);
};

test("a cell that is empty, one of an action that does not ask, a test that is not there and a silence without a reason are refused", () => {
  const cells = { ...stripe?.cells };
  const { pay } = cells;
  expect(lone({ cells: { cancel: cells.cancel, "behind it": cells["behind it"] } as Dependency["cells"] })).toEqual([
    'Stripe: cards, Apple Pay, Google Pay: the cell "pay" is empty',
  ]);
  expect(lone({ cells: { ...cells, browse: pay } as Dependency["cells"] })).toEqual([
    'Stripe: cards, Apple Pay, Google Pay: "browse" does not ask it',
  ]);
  const absent = ["server/outside-away.test.ts", "a test of yesterday"] as const;
  expect(lone({ cells: { ...cells, pay: { ...pay, slow: absent } } as Dependency["cells"] })).toEqual([
    'A cell: server/outside-away.test.ts has no test named "a test of yesterday"',
  ]);
  expect(lone({ elsewhere: "" })).toEqual([
    "Stripe: cards, Apple Pay, Google Pay: an action has neither a cell nor a reason",
  ]);
});
