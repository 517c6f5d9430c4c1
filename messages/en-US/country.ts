import { percent } from "./money.ts";

type Country = "USA" | "CANADA";

const THERE = { USA: "the USA", CANADA: "Canada" } as const;

/** What changes with the country that things are sent to. */
export const countryWords = {
  there: (country: Country) => THERE[country],
  title: (to: Country) => `Ship to ${THERE[to]}?`,
  isChosen: (to: Country) => `You ship to ${THERE[to]}`,
  chosen: (to: Country) => `Prices, dates and tax are for ${THERE[to]} already. Nothing changes.`,
  lead: (units: number) => (units === 0 ? "This is what changes." : "Your cart stays. This is what changes."),
  asking: "One moment…",
  stay: (from: Country) => `Stay with ${THERE[from]}`,
  change: (to: Country) => `Ship to ${THERE[to]}`,
  what: "What",
  prices: "Prices",
  currency: "US dollars",
  tax: "Tax",
  taxRange: (from: number, until: number, country: Country) => {
    const rates = from === until ? percent(from) : `${percent(from)} to ${percent(until)}`;
    return `${rates}, by ${country === "CANADA" ? "province" : "state"}`;
  },
  duty: "Duty",
  noDuty: "None",
  mayBeDuty: "If due, you pay it to the carrier",
  shipping: "Shipping",
  way: (name: string, fee: string) => `${name}, ${fee}`,
  arrives: "Arrives",
  notThere: "Not everything goes there",
  beforeTax: "Before tax",
  /** Without a ZIP, a price for the USA is that of the states a truck reaches. */
  usuallyFor: "Shipping in the USA is for the 48 states and DC.",
  forPlace: (place: string) => `Shipping is for ${place}.`,
  notCarried: (count: number, to: Country) =>
    count === 1 ? `One thing does not ship to ${THERE[to]}` : `${count} things do not ship to ${THERE[to]}`,
  notCarriedStay: (names: string) =>
    `${names}. It stays in your cart until you take it out; only then can you check out.`,
  notPaidBy: (names: readonly string[]) => `You can’t pay with ${names.join(" or ")} there.`,
  addressStays: (country: string) =>
    `Your checkout has an address in ${country}. It stays until you change it there, and your order goes where it says.`,
  elsewhere: "another country",
  zipStays: (place: string) => `We keep ${place} for when you come back.`,
};
