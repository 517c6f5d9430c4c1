import { cents } from "../money/cents.ts";
import type { TaxHoliday } from "./tax-holiday.ts";

/** Back-to-school holidays of 2026 that free computers, as states announced them; an owner confirms each year's. */
const ROWS: readonly (readonly [state: string, first: string, last: string, hours: number, maxDollars: number | null])[] = [
  ["AL", "2026-07-17", "2026-07-19", -5, 750],
  ["FL", "2026-08-01", "2026-08-31", -4, 1500],
  ["MO", "2026-08-07", "2026-08-09", -5, 1500],
  ["NM", "2026-08-07", "2026-08-09", -6, 1000],
  ["SC", "2026-08-07", "2026-08-09", -4, null],
];

export const TAX_HOLIDAYS_2026: readonly TaxHoliday[] = ROWS.map(([state, first, last, hours, maxDollars]) => ({
  state,
  startDate: `${first}T00:00:00`,
  endDate: `${last}T23:59:59`,
  timeZoneDifferenceHours: hours,
  testMode: false,
  maxPrice: maxDollars === null ? null : cents(maxDollars * 100),
  gearsMaxPrice: maxDollars === null ? null : cents(maxDollars * 100),
  excludeGears: false,
  taxType: "PerItem",
  source: "State revenue department, computers of the back-to-school holiday.",
}));
