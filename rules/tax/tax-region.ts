import type { Ppm } from "../money/round-half-even.ts";
import type { Destination } from "../pricing/cart-to-price.ts";

/** The rates of one state or province from a day on: the specification's address item (`Tax`, `TaxMax`, S232, A18). */
export interface TaxRegion {
  country: "USA" | "CANADA";
  state: string;
  /** First day of the rate; null where the table does not know it, and then it holds before every dated row. */
  from: string | null;
  /** Each part is a line of its own on the receipt: one sales tax in the USA; GST, HST, PST or QST in Canada. */
  parts: readonly { name: string; ratePpm: Ppm }[];
  /** Highest combined rate in the state: "up to" before a ZIP is known. */
  maxPpm: Ppm;
  source: string;
}

/** The newest row that has begun on `on`; null for a place the table does not know. */
export function taxRegionOf(destination: Destination, on: string, regions: readonly TaxRegion[]): TaxRegion | null {
  return (
    regions
      .filter(
        ({ country, state, from }) =>
          country === destination.country && state === destination.state && (from ?? "") <= on,
      )
      .toSorted((a, b) => ((a.from ?? "") < (b.from ?? "") ? 1 : -1))[0] ?? null
  );
}
