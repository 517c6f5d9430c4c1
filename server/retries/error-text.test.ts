import { expect, test } from "vitest";
import { errorText } from "./error-text.ts";

test("an error is kept by its words, five hundred letters of them at most, and never by what no table can keep", () => {
  expect(errorText(new Error("mailbox full"))).toBe("mailbox full");
  expect(errorText("gone")).toBe("gone");
  expect(errorText(new Error("a\0b"))).toBe("a\u{FFFD}b");
  const cut = errorText(new Error(`${"x".repeat(499)}😀`));
  expect([cut.length, cut.isWellFormed()]).toEqual([500, true]);
});
