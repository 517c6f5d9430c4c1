import type { EnergyRefusal } from "#rules/build/energy-refusal-facts.ts";
import { stateNames } from "./states.ts";

const nameOf = (state: string) => stateNames.USA[state] ?? state;
const listOf = (states: readonly string[], joined: "conjunction" | "disjunction") =>
  new Intl.ListFormat("en-US", { type: joined }).format(states.map(nameOf));

type Use = Pick<EnergyRefusal, "kwhPerYear" | "kwhAllowed">;

/** What is wrong and every way on, in the words of an alert. */
export function energyRefusalText({ name, state, kwhPerYear, kwhAllowed }: EnergyRefusal): string {
  const use =
    kwhPerYear !== null && kwhAllowed !== null ? ` (${kwhPerYear} kWh a year at rest, ${kwhAllowed} allowed)` : "";
  return `${name} can’t be sold into ${nameOf(state)}: it isn’t certified under that state’s energy law${use}. Remove it, send the order to another state, or choose a certified PC. Nothing was changed.`;
}

/** The same on the page of a product and in the cart, before an address is given. */
export const energyWords = {
  notSent: ({ name, state }: { name: string; state: string }) => `We can’t sell ${name} into ${nameOf(state)}.`,
  why: ({ kwhPerYear, kwhAllowed }: Use) =>
    kwhPerYear !== null && kwhAllowed !== null
      ? `The state’s energy law allows ${kwhAllowed} kWh a year at rest; this PC uses ${kwhPerYear}.`
      : "It isn’t certified under the state’s energy law.",
  otherPlaces: "Other states, or a certified PC, are fine.",
  whatToDo: "Why, and what you can do",
};

/** Where parts are chosen. */
export const keptOutWords = {
  there: (name: string, state: string) => `With these parts we can’t sell ${name} into ${nameOf(state)}.`,
  nowhere: (states: readonly string[]) => `With these parts, not sold into ${listOf(states, "disjunction")}.`,
  fixes: (count: number) => (count === 1 ? "With this it may go there:" : "With one of these it may go there:"),
  noFix: "No single part changes that. You can send it to another state, or take a certified PC.",
};

/** The popup `cec`. */
export const energyPopupWords = {
  title: (name: string, state: string | null) =>
    state === null ? `Where we can’t sell ${name}` : `We can’t sell ${name} into ${nameOf(state)}`,
  law: (states: readonly string[]) =>
    `${listOf(states, "conjunction")} limit the energy that a desktop PC may use in a year at rest.`,
  notCertified: "This one isn’t certified under that law, and its parts don’t exempt it.",
  allowed: "Allowed",
  used: "This PC",
  over: "Over",
  kwh: (kwh: number) => `${kwh} kWh a year`,
  ways: "Ways that work",
  elsewhere: "Send it to an address in another state. Everything stays as it is.",
  certified: "Take a PC that is certified. With your ZIP, each PC’s page says whether it may go there.",
  parts: ({ memoryBandwidthGbS, supplyWatts }: { memoryBandwidthGbS: number; supplyWatts: number }) =>
    `Where you choose the parts: a graphics card with ${memoryBandwidthGbS} GB/s of memory bandwidth and a Gold power supply of ${supplyWatts} W, or more of both, exempt a PC.`,
  more: "More about these laws",
};
