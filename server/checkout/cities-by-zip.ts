import { citiesByZip } from "#contract/checkout.ts";
import { postalCode } from "#rules/address/postal-code.ts";
import zipcodes from "zipcodes";
import { refused, route } from "../http/route.ts";

/** Canada Post's first letter names the province; X is shared by Nunavut (X0A–X0C) and the Northwest Territories. */
const PROVINCE_OF: Record<string, string> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  Y: "YT",
};
const NUNAVUT = /^X0[ABC]/;

/** State and cities of a postal code, to fill the form in. Public data, the same for everybody. */
export const citiesByZipRoute = route(
  citiesByZip,
  { who: "anyone", rate: "read", cache: "private", crossSite: "refuse" },
  async ({ query }) => {
    const code = postalCode(query.country, query.zipcode);
    if (code === null || query.country === "OTHER") return unknownCode();
    return query.country === "USA" ? usa(code) : canada(code);
  },
);

function usa(code: string) {
  const place = zipcodes.lookup(code);
  if (!place || place.country !== "US") return unknownCode();
  const city = MILITARY_CITY.test(place.city) ? place.city.toUpperCase() : place.city;
  return { reply: { Success: true as const, State: place.state, Cities: [city] } };
}

const MILITARY_CITY = /^[AFD]po$/i;

/**
 * The package names Canadian postal areas by district ("Downtown Toronto (CN Tower / …)"), not by the city an
 * address needs: only a city we can read out of it is offered, the rest is left for the shopper to type.
 */
function canada(code: string) {
  const letter = code[0] ?? "";
  const state = letter === "X" ? (NUNAVUT.test(code) ? "NU" : "NT") : PROVINCE_OF[letter];
  if (!state) return unknownCode();
  const area = zipcodes.lookup(code)?.city ?? "";
  const city = CANADIAN_CITIES.find((name) => new RegExp(`\\b${name}\\b`, "i").test(area));
  return { reply: { Success: true as const, State: state, Cities: city ? [city] : [] } };
}

const CANADIAN_CITIES = [
  "Calgary",
  "Edmonton",
  "Red Deer",
  "Lethbridge",
  "Vancouver",
  "Victoria",
  "Burnaby",
  "Surrey",
  "Kelowna",
  "Winnipeg",
  "Brandon",
  "Saint John",
  "Fredericton",
  "Moncton",
  "Halifax",
  "Dartmouth",
  "Charlottetown",
  "Toronto",
  "Ottawa",
  "Mississauga",
  "Hamilton",
  "London",
  "Kitchener",
  "Windsor",
  "Kingston",
  "Guelph",
  "Laval",
  "Gatineau",
  "Sherbrooke",
  "Saskatoon",
  "Regina",
  "Whitehorse",
  "Yellowknife",
];

function unknownCode() {
  return refused(
    404,
    "postal_code_unknown",
    "We do not know this postal code. Check it, or type the city and state yourself.",
  );
}
