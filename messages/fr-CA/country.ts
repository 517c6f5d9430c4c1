import { percent } from "./money.ts";

type Country = "USA" | "CANADA";

const THERE = { USA: "aux États-Unis", CANADA: "au Canada" } as const;

/** What changes with the country that things are sent to. */
export const countryWords = {
  there: (country: Country) => THERE[country],
  title: (to: Country) => `Faire livrer ${THERE[to]}?`,
  isChosen: (to: Country) => `Vous faites livrer ${THERE[to]}`,
  chosen: (to: Country) =>
    `Les prix, les dates et les taxes sont déjà ceux d’une livraison ${THERE[to]}. Rien ne change.`,
  lead: (units: number) => (units === 0 ? "Voici ce qui change." : "Votre panier ne change pas. Voici ce qui change."),
  asking: "Un instant…",
  stay: (from: Country) => `Rester ${THERE[from]}`,
  change: (to: Country) => `Livrer ${THERE[to]}`,
  what: "Quoi",
  prices: "Prix",
  currency: "Dollars américains",
  tax: "Taxes",
  taxRange: (from: number, until: number, country: Country) => {
    const rates = from === until ? percent(from) : `${percent(from)} à ${percent(until)}`;
    return `${rates}, selon ${country === "CANADA" ? "la province" : "l’État"}`;
  },
  duty: "Droits de douane",
  noDuty: "Aucun",
  mayBeDuty: "S’il y en a, vous les payez au transporteur",
  shipping: "Livraison",
  way: (name: string, fee: string) => `${name}, ${fee}`,
  arrives: "Arrivée",
  notThere: "Certains articles n’y sont pas livrés",
  beforeTax: "Avant taxes",
  /** Without a ZIP, a price for the USA is that of the states a truck reaches. */
  usuallyFor: "Aux États-Unis, la livraison est calculée pour les 48 États contigus et le district de Columbia.",
  forPlace: (place: string) => `La livraison est calculée pour ${place}.`,
  notCarried: (count: number, to: Country) =>
    count < 2 ? `Un article n’est pas livré ${THERE[to]}` : `${count} articles ne sont pas livrés ${THERE[to]}`,
  notCarriedStay: (names: string) =>
    `${names}. Cela reste dans votre panier jusqu’à ce que vous l’en retiriez; ce n’est qu’ensuite que vous pourrez passer la commande.`,
  notPaidBy: (names: readonly string[]) => `Vous ne pouvez pas y payer avec ${names.join(" ou ")}.`,
  addressStays: (country: string) =>
    `La commande que vous avez commencée a une adresse ${country}. Cette adresse ne change que si vous la changez là, et c’est là que nous livrerons.`,
  elsewhere: "dans un autre pays",
  zipStays: (place: string) => `Nous gardons ${place} pour votre retour.`,
};
