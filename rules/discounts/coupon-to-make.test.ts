import { expect, test } from "vitest";
import { couponToMake } from "./coupon-to-make.ts";
import { dayStart } from "./day-start.ts";

const CLOCK = { at: "2026-11-21T15:00:00.000Z", timeZone: "America/Los_Angeles" };
const make = (words: string) => couponToMake(words.split(" "), CLOCK);
const NOTHING_SAID = {
  code: "FALL",
  kind: "percent",
  value: 100_000,
  minimumSubtotal: 0,
  startsAt: CLOCK.at,
  endsAt: null,
  useLimit: null,
  customerUseLimit: null,
  onlySkuIds: [],
  onlyKinds: [],
  exceptSkuIds: [],
  listed: false,
};

test.each<[string, object]>([
  ["fall 10%", {}],
  ["FALL 7.5%", { value: 75_000 }],
  ["FALL 100%", { value: 1_000_000 }],
  ["FALL $25", { kind: "amount", value: 2500 }],
  ["FALL 1,250.5usd", { kind: "amount", value: 125_050 }],
  ["FALL free-shipping", { kind: "free_shipping", value: 0 }],
  ["FALL 10% --minimum $500", { minimumSubtotal: 50_000 }],
  ["FALL 10% --uses 100 --per-customer 1", { useLimit: 100, customerUseLimit: 1 }],
  ["FALL 10% --kinds Desktop,laptop,desktop", { onlyKinds: ["desktop", "laptop"] }],
  ["FALL 10% --skus 101,102 --except-skus 103", { onlySkuIds: [101, 102], exceptSkuIds: [103] }],
  ["FALL 10% --listed yes", { listed: true }],
  ["FALL 10% --listed no", { listed: false }],
  // Pacific: seven hours behind in summer, eight in winter; a last day ends where the next begins.
  ["FALL 10% --until 2026-11-21", { endsAt: "2026-11-22T08:00:00.000Z" }],
  [
    "FALL 10% --from 2026-11-27 --until 2026-11-27",
    { startsAt: "2026-11-27T08:00:00.000Z", endsAt: "2026-11-28T08:00:00.000Z" },
  ],
  ["FALL 10% --from 2027-07-04", { startsAt: "2027-07-04T07:00:00.000Z" }],
])("the words %s make a coupon", (words, said) => {
  expect(make(words)).toEqual({ ok: true, value: { ...NOTHING_SAID, ...said } });
});

const LONG = "A".repeat(41);
const CODE_RULE =
  "a code is 1 to 40 letters, digits, hyphens or underscores, begins with a letter or a digit, and is no card number.";
const DAY_RULE = "write a day of the calendar like 2026-11-27.";
test.each<[string, string]>([
  ["-FALL 10%", `The code "-FALL" cannot be used: ${CODE_RULE}`],
  ["FÄLL 10%", `The code "FÄLL" cannot be used: ${CODE_RULE}`],
  [`${LONG} 10%`, `The code "${LONG}" cannot be used: ${CODE_RULE}`],
  ["4242424242424242 10%", `The code "4242424242424242" cannot be used: ${CODE_RULE}`],
  ["FALL ten", "The value is \"ten\": write 10%, '$25' or free-shipping."],
  ["FALL 25", "The value is \"25\" without a unit: write '$25' in single quotes, or 25USD. A shell drops $25 to 5."],
  ["FALL 0%", "The value is 0%, which takes nothing off: write more than 0%."],
  ["FALL 100.0001%", "The value is 100.0001%: write at most 100%."],
  ["FALL -5%", 'The value is "-5%": write a percentage like 10% or 7.5%.'],
  ["FALL 1.00001%", 'The value is "1.00001%": write a percentage like 10% or 7.5%.'],
  ["FALL $9.999", "The value is $9.999, which has a fraction of a cent: write at most two decimals."],
  ["FALL $0.00", "The value is $0.00: write more than $0."],
  ["FALL 10% --minimum lots", "--minimum is \"lots\": write an amount like '$25' or 25USD."],
  ["FALL 10% --kinds pc", '--kinds has "pc", which is no kind: did you mean desktop?'],
  ["FALL 10% --kinds toys", '--kinds has "toys", which is no kind: the kinds are desktop, laptop, gear, part.'],
  [
    "FALL 10% --kinds constructor",
    '--kinds has "constructor", which is no kind: the kinds are desktop, laptop, gear, part.',
  ],
  ["FALL 10% --skus 101,x", '--skus has "x": write SKU numbers with commas between them, like 101,102.'],
  ["FALL 10% --skus 2147483648", '--skus has "2147483648": write SKU numbers with commas between them, like 101,102.'],
  ["FALL 10% --listed maybe", '--listed is "maybe": write yes or no.'],
  ["FALL 10% --uses 0", '--uses is "0": write a whole number from 1 to 1,000,000.'],
  ["FALL 10% --per-customer 1.5", '--per-customer is "1.5": write a whole number from 1 to 1,000,000.'],
  ["FALL 10% --uses 2 --per-customer 3", "--per-customer is 3, more than --uses has in all: give at most 2."],
  ["FALL 10% --from tomorrow", `--from is "tomorrow": ${DAY_RULE}`],
  ["FALL 10% --until 2026-02-30", `--until is "2026-02-30": ${DAY_RULE}`],
  ["FALL 10% --until 2026-11-20", "--until is over already: give today or a later day."],
  ["FALL 10% --from 2026-12-02 --until 2026-12-01", "--until is before --from: give the same day or a later one."],
  [
    "FALL 10% --skus 101,102 --except-skus 102",
    "--except-skus has 102, and so does --skus: take it out of one of them.",
  ],
  [
    "FALL 10% --kind desktop",
    "There is no option --kind; the options are --from, --until, --uses, --per-customer, --minimum, --kinds, --skus, --except-skus, --listed.",
  ],
  ["FALL 10% --uses 1 --uses 2", "--uses is given twice: give it once."],
  ["FALL 10% --uses", "--uses has no value: write one after it."],
  ["FALL 10% --uses --kinds gear", "--uses has no value: write one after it."],
])("the words %s are refused in one sentence that says what would be right", (words, sentence) => {
  expect(make(words)).toEqual({ ok: false, problem: sentence });
});

test("a code and a value are asked for", () => {
  expect(couponToMake([], CLOCK)).toMatchObject({ ok: false, problem: expect.stringContaining("The code") });
  expect(couponToMake(["FALL"], CLOCK)).toMatchObject({ ok: false, problem: expect.stringContaining("The value") });
});

test.each([
  // The clocks change at 2 am of that day, after its beginning.
  ["2026-11-01", "America/Los_Angeles", "2026-11-01T07:00:00.000Z"],
  ["2027-03-14", "America/Los_Angeles", "2027-03-14T08:00:00.000Z"],
  ["2027-03-15", "America/New_York", "2027-03-15T04:00:00.000Z"],
  ["2026-11-21", "America/St_Johns", "2026-11-21T03:30:00.000Z"],
  ["2026-11-21", "Europe/Berlin", "2026-11-20T23:00:00.000Z"],
  ["2026-11-21", "UTC", "2026-11-21T00:00:00.000Z"],
])("%s in %s begins at %s", (on, timeZone, at) => {
  expect(dayStart(on, timeZone)).toBe(at);
});
