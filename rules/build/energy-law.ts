import type { Build } from "./build-of-parts.ts";
import { shipEnergy } from "./rules/ship-energy.ts";
import { type EnergyRow, energyRowFor, energyRowsOn } from "./ship-to-rows.ts";

/**
 * How a PC stands to the laws of energy as it is sold: on the Commission's list, exempt by what is inside, or neither.
 * Its use is of a year at rest, as the law measures it; null where nobody measured it.
 */
export interface EnergyStanding {
  is: "certified" | "exempt" | "neither";
  kwhPerYear: number | null;
  kwhAllowed: number | null;
}

/** A PC on its way: as it stands, or with parts that were chosen. */
export interface PcToSend {
  /** Null where its maker says nothing of it. */
  standing: EnergyStanding | null;
  /** Null for the PC as it stands. */
  build: Build | null;
}

/**
 * The law that keeps a PC out of a state on a day; null where it may go. A certificate is of the model, so it covers the
 * parts that its configurator offers; an exemption is of the parts, so others are judged anew. Where nothing is known
 * nothing is refused: most makers certify what they sell, and what an import leaves out is no proof of the contrary.
 */
export function energyLawAgainst(
  { standing, build }: PcToSend,
  place: { country: string; state: string },
  on: string,
): EnergyRow | null {
  const row = energyRowFor(place, on);
  if (!row || !standing || standing.is === "certified") return null;
  if (!build) return standing.is === "neither" ? row : null;
  const circumstances = { on, builtBy: "us", shipTo: place, energyCertificate: false } as const;
  const finding = shipEnergy.judge(build, circumstances);
  return finding?.cls === "blocker" ? row : null;
}

/** The states of the USA that a PC may not go to on a day: what a page can tell before it knows a place. */
export function statesThatKeepOut(pc: PcToSend, on: string): string[] {
  const rows = energyRowsOn(on).filter(({ states }) =>
    states.some((state) => energyLawAgainst(pc, { country: "USA", state }, on)),
  );
  return rows.flatMap(({ states }) => states);
}
