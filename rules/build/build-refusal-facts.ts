import type { Cents } from "../money/cents.ts";
import type { EnergyRefusal } from "./energy-refusal-facts.ts";
import type { Missing } from "./list-missing.ts";
import type { Verdict } from "./verdict.ts";

/** Why a PC with chosen parts cannot be sold, or not be kept. `name` is the PC's. */
export interface BuildRefusalFacts {
  build_invalid: Record<string, never>;
  build_not_offered: { name: string };
  build_part_not_offered: { name: string; part: string };
  /** What the rules say of it: blockers and unknowns that may be one, and what it lacks. */
  build_does_not_fit: { name: string; verdicts: readonly Verdict[]; missing: readonly Missing[] };
  /** A color was chosen for its light, and nothing of it shines. */
  build_not_lit: { name: string };
  /** A law keeps it out of a state. */
  energy_law: EnergyRefusal;
  build_name_invalid: { most: number };
  builds_full: { most: number };
  saved_build_unknown: Record<string, never>;
  /** Its price is not watched: it could not be built. */
  build_not_watched: { name: string };
  /** It costs no more than the wanted price already. */
  target_reached: { price: Cents };
}
