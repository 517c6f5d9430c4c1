import type { EnergyRefusal } from "#rules/build/energy-refusal-facts.ts";
import { stateNames } from "./states.ts";

const nameOf = (state: string) => stateNames.USA[state] ?? state;

/** What is wrong and every way on, in the words of an alert. */
export function energyRefusalText({ name, state, kwhPerYear, kwhAllowed }: EnergyRefusal): string {
  const use =
    kwhPerYear !== null && kwhAllowed !== null ? ` (${kwhPerYear} kWh a year at rest, ${kwhAllowed} allowed)` : "";
  return `${name} can’t be sold into ${nameOf(state)}: it isn’t certified under that state’s energy law${use}. Remove it, send the order to another state, or choose a certified PC. Nothing was changed.`;
}

/** The same on the page of a product and in the cart, before an address is given. */
export const energyWords = {
  notSent: ({ name, state }: EnergyRefusal) => `We can’t sell ${name} into ${nameOf(state)}.`,
  why: ({ kwhPerYear, kwhAllowed }: EnergyRefusal) =>
    kwhPerYear !== null && kwhAllowed !== null
      ? `The state’s energy law allows ${kwhAllowed} kWh a year at rest; this PC uses ${kwhPerYear}.`
      : "It isn’t certified under the state’s energy law.",
  otherPlaces: "Other states, or a certified PC, are fine.",
};
