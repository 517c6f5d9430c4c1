import { cents } from "../money/cents.ts";
import type { TaxHoliday } from "./tax-holiday.ts";

interface Row {
  state: string;
  first: string;
  last: string;
  utcHours: number;
  /** Dollars a computer may cost; null is no limit. */
  computer: number | null;
  /** Dollars a piece of gear may cost; `none`: gear is taxed as ever. */
  gear: number | "none";
}

/**
 * Back-to-school holidays of 2026 that free computers, by the states' statutes. An owner adds each year's rows, and
 * those of states that decide late.
 */
const ROWS: readonly Row[] = [
  { state: "AL", first: "2026-07-17", last: "2026-07-19", utcHours: -5, computer: 750, gear: 750 },
  { state: "TN", first: "2026-07-31", last: "2026-08-02", utcHours: -5, computer: 1500, gear: "none" },
  { state: "FL", first: "2026-08-01", last: "2026-08-31", utcHours: -4, computer: 1500, gear: 1500 },
  { state: "MO", first: "2026-08-07", last: "2026-08-09", utcHours: -5, computer: 1500, gear: 1500 },
  { state: "NM", first: "2026-08-07", last: "2026-08-09", utcHours: -6, computer: 1000, gear: 500 },
  { state: "SC", first: "2026-08-07", last: "2026-08-09", utcHours: -4, computer: null, gear: "none" },
];

export const TAX_HOLIDAYS_2026: readonly TaxHoliday[] = ROWS.map(
  ({ state, first, last, utcHours, computer, gear }) => ({
    state,
    startDate: `${first}T00:00:00`,
    endDate: `${last}T23:59:59`,
    timeZoneDifferenceHours: utcHours,
    testMode: false,
    maxPrice: computer === null ? null : cents(computer * 100),
    gearsMaxPrice: gear === "none" ? cents(0) : cents(gear * 100),
    excludeGears: gear === "none",
    taxType: "PerItem",
    source: "Computers of the state's back-to-school holiday, to be confirmed by the owner.",
  }),
);
