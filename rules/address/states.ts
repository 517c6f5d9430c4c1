import type { Country } from "./destination.ts";

/** What people type for a state, lower case without accents, and its two-letter code. What they read is in `messages/`. */
const TYPED: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  // The fifty states, DC, the territories with USPS codes and the three military regions; then other names of theirs.
  USA: {
    alabama: "AL",
    alaska: "AK",
    arizona: "AZ",
    arkansas: "AR",
    california: "CA",
    colorado: "CO",
    connecticut: "CT",
    delaware: "DE",
    "district of columbia": "DC",
    florida: "FL",
    georgia: "GA",
    hawaii: "HI",
    idaho: "ID",
    illinois: "IL",
    indiana: "IN",
    iowa: "IA",
    kansas: "KS",
    kentucky: "KY",
    louisiana: "LA",
    maine: "ME",
    maryland: "MD",
    massachusetts: "MA",
    michigan: "MI",
    minnesota: "MN",
    mississippi: "MS",
    missouri: "MO",
    montana: "MT",
    nebraska: "NE",
    nevada: "NV",
    "new hampshire": "NH",
    "new jersey": "NJ",
    "new mexico": "NM",
    "new york": "NY",
    "north carolina": "NC",
    "north dakota": "ND",
    ohio: "OH",
    oklahoma: "OK",
    oregon: "OR",
    pennsylvania: "PA",
    "rhode island": "RI",
    "south carolina": "SC",
    "south dakota": "SD",
    tennessee: "TN",
    texas: "TX",
    utah: "UT",
    vermont: "VT",
    virginia: "VA",
    washington: "WA",
    "west virginia": "WV",
    wisconsin: "WI",
    wyoming: "WY",
    "american samoa": "AS",
    guam: "GU",
    "northern mariana islands": "MP",
    "puerto rico": "PR",
    "u s virgin islands": "VI",
    "armed forces americas": "AA",
    "armed forces europe": "AE",
    "armed forces pacific": "AP",
    "washington dc": "DC",
    "washington d c": "DC",
    "virgin islands": "VI",
    "us virgin islands": "VI",
    "armed forces africa": "AE",
    "armed forces canada": "AE",
    "armed forces middle east": "AE",
  },
  CANADA: {
    alberta: "AB",
    "british columbia": "BC",
    manitoba: "MB",
    "new brunswick": "NB",
    "newfoundland and labrador": "NL",
    "northwest territories": "NT",
    "nova scotia": "NS",
    nunavut: "NU",
    ontario: "ON",
    "prince edward island": "PE",
    quebec: "QC",
    saskatchewan: "SK",
    yukon: "YT",
    newfoundland: "NL",
    labrador: "NL",
    pei: "PE",
    "yukon territory": "YT",
    nwt: "NT",
  },
  OTHER: {},
};

const CODES: Readonly<Record<Country, readonly string[]>> = {
  USA: [...new Set(Object.values(TYPED.USA))],
  CANADA: [...new Set(Object.values(TYPED.CANADA))],
  OTHER: [],
};

/** Two-letter codes of a country's states or provinces, empty for OTHER. */
export function statesOf(country: Country): readonly string[] {
  return CODES[country];
}

/** The two-letter code of a code or full name, however it is written ("new york", "Québec", " tx "); null when unknown. */
export function stateCode(country: Country, state: string): string | null {
  const code = state.trim().toUpperCase();
  if (CODES[country].includes(code)) return code;
  const name = plainName(state);
  return Object.hasOwn(TYPED[country], name) ? (TYPED[country][name] ?? null) : null;
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
