/** Which PC may not go to which state, by which law, and what it uses at rest in a year where that is known. */
export interface EnergyRefusal {
  /** The PC's, as the shop calls it. */
  name: string;
  slug: string;
  skuId: number;
  /** Its line in the cart or order; empty for a product that is in none. */
  lineId: string;
  state: string;
  law: string;
  /** All states with this law: what is elsewhere in the country is not among them. */
  states: string[];
  kwhPerYear: number | null;
  kwhAllowed: number | null;
}
