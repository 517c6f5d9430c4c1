import { energyLawAgainst, type EnergyStanding, type PcToSend } from "#rules/build/energy-law.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";

/** A PC of a cart or of an order, with what a law of energy asks of it. */
export interface LineToSend extends PcToSend {
  lineId: string;
  name: string;
  slug: string;
  skuId: number;
}

/** The first PC that may not go to a state, or null. Every door of an address asks it: an address may be older than the line. */
export function energyRefusal(
  lines: readonly LineToSend[],
  place: { country: string; state: string },
  on: string,
): Refusal<"energy_law"> | null {
  for (const { lineId, name, slug, skuId, standing, build } of lines) {
    const row = energyLawAgainst({ standing, build }, place, on);
    if (!row) continue;
    const { law, states } = row;
    const { kwhPerYear, kwhAllowed } = measuredUse({ standing, build });
    return refuse("energy_law", {
      name,
      slug,
      skuId,
      lineId,
      state: place.state,
      law,
      states: [...states],
      kwhPerYear,
      kwhAllowed,
    });
  }
  return null;
}

/** What was measured is of the PC as it stands: of other parts nobody knows. */
export function measuredUse({ standing, build }: PcToSend): Pick<EnergyStanding, "kwhPerYear" | "kwhAllowed"> {
  return standing && !build ? standing : { kwhPerYear: null, kwhAllowed: null };
}
