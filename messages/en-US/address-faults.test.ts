import { expect, test } from "vitest";
import { addressFaultText } from "./address-faults.ts";

test.each([
  ["zip_code_malformed", "Enter a ZIP code of five digits, like 10001."],
  [
    "phone_malformed",
    "Enter a phone number of ten digits, like (212) 555-0123, or one that begins with + and its country.",
  ],
  ["state_missing", "Choose a state."],
] as const)("of %s is read: %s", (is, text) => {
  expect(addressFaultText({ is })).toBe(text);
});

test("what is too long is read with the most that fits", () => {
  expect(addressFaultText({ is: "too_long", most: 60 })).toBe("Use at most 60 characters.");
});
