import { expect, test } from "vitest";
import { cellPhoneForTexts, formatPhone, isFromAbroad, isNorthAmerican, phoneDigits } from "./format-phone.ts";

test.each([
  ["2125550123", "(212) 555-0123"],
  ["212-555-0123", "(212) 555-0123"],
  ["+1 (212) 555.0123", "(212) 555-0123"],
  ["  555-0123 ", "555-0123"],
  ["+49 30 1234567", "+49 30 1234567"],
  ["", ""],
  ["212 555 0123 ext 42", "(212) 555-0123 ext. 42"],
  ["(212) 555-0123x42", "(212) 555-0123 ext. 42"],
  ["+1 212.555.0123, Extension: 4210", "(212) 555-0123 ext. 4210"],
  ["212-555-0123 #7", "(212) 555-0123 ext. 7"],
  ["2125550123,42", "(212) 555-0123 ext. 42"],
  ["(212) 555-0123 ext. 42", "(212) 555-0123 ext. 42"],
  ["212-555-0123 ext 12345678", "212-555-0123 ext 12345678"],
  ["011 49 30 1234567", "+49 30 1234567"],
  ["+44 20 7946 0958 x 12", "+44 20 7946 0958 ext. 12"],
])("the phone %j is written %j", (typed, expected) => {
  expect(formatPhone(typed)).toBe(expected);
});

test("a leading 1 is dropped from eleven digits only", () => {
  expect(phoneDigits("1 212 555 0123")).toBe("2125550123");
  expect(phoneDigits("49 301 234 567")).toBe("49301234567");
  expect(phoneDigits("123")).toBe("123");
  expect(phoneDigits("1 (212) 555-0123 ext. 42")).toBe("2125550123");
});

test.each(["+49 30 1234567", "+44 (20) 7946-0958", "011 33 1 42 68 53 00", "+44 20 7946 0958 ext. 12"])(
  "%j is from abroad",
  (typed) => {
    expect([isFromAbroad(typed), isNorthAmerican(typed)]).toEqual([true, false]);
  },
);

test.each([
  "49 30 1234567",
  "+1 212 555 0123",
  "+1 112 555 0123",
  "+49 30",
  "+0 30 1234567",
  "+49 call 30 1234567",
  "+49 1234567890123456",
])("%j is not", (typed) => {
  expect(isFromAbroad(typed)).toBe(false);
});

test("a cell phone for text updates loses spaces, parentheses and punctuation", () => {
  expect(cellPhoneForTexts(" (212) 555-01.23 ")).toBe("2125550123");
  expect(cellPhoneForTexts("+1 212 555 0123")).toBe("12125550123");
});
