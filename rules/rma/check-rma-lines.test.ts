import { expect, test } from "vitest";
import { checkAccepted, checkReceived } from "./check-rma-lines.ts";

/** Three mice, of which one has its money back already, and a pad. */
const lines = [
  { line: 1, least: 1, most: 3, expected: 2 },
  { line: 2, least: 0, most: 1, expected: 1 },
];

test("some of a line is accepted and some is not, with its reason; a line that is not named is accepted whole", () => {
  expect(checkAccepted(lines, [])).toBeNull();
  expect(checkAccepted(lines, [{ line: 1, units: 2, why: "One was used." }])).toBeNull();
  expect(checkAccepted(lines, [{ line: 2, units: 0, why: "It is worn." }])).toBeNull();
  expect(checkAccepted(lines, [{ line: 1, units: 3, why: "" }])).toBeNull();
});

test("what is not accepted has its reason", () => {
  expect(checkAccepted(lines, [{ line: 1, units: 2, why: "" }])).toMatchObject({
    reason: "rma_line_why",
    facts: { part: "1" },
    fields: [{ field: "Lines.0.Why" }],
  });
});

test.each([
  ["more than was asked", { line: 1, units: 4, why: "" }, "rma_line_units"],
  ["less than was paid back for it", { line: 1, units: 0, why: "All used." }, "rma_line_units"],
  ["a line that is not in it", { line: 3, units: 1, why: "" }, "rma_part_not_in"],
] as const)("nobody accepts %s", (_, said, reason) => {
  expect(checkAccepted(lines, [said])?.reason).toBe(reason);
  expect(checkReceived(lines, [said])?.reason).toBe(reason);
});

test("a return of which nothing is accepted is turned down as a whole, and one of which nothing came is not here", () => {
  const none = lines.map(({ line }) => ({ line, least: 0, most: 1, expected: 1 }));
  const said = lines.map(({ line }) => ({ line, units: 0, why: "It is worn." }));
  expect(checkAccepted(none, said)?.reason).toBe("rma_none_accepted");
  expect(checkReceived(none, said)?.reason).toBe("rma_none_came");
  expect(checkReceived(none, said.slice(1))).toBeNull();
});
