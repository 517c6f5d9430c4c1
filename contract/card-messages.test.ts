import { expect, test } from "vitest";
import { CARD_MESSAGES } from "./card-messages.ts";

test.each([
  ["required", "Required"],
  ["invalid_number", "Invalid credit card number"],
  ["invalid_date_format", "Invalid Date Format"],
  ["invalid_date", "Invalid Date"],
  ["expired", "Expired Date"],
  ["amex_code", "American Express Security Code must be 4 digits"],
  ["code", "Security Code must be 3 digits"],
] as const)("the card fields say of %s: %s", (problem, message) => {
  expect(CARD_MESSAGES[problem]).toBe(message);
});
