import type { Destination } from "../address/destination.ts";
import { type TaxRegion, taxRegionOf } from "./tax-region.ts";

/** Why a buyer owes no sales tax, as states' certificates ask it. */
export const EXEMPTION_GROUNDS = ["resale", "government", "nonprofit", "education", "other"] as const;
export type ExemptionGround = (typeof EXEMPTION_GROUNDS)[number];

export const EXEMPTION_STATES = ["pending", "approved", "declined", "withdrawn"] as const;
export type ExemptionState = (typeof EXEMPTION_STATES)[number];
export type ExemptionDecision = Extract<ExemptionState, "approved" | "declined">;

/** What may follow on each state. An approval can be taken back, by staff or by who asked for it. */
const NEXT: Readonly<Record<ExemptionState, readonly ExemptionState[]>> = {
  pending: ["pending", "approved", "declined", "withdrawn"],
  approved: ["declined", "withdrawn"],
  declined: ["pending"],
  withdrawn: ["pending"],
};

/** The states from which `next` may follow. */
export function exemptionStatesBefore(next: ExemptionState): ExemptionState[] {
  return EXEMPTION_STATES.filter((state) => NEXT[state].includes(next));
}

/** An approved certificate; good for what ships to its own state. */
export interface TaxExemption {
  state: string;
  certificate: string;
  organisation: string;
}

/** The one that frees what ships there; null where none does. */
export function exemptionAt(
  exemptions: readonly TaxExemption[],
  destination: Pick<Destination, "country" | "state"> | null,
): TaxExemption | null {
  if (destination?.country !== "USA") return null;
  return exemptions.find(({ state }) => state === destination.state) ?? null;
}

/** Whether a state of the USA has a sales tax to be exempt from, on a day. */
export function hasSalesTax(state: string, on: string, regions: readonly TaxRegion[]): boolean {
  const region = taxRegionOf({ country: "USA", state }, on, regions);
  return region !== null && region.parts.some(({ ratePpm }) => ratePpm > 0);
}
