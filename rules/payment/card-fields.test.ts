import { expect, test } from "vitest";
import { CARD_MESSAGES, checkCardExpiry, checkCardFields, checkCardNumber, checkSecurityCode } from "./card-fields.ts";

const november2026 = { year: 2026, month: 11 };
const said = (problem: keyof typeof CARD_MESSAGES | null) => problem && CARD_MESSAGES[problem];

test.each([
  ["", "Required"],
  ["   ", "Required"],
  ["4242 4242 4242 4242", null],
  ["4242424242424242", null],
  ["378282246310005", null],
  ["1234567890123456", null],
  ["42424242424242", "Invalid credit card number"],
  ["42424242424242424", "Invalid credit card number"],
  ["4242-4242-4242-4242", "Invalid credit card number"],
  ["4242 4242 4242 424x", "Invalid credit card number"],
])("the card number %j gives %j", (typed, message) => {
  expect(said(checkCardNumber(typed))).toBe(message);
});

test.each([
  ["", "Required"],
  ["  ", "Required"],
  ["1/27", "Invalid Date Format"],
  ["12/2027", "Invalid Date Format"],
  ["12-30", "Invalid Date Format"],
  ["112/30", "Invalid Date Format"],
  ["12/300", "Invalid Date Format"],
  ["ab/cd", "Invalid Date Format"],
  ["00/27", "Invalid Date"],
  ["13/27", "Invalid Date"],
  ["13/20", "Invalid Date"],
  ["12/25", "Expired Date"],
  ["10/26", "Expired Date"],
  ["11/26", "Expired Date"],
  ["12/26", null],
  ["01/27", null],
])("on 2026-11-21 the expiration %j gives %j by the literal rule", (typed, message) => {
  expect(said(checkCardExpiry(typed, november2026, "literal"))).toBe(message);
});

test.each([
  ["10/26", "Expired Date"],
  ["11/26", null],
  ["12/25", "Expired Date"],
])("on 2026-11-21 the expiration %j gives %j when a card is good to the end of its month", (typed, message) => {
  expect(said(checkCardExpiry(typed, november2026, "end_of_month"))).toBe(message);
});

test("in January a card of the year before is expired under both rules", () => {
  for (const rule of ["literal", "end_of_month"] as const) {
    expect(checkCardExpiry("12/26", { year: 2027, month: 1 }, rule)).toBe("expired");
  }
  expect(checkCardExpiry("01/27", { year: 2027, month: 1 }, "literal")).toBe("expired");
  expect(checkCardExpiry("01/27", { year: 2027, month: 1 }, "end_of_month")).toBeNull();
});

test.each([
  ["", "Visa", "Required"],
  [" ", "AE", "Required"],
  ["123", "Visa", null],
  ["123", "", null],
  ["1234", "Master", "Security Code must be 3 digits"],
  ["12a", "Discover", "Security Code must be 3 digits"],
  ["1234", "AE", null],
  ["12345", "AE", "American Express Security Code must be 4 digits"],
  ["a1234", "AE", "American Express Security Code must be 4 digits"],
  ["123", "AE", "American Express Security Code must be 4 digits"],
] as const)("the security code %j of brand %j gives %j", (typed, brand, message) => {
  expect(said(checkSecurityCode(typed, brand))).toBe(message);
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
