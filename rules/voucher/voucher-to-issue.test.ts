import { expect, test } from "vitest";
import { readVoucherCorrection } from "./read-voucher-correction.ts";
import { voucherToIssue } from "./voucher-to-issue.ts";

const clock = { at: "2026-11-21T15:00:00Z", timeZone: "America/Los_Angeles" };
const TO = ["--to", "ada@example.com"];
const issue = (...words: string[]) => voucherToIssue(words, clock);

test.each([
  ["100", 10_000],
  ["49.50", 4_950],
  ["$25", 2_500],
  ["25USD", 2_500],
  ["10000", 1_000_000],
])("an amount of %s is %d cents", (word, amount) => {
  expect(issue(word, ...TO)).toEqual({ ok: true, value: { amount, email: "ada@example.com", expiresAt: null } });
});

test("its last day is whole, on the store's clock", () => {
  expect(issue("100", ...TO, "--until", "2026-12-31")).toMatchObject({
    value: { expiresAt: "2027-01-01T08:00:00.000Z" },
  });
});

test.each([
  [["00", ...TO], "The amount is"],
  [["0", ...TO], "The amount is"],
  [["10001", ...TO], "at most 10000"],
  [["-5", ...TO], "The amount is"],
  [["5.5", ...TO], "The amount is"],
  [["100"], '--to is ""'],
  [["100", "--to", "nobody"], '--to is "nobody"'],
  [["100", ...TO, ...TO], "given twice"],
  [["100", ...TO, "--from", "2026-12-01"], "no option --from"],
  [["100", ...TO, "--until", "2026-02-30"], "a day of the calendar"],
  [["100", ...TO, "--until", "2026-11-20"], "over already"],
])("%j is refused in a sentence", (words, problem) => {
  expect(issue(...words)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
});

test("a correction adds or takes, with a reason", () => {
  expect(readVoucherCorrection(["+20", "paid", "in"])).toEqual({ ok: true, value: { by: 2000, reason: "paid in" } });
  expect(readVoucherCorrection(["-0.50", "typing mistake"])).toMatchObject({ value: { by: -50 } });
  for (const words of [["20", "why"], ["+", "why"], ["+0", "why"], ["+20"], ["+20", "x".repeat(501)]])
    expect(readVoucherCorrection(words)).toMatchObject({ ok: false });
});
