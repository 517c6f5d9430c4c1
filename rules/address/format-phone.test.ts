import { expect, test } from "vitest";
import { cellPhoneForTexts, formatPhone, phoneDigits } from "./format-phone.ts";

test.each([
  ["2125550123", "(212) 555-0123"],
  ["212-555-0123", "(212) 555-0123"],
  ["+1 (212) 555.0123", "(212) 555-0123"],
  ["  555-0123 ", "555-0123"],
  ["+49 30 1234567", "+49 30 1234567"],
  ["", ""],
])("the phone %j is written %j", (typed, expected) => {
  expect(formatPhone(typed)).toBe(expected);
});

test("a leading 1 is dropped from eleven digits only", () => {
  expect(phoneDigits("1 212 555 0123")).toBe("2125550123");
  expect(phoneDigits("49 301 234 567")).toBe("49301234567");
  expect(phoneDigits("123")).toBe("123");
});

test("a cell phone for text updates loses spaces, parentheses and punctuation", () => {
  expect(cellPhoneForTexts(" (212) 555-01.23 ")).toBe("2125550123");
  expect(cellPhoneForTexts("+1 212 555 0123")).toBe("12125550123");
});
