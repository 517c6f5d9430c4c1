import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("a text is cut after a whole word, never inside a sign, and never longer than it may be", () => {
  expect(shorten("Twelve quiet cores", 18)).toBe("Twelve quiet cores");
  expect(shorten("Twelve quiet cores", 17)).toBe("Twelve quiet…");
  expect(shorten("Twelve, quiet cores", 8)).toBe("Twelve…");
  expect(shorten("🖥".repeat(9), 4)).toBe("🖥🖥🖥…");
});
