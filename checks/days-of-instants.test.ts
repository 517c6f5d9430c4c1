import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** These count in days of UTC and have no clock: what they cut is a day already. */
const CALENDARS = new Set(["rules/shipping/calendar-days.ts", "rules/promises/warranty-term.ts"]);
const CUTS =
  /\.toISOString\(\)\.(?:slice|substring)\(0, 10\)|(?:At|at|Since|since|End|end)\.slice\(0, 10\)|at time zone 'UTC'/;

test("an instant becomes a day on the store's clock alone, by dayAt and lastDayBefore", () => {
  const files = globSync("{rules,messages,contract,adapters,server,storefront,ui,scripts}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file) && !CALENDARS.has(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => CUTS.test(readFileSync(file, "utf8")))).toEqual([]);
});
