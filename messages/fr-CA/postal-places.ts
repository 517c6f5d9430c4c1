import type { PostalPlace } from "#rules/address/postal-fit.ts";
import { NOT_SHIPPED } from "./postal-faults.ts";
import { stateNames } from "./states.ts";

export interface PostalCodeFacts {
  country: "USA" | "CANADA" | "OTHER";
  zipCode: string;
}

/** `Le code ZIP 95811 correspond à : Sacramento, CA.` */
export function whereItIs({ country, zipCode }: PostalCodeFacts, places: readonly PostalPlace[]): string {
  const code = `${country === "CANADA" ? "code postal" : "code ZIP"} ${zipCode}`;
  if (places.length === 0) return NOT_SHIPPED;
  const [last, ...others] = places.map(placeText).toReversed();
  return `Le ${code} correspond à\u00a0: ${others.length > 0 ? `${others.toReversed().join(", ")} et ` : ""}${last}.`;
}

/** `Sacramento, CA`, or the state's name where no city is known. */
export function placeText({ city, state }: PostalPlace): string {
  const name = stateNames.USA[state] ?? stateNames.CANADA[state] ?? state;
  return city === "" ? name : `${city}, ${state}`;
}
