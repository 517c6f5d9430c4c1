import type { Ppm } from "../money/round-half-even.ts";
import type { Destination } from "../address/destination.ts";

export interface TaxPart {
  /** `Sales tax`, `GST`. */
  name: string;
  ratePpm: Ppm;
}

/** The rates of one state or province from a day on: the specification's address item (`Tax`, `TaxMax`, S232, A18). */
export interface TaxRegion {
  country: "USA" | "CANADA";
  state: string;
  /** First day of the rate; null where the table does not know it, and then it holds before every dated row. */
  from: string | null;
  /** Each part is a line of its own on the receipt: one sales tax in the USA; GST, HST, PST or QST in Canada. */
  parts: readonly TaxPart[];
  /** Highest combined rate in the state: "up to" before a ZIP is known. */
  maxPpm: Ppm;
  /** True where `parts` hold the city's and the county's tax too; absent, and below `maxPpm`, it is the state's alone. */
  includesLocal?: boolean;
  /** Shipping is taxed at the same rates. Absent in configurations of older orders: not taxed. */
  taxesShipping?: boolean;
  /** Where the rate comes from, for the owner: shoppers do not read it. */
  source: string;
}

/** Cities and counties of the state add to its rate, and the table does not know how much. */
export function leavesOutLocalTax({ country, parts, maxPpm, includesLocal }: TaxRegion): boolean {
  return country === "USA" && !includesLocal && parts.reduce((sum, { ratePpm }) => sum + ratePpm, 0) < maxPpm;
}

/** What the owner is told at start while the table has only state rates; null when it has every one. */
export function localTaxWarning(on: string, regions: readonly TaxRegion[]): string | null {
  const states = new Set(
    regions
      .filter((region) => leavesOutLocalTax(region) && newestRow(region, on, regions) === region)
      .map(({ state }) => state),
  );
  if (states.size === 0) return null;
  return `state rates only: city and county tax is not charged in ${states.size} states. Before you sell: docs/settings.md, "Sales tax"`;
}

/** The newest row that has begun on `on`; null for a place the table does not know. */
export function taxRegionOf(
  destination: Pick<Destination, "country" | "state">,
  on: string,
  regions: readonly TaxRegion[],
): TaxRegion | null {
  return newestRow(destination, on, regions);
}

/** The lowest and the highest rate that a country's table charges on a day; both 0 for a table without it. */
export function taxRange(
  country: TaxRegion["country"],
  on: string,
  regions: readonly TaxRegion[],
): { fromPpm: Ppm; untilPpm: Ppm } {
  const there = regions.filter((region) => region.country === country && newestRow(region, on, regions) === region);
  const rates = there.map(({ parts }) => parts.reduce((sum, { ratePpm }) => sum + ratePpm, 0));
  const [first = 0, ...others] = rates;
  return { fromPpm: Math.min(first, ...others), untilPpm: Math.max(first, ...others) };
}

function newestRow(
  place: Pick<Destination, "country" | "state">,
  on: string,
  regions: readonly TaxRegion[],
): TaxRegion | null {
  return (
    regions
      .filter(({ country, state, from }) => country === place.country && state === place.state && (from ?? "") <= on)
      .toSorted((a, b) => ((a.from ?? "") < (b.from ?? "") ? 1 : -1))[0] ?? null
  );
}
