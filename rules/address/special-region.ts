import type { Country, Destination } from "./destination.ts";

/** The specification lists PR, GU and VI among the military codes, and so do we (A33). */
const MILITARY_STATES: ReadonlySet<string> = new Set(["AE", "AP", "AA", "PR", "GU", "VI"]);
const ARMED_FORCES: ReadonlySet<string> = new Set(["AE", "AP", "AA"]);

export function isMilitaryState(state: string): boolean {
  return MILITARY_STATES.has(state.trim().toUpperCase());
}

export function isAlaskaOrHawaii(state: string): boolean {
  return ["AK", "HI"].includes(state.trim().toUpperCase());
}

/** A post of the armed forces or the diplomatic service: the city line reads `APO`, `FPO` or `DPO`. */
export function isMilitaryCity(city: string): boolean {
  return /^[AFD]\.?P\.?O\.?(\s*,?\s*A[AEP])?$/i.test(city.trim());
}

/** Mail of the armed forces: only the postal service carries it, wherever the base is. */
export function isArmedForces(place: { state: string; city: string }): boolean {
  return ARMED_FORCES.has(place.state.trim().toUpperCase()) || isMilitaryCity(place.city);
}

/** AE, AP, AA, PR, GU, VI, HI, AK, and any APO, FPO or DPO (S524, S525). USA only. */
export function isSpecialRegion(place: Pick<Destination, "country" | "state" | "city">): boolean {
  if (place.country !== "USA") return false;
  return isMilitaryState(place.state) || isAlaskaOrHawaii(place.state) || isMilitaryCity(place.city);
}

/** `P.O. Box`, `PO Box`, `P O Box`, `Post Office Box`, `POB 12` in either address line of a USA address (A32). */
export function isPoBox(country: Country, address1: string, address2: string): boolean {
  return country === "USA" && [address1, address2].some((line) => PO_BOX.test(line));
}
const PO_BOX = /\b(?:p\.?\s*o\.?\s*box|post(?:al)?\s+office\s+box|p\.?\s*o\.?\s*b\.?(?=[\s#.]*\d))(?![a-z])/i;
