import { expect, test } from "vitest";
import { checkCardExpiry, checkCardFields, checkCardNumber, checkSecurityCode } from "./check-card-fields.ts";

const november2026 = { year: 2026, month: 11 };

test.each([
  ["", "required"],
  ["   ", "required"],
  ["4242 4242 4242 4242", null],
  ["4242424242424242", null],
  ["378282246310005", null],
  ["1234567890123456", null],
  ["42424242424242", "invalid_number"],
  ["42424242424242424", "invalid_number"],
  ["4242-4242-4242-4242", "invalid_number"],
  ["4242 4242 4242 424x", "invalid_number"],
])("the card number %j gives %j", (typed, problem) => {
  expect(checkCardNumber(typed)).toBe(problem);
});

test.each([
  ["", "required"],
  ["  ", "required"],
  ["1/27", "invalid_date_format"],
  ["12/2027", "invalid_date_format"],
  ["12-30", "invalid_date_format"],
  ["112/30", "invalid_date_format"],
  ["12/300", "invalid_date_format"],
  ["ab/cd", "invalid_date_format"],
  ["00/27", "invalid_date"],
  ["13/27", "invalid_date"],
  ["13/20", "invalid_date"],
  ["12/25", "expired"],
  ["10/26", "expired"],
  ["11/26", "expired"],
  ["12/26", null],
  ["01/27", null],
])("on 2026-11-21 the expiration %j gives %j by the literal rule", (typed, problem) => {
  expect(checkCardExpiry(typed, november2026, "literal")).toBe(problem);
});

test.each([
  ["10/26", "expired"],
  ["11/26", null],
  ["12/25", "expired"],
])("on 2026-11-21 the expiration %j gives %j when a card is good to the end of its month", (typed, problem) => {
  expect(checkCardExpiry(typed, november2026, "end_of_month")).toBe(problem);
});

test("in January a card of the year before is expired under both rules", () => {
  for (const rule of ["literal", "end_of_month"] as const) {
    expect(checkCardExpiry("12/26", { year: 2027, month: 1 }, rule)).toBe("expired");
  }
  expect(checkCardExpiry("01/27", { year: 2027, month: 1 }, "literal")).toBe("expired");
  expect(checkCardExpiry("01/27", { year: 2027, month: 1 }, "end_of_month")).toBeNull();
});

test.each([
  ["", "Visa", "required"],
  [" ", "AE", "required"],
  ["123", "Visa", null],
  ["123", "", null],
  ["1234", "Master", "code"],
  ["12a", "Discover", "code"],
  ["1234", "AE", null],
  ["12345", "AE", "amex_code"],
  ["a1234", "AE", "amex_code"],
  ["123", "AE", "amex_code"],
] as const)("the security code %j of brand %j gives %j", (typed, brand, problem) => {
  expect(checkSecurityCode(typed, brand)).toBe(problem);
});

test("a whole card is checked field by field, its code by its own brand", () => {
  const card = { number: "3782 822463 10005", expiry: "12/27", securityCode: "1234" };
  expect(checkCardFields(card, november2026, "literal")).toEqual({ number: null, expiry: null, securityCode: null });
  expect(checkCardFields({ number: "", expiry: "", securityCode: "" }, november2026, "literal")).toEqual({
    number: "required",
    expiry: "required",
    securityCode: "required",
  });
});
