import { expect, test } from "vitest";
import { returnUntil } from "./return-window.ts";

test("thirty days after the day of delivery is the last day for a return; what is on its way has none yet", () => {
  expect(returnUntil("2026-11-30", 30)).toBe("2026-12-30");
  expect(returnUntil(null, 30)).toBeNull();
});
