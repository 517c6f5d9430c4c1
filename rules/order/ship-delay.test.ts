import { expect, test } from "vitest";
import { delayTerms, isLapsed, isNoticeDue, type ShipDelay } from "./ship-delay.ts";

const TODAY = "2026-11-27";
const PROMISED = "2026-12-01";
const first = { promisedOn: PROMISED, last: null };
const told = (delay: Partial<ShipDelay>): ShipDelay => ({
  fromOn: PROMISED,
  shipsOn: "2026-12-15",
  silence: "waits",
  answerBy: "2026-12-15",
  answer: null,
  ...delay,
});

test("silence agrees to a first delay of thirty days, and to not one day more", () => {
  expect(delayTerms(first, "2026-12-31", TODAY)).toEqual({ silence: "waits", answerBy: "2026-12-31" });
  expect(delayTerms(first, "2027-01-01", TODAY)).toEqual({ silence: "cancels", answerBy: "2026-12-31" });
});

test("silence ends an order for which no day can be named, thirty days after the promised one", () => {
  expect(delayTerms(first, null, TODAY)).toEqual({ silence: "cancels", answerBy: "2026-12-31" });
});

test.each([
  ["not answered", null],
  ["agreed to", "wait"],
] as const)(
  "silence ends a second delay with the day that was named last, also where the first was %s",
  (_, answer) => {
    const promise = { promisedOn: "2026-12-15", last: told({ answer }) };
    expect(delayTerms(promise, "2026-12-18", TODAY)).toEqual({ silence: "cancels", answerBy: "2026-12-15" });
    expect(delayTerms(promise, null, TODAY)).toEqual({ silence: "cancels", answerBy: "2026-12-15" });
  },
);

test("another day gives no more time to who has not agreed to a long delay", () => {
  const last = told({ shipsOn: "2027-03-01", silence: "cancels", answerBy: "2026-12-31" });
  expect(delayTerms({ promisedOn: "2027-03-01", last }, "2027-06-01", TODAY)).toEqual({
    silence: "cancels",
    answerBy: "2026-12-31",
  });
});

test("who agreed to wait for a day unknown is told the day, and loses nothing by silence", () => {
  const last = told({ shipsOn: null, silence: "cancels", answerBy: "2026-12-31", answer: "wait" });
  expect(delayTerms({ promisedOn: PROMISED, last }, "2027-02-01", TODAY)).toEqual({
    silence: "waits",
    answerBy: "2027-02-01",
  });
});

test("who is told too late has the day after to answer", () => {
  expect(delayTerms(first, null, "2027-01-20").answerBy).toBe("2027-01-21");
  expect(delayTerms({ promisedOn: "2026-12-15", last: told({}) }, null, "2026-12-16").answerBy).toBe("2026-12-17");
});

test("an order lapses the day after the last one for an answer, and never where silence waits or somebody answered", () => {
  const asked = told({ silence: "cancels", answerBy: "2026-12-31" });
  expect(isLapsed(asked, "2026-12-31")).toBe(false);
  expect(isLapsed(asked, "2027-01-01")).toBe(true);
  expect(isLapsed({ ...asked, answer: "wait" }, "2027-01-01")).toBe(false);
  expect(isLapsed(told({}), "2027-01-01")).toBe(false);
});

test("the store tells a late order itself in the evening of the promised day, a second time in its morning", () => {
  const at = (on: string, hour: number) => ({ on, hour });
  expect(isNoticeDue(first, at(PROMISED, 17))).toBe(false);
  expect(isNoticeDue(first, at(PROMISED, 18))).toBe(true);
  expect(isNoticeDue(first, at("2026-12-02", 0))).toBe(true);
  const again = { promisedOn: "2026-12-15", last: told({}) };
  expect(isNoticeDue(again, at("2026-12-14", 23))).toBe(false);
  expect(isNoticeDue(again, at("2026-12-15", 8))).toBe(true);
});

test("the store does not tell again who is being asked, or who agreed to a day unknown", () => {
  const late = { on: "2027-05-01", hour: 12 };
  const asked = told({ shipsOn: "2027-03-01", silence: "cancels", answerBy: "2026-12-31" });
  expect(isNoticeDue({ promisedOn: "2027-03-01", last: asked }, late)).toBe(false);
  const unknown = told({ shipsOn: null, silence: "cancels", answer: "wait" });
  expect(isNoticeDue({ promisedOn: PROMISED, last: unknown }, late)).toBe(false);
  expect(isNoticeDue({ promisedOn: "2026-12-15", last: told({ answer: "cancel" }) }, late)).toBe(false);
});
