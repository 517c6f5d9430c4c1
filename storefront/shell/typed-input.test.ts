import { expect, test } from "vitest";
import { isKept } from "./typed-input.ts";

test("what is typed on a page is kept over its error, secrets never", () => {
  expect(isKept({ name: "Address1", type: "text", autocomplete: "address-line1" })).toBe(true);
  expect(isKept({ name: "q", type: "search", autocomplete: "" })).toBe(true);
  expect(isKept({ name: "password", type: "password", autocomplete: "current-password" })).toBe(false);
  expect(isKept({ name: "number", type: "text", autocomplete: "cc-number" })).toBe(false);
  expect(isKept({ name: "code", type: "text", autocomplete: "one-time-code" })).toBe(false);
  expect(isKept({ name: "", type: "text", autocomplete: "" })).toBe(false);
});
