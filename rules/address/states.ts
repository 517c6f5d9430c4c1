import type { Country } from "../pricing/cart-to-price.ts";

/** Two-letter code → name. The fifty states, DC, the territories with USPS codes and the three military regions. */
export const USA_STATES: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  AS: "American Samoa",
  GU: "Guam",
  MP: "Northern Mariana Islands",
  PR: "Puerto Rico",
  VI: "U.S. Virgin Islands",
  AA: "Armed Forces Americas",
  AE: "Armed Forces Europe",
  AP: "Armed Forces Pacific",
};

export const CANADIAN_PROVINCES: Readonly<Record<string, string>> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NT: "Northwest Territories",
  NS: "Nova Scotia",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
};

/** Names people type that are not the list's own. */
const OTHER_NAMES: Readonly<Record<Country, ReadonlyMap<string, string>>> = {
  USA: new Map([
    ["washington dc", "DC"],
    ["washington d c", "DC"],
    ["virgin islands", "VI"],
    ["us virgin islands", "VI"],
    ["armed forces africa", "AE"],
    ["armed forces canada", "AE"],
    ["armed forces middle east", "AE"],
  ]),
  CANADA: new Map([
    ["newfoundland", "NL"],
    ["labrador", "NL"],
    ["pei", "PE"],
    ["yukon territory", "YT"],
    ["nwt", "NT"],
  ]),
  OTHER: new Map(),
};

/** States or provinces of a country, empty for OTHER. */
export function statesOf(country: Country): Readonly<Record<string, string>> {
  if (country === "USA") return USA_STATES;
  return country === "CANADA" ? CANADIAN_PROVINCES : {};
}

/** The two-letter code of a code or full name, however it is written ("new york", "Québec", " tx "); null when unknown. */
export function stateCode(country: Country, state: string): string | null {
  const states = statesOf(country);
  const code = state.trim().toUpperCase();
  if (Object.hasOwn(states, code)) return code;
  const name = plainName(state);
  const found = Object.entries(states).find(([, known]) => plainName(known) === name);
  return found?.[0] ?? OTHER_NAMES[country].get(name) ?? null;
}

/** Lower case without accents and punctuation, words one space apart. */
function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
}
