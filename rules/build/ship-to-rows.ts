/** Laws of energy by state: which computers may be sent there. Dated; counsel confirms them before the shop opens. */
export interface EnergyRow {
  law: string;
  states: readonly string[];
  from: string;
  /** A computer whose card and supply reach both is exempt ("high expandability"). */
  exempt: { memoryBandwidthGbS: number; supplyWatts: number };
}

/**
 * California's Title 20 for desktop computers, tier 2, and the states that took it over (Energy Code Ace's fact sheet,
 * power.com 2017-11-14, hwglaw.com; all secondary). The exemption's second way, by expandability score, is not read.
 */
export const ENERGY_ROWS: readonly EnergyRow[] = [
  {
    law: "CEC",
    states: ["CA", "CO", "HI", "OR", "VT", "WA"],
    from: "2021-07-01",
    exempt: { memoryBandwidthGbS: 600, supplyWatts: 600 },
  },
];

export function energyRowFor(shipTo: { country: string; state: string }, on: string): EnergyRow | null {
  if (shipTo.country !== "USA") return null;
  return ENERGY_ROWS.find(({ states, from }) => from <= on && states.includes(shipTo.state)) ?? null;
}

/** Every row that holds on a day, whatever the place. */
export function energyRowsOn(on: string): EnergyRow[] {
  return ENERGY_ROWS.filter(({ from }) => from <= on);
}

/**
 * Above these a card travels in its own box: what it bends in its slot when a parcel drops. Ours. It goes by how thick a
 * card is, which its maker says: few makers say what theirs weighs. A card above `offeredSlots` holds in its slot by a
 * bracket and foam, and may travel in a box of its own where its buyer wants that.
 */
export const CARD_BOX_ABOVE = { offeredSlots: 3, cardSlots: 3.5, computerGrams: 30_000 } as const;
