import { CANADA_TAX_REGIONS } from "#rules/tax/rates-canada.ts";
import { USA_TAX_REGIONS } from "#rules/tax/rates-usa.ts";
import { taxRegionOf } from "#rules/tax/tax-region.ts";

export interface SampleRate {
  country: "US" | "CA";
  state: string;
  level: "country" | "state" | "county";
  name: string;
  taxType: string;
  ratePpm: number;
}

/** States of which the peer taxes delivery, so that both are met; which ones do is for the real service to say. */
const TAXES_DELIVERY = new Set(["NY", "PA", "TX", "WA"]);

/**
 * What the peer takes at a place: the state's rate, and as the county's half of what cities and counties add at most.
 * No county's real rate. Null for a state that is none.
 */
export function sampleRates(country: "US" | "CA", state: string, today: string): SampleRate[] | null {
  const place = { country: country === "US" ? "USA" : "CANADA", state } as const;
  const region = taxRegionOf(place, today, [...USA_TAX_REGIONS, ...CANADA_TAX_REGIONS]);
  if (!region) return null;
  if (country === "CA")
    return region.parts.map(({ name, ratePpm }) => ({
      country,
      state,
      level: name === "GST" ? "country" : "state",
      name: `${name} ${state}`,
      taxType: name.toLowerCase(),
      ratePpm,
    }));
  const ofState = region.parts.reduce((sum, { ratePpm }) => sum + ratePpm, 0);
  const ofCounty = Math.round((region.maxPpm - ofState) / 2);
  return [
    { country, state, level: "state" as const, name: state, taxType: "sales_tax", ratePpm: ofState },
    { country, state, level: "county" as const, name: `${state} county`, taxType: "sales_tax", ratePpm: ofCounty },
  ].filter(({ ratePpm }) => ratePpm > 0);
}

export function taxesDelivery(country: "US" | "CA", state: string): boolean {
  return country === "CA" || TAXES_DELIVERY.has(state);
}
