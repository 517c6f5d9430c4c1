import type { EnergyRefusal } from "#rules/build/energy-refusal-facts.ts";
import { formatDecimal } from "./money.ts";
import { stateNames } from "./states.ts";

const nameOf = (state: string) => stateNames.USA[state] ?? state;
const listOf = (states: readonly string[], joined: "conjunction" | "disjunction", say = nameOf) =>
  new Intl.ListFormat("fr-CA", { type: joined }).format(states.map(say));

/** States that have such a law, with the preposition each takes. */
const INTO: Readonly<Record<string, string>> = {
  CA: "en Californie",
  CO: "au Colorado",
  HI: "à Hawaï",
  OR: "en Oregon",
  VT: "au Vermont",
  WA: "dans l’État de Washington",
};
const into = (state: string) => INTO[state] ?? `dans cet État (${nameOf(state)})`;

const THE: Readonly<Record<string, string>> = {
  CA: "la Californie",
  CO: "le Colorado",
  HI: "Hawaï",
  OR: "l’Oregon",
  VT: "le Vermont",
  WA: "l’État de Washington",
};
const the = (state: string) => THE[state] ?? nameOf(state);
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Use = Pick<EnergyRefusal, "kwhPerYear" | "kwhAllowed">;

/** What is wrong and every way on, in the words of an alert. */
export function energyRefusalText({ name, state, kwhPerYear, kwhAllowed }: EnergyRefusal): string {
  const use =
    kwhPerYear !== null && kwhAllowed !== null
      ? ` (${formatDecimal(kwhPerYear)}\u00a0kWh par an au repos; ${formatDecimal(kwhAllowed)} permis)`
      : "";
  return `${name} ne peut pas être vendu ${into(state)}\u00a0: il n’est pas certifié selon la loi sur l’énergie de cet État${use}. Retirez-le, envoyez la commande dans un autre État ou choisissez un PC certifié. Rien n’a changé.`;
}

/** The same on the page of a product and in the cart, before an address is given. */
export const energyWords = {
  notSent: ({ name, state }: { name: string; state: string }) => `Nous ne pouvons pas vendre ${name} ${into(state)}.`,
  why: ({ kwhPerYear, kwhAllowed }: Use) =>
    kwhPerYear !== null && kwhAllowed !== null
      ? `La loi sur l’énergie de l’État permet ${formatDecimal(kwhAllowed)}\u00a0kWh par an au repos; ce PC en utilise ${formatDecimal(kwhPerYear)}.`
      : "Il n’est pas certifié selon la loi sur l’énergie de l’État.",
  otherPlaces: "Un autre État ou un PC certifié conviennent.",
  whatToDo: "Pourquoi, et ce que vous pouvez faire",
};

/** Where parts are chosen. */
export const keptOutWords = {
  there: (name: string, state: string) => `Avec ces pièces, nous ne pouvons pas vendre ${name} ${into(state)}.`,
  nowhere: (states: readonly string[]) => `Avec ces pièces, non vendu ${listOf(states, "disjunction", into)}.`,
  fixes: (count: number) =>
    count < 2 ? "Avec ceci, il peut y être envoyé\u00a0:" : "Avec l’une de ces pièces, il peut y être envoyé\u00a0:",
  noFix:
    "Aucune pièce à elle seule n’y change rien. Vous pouvez l’envoyer dans un autre État ou prendre un PC certifié.",
};

/** The popup `cec`. */
export const energyPopupWords = {
  title: (name: string, state: string | null) =>
    state === null ? `Où nous ne pouvons pas vendre ${name}` : `Nous ne pouvons pas vendre ${name} ${into(state)}`,
  law: (states: readonly string[]) =>
    `${atStart(listOf(states, "conjunction", the))} ${states.length < 2 ? "limite" : "limitent"} l’énergie qu’un ordinateur de bureau peut utiliser en un an au repos.`,
  notCertified: "Celui-ci n’est pas certifié selon cette loi, et ses pièces ne l’en exemptent pas.",
  allowed: "Permis",
  used: "Ce PC",
  over: "En trop",
  kwh: (kwh: number) => `${formatDecimal(kwh)}\u00a0kWh par an`,
  ways: "Ce qui est possible",
  elsewhere: "L’envoyer à une adresse dans un autre État. Rien d’autre ne change.",
  certified: "Prendre un PC certifié. Avec votre code ZIP, la page de chaque PC dit s’il peut y être envoyé.",
  parts: ({ memoryBandwidthGbS, supplyWatts }: { memoryBandwidthGbS: number; supplyWatts: number }) =>
    `Là où vous choisissez les pièces\u00a0: une carte graphique d’au moins ${memoryBandwidthGbS}\u00a0Go/s de bande passante mémoire, avec un bloc d’alimentation Gold d’au moins ${supplyWatts}\u00a0W, exempte un PC.`,
  more: "En savoir plus sur ces lois",
};
