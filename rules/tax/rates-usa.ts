import type { TaxRegion } from "./tax-region.ts";

/**
 * State sales tax and the highest combined rate in the state, in percent, and the rate's first day where it is known:
 * the general rate of each state's revenue department, and what state and local rates come to at most. An owner confirms both before opening: local rates
 * follow the owner's registrations, and the highest ones move every quarter.
 */
const RATES: readonly (readonly [state: string, rate: number, highest: number, from?: string])[] = [
  ["AL", 4, 11.5],
  ["AK", 0, 7.85],
  ["AZ", 5.6, 10.9],
  ["AR", 6.5, 12.625],
  ["CA", 7.25, 10.75],
  ["CO", 2.9, 11.2],
  ["CT", 6.35, 6.35],
  ["DE", 0, 0],
  ["DC", 6, 6],
  ["FL", 6, 8],
  ["GA", 4, 9],
  ["HI", 4, 4.5],
  ["ID", 6, 9],
  ["IL", 6.25, 11.25],
  ["IN", 7, 7],
  ["IA", 6, 8],
  ["KS", 6.5, 11.5],
  ["KY", 6, 6],
  ["LA", 5, 12, "2025-01-01"],
  ["ME", 5.5, 5.5],
  ["MD", 6, 6],
  ["MA", 6.25, 6.25],
  ["MI", 6, 6],
  ["MN", 6.875, 9.875],
  ["MS", 7, 8],
  ["MO", 4.225, 12.163],
  ["MT", 0, 0],
  ["NE", 5.5, 8],
  ["NV", 6.85, 8.375],
  ["NH", 0, 0],
  ["NJ", 6.625, 6.625],
  ["NM", 4.875, 9.4375],
  ["NY", 4, 8.875],
  ["NC", 4.75, 7.5],
  ["ND", 5, 8.5],
  ["OH", 5.75, 8],
  ["OK", 4.5, 11.5],
  ["OR", 0, 0],
  ["PA", 6, 8],
  ["RI", 7, 7],
  ["SC", 6, 9],
  ["SD", 4.2, 6.2, "2023-07-01"],
  ["TN", 7, 10],
  ["TX", 6.25, 8.25],
  ["UT", 6.1, 9.05],
  ["VT", 6, 7],
  ["VA", 5.3, 7],
  ["WA", 6.5, 10.6],
  ["WV", 6, 7],
  ["WI", 5, 7.9],
  ["WY", 4, 6],
];

/** No state sales tax is collected there by a mainland seller; Puerto Rico taxes remote sales (IVU 10.5 % and 1 %). */
const ELSEWHERE: readonly (readonly [state: string, rate: number])[] = [
  ["PR", 11.5],
  ["GU", 0],
  ["VI", 0],
  ["AS", 0],
  ["MP", 0],
  ["AA", 0],
  ["AE", 0],
  ["AP", 0],
];

export const USA_TAX_REGIONS: readonly TaxRegion[] = [
  ...RATES.map(([state, rate, highest, from]) => region(state, rate, highest, from ?? null)),
  ...ELSEWHERE.map(([state, rate]) => region(state, rate, rate, null)),
];

function region(state: string, rate: number, highest: number, from: string | null): TaxRegion {
  return {
    country: "USA",
    state,
    from,
    parts: [{ name: "Sales tax", ratePpm: Math.round(rate * 10_000) }],
    maxPpm: Math.round(highest * 10_000),
    source: "The state's general rate, to be confirmed by the owner.",
  };
}
