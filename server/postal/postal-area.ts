import { readFileSync } from "node:fs";
import type { PostalArea } from "#rules/address/postal-fit.ts";
import { postalCode } from "#rules/address/postal-code.ts";
import type { Country } from "#rules/address/destination.ts";

/** One text of 0.8 MB whose lines are sorted by code, searched as it is: nothing is built beside it. */
export const TABLE = readFileSync(new URL("./postal-areas.tsv", import.meta.url), "utf8");

/** What the postal table says of a ZIP or postal code, however it is written; null when it says nothing. */
export function postalArea(country: Country, typed: string): PostalArea | null {
  const code = country === "OTHER" ? null : postalCode(country, typed);
  if (code === null) return null;
  if (country === "USA") return listed(code);
  return listed(code.slice(0, 3)) ?? provinceOf(code);
}

function listed(code: string): PostalArea | null {
  const [found, states = "", city = ""] = lineFrom(code).split("\t");
  if (found !== code) return null;
  return { isListed: true, states: states.split(" "), cities: city === "" ? [] : [city] };
}

/** The first line that stands at this code or after it, by halving; an empty text at the end. */
function lineFrom(code: string): string {
  let low = 0;
  let high = TABLE.length;
  while (low < high) {
    const middle = TABLE.lastIndexOf("\n", Math.floor((low + high) / 2) - 1) + 1;
    const next = TABLE.indexOf("\n", middle) + 1;
    if (TABLE.slice(middle, next) < code) low = next;
    else high = middle;
  }
  return TABLE.slice(low, TABLE.indexOf("\n", low));
}

/** Canada Post's first letter names the province, also of an area younger than the table; X is two territories'. */
function provinceOf(code: string): PostalArea | null {
  const [first = "", states = ""] = lineFrom(code.charAt(0)).split("\t");
  if (first[0] !== code[0]) return null;
  return { isListed: false, states: code.startsWith("X") ? ["NT", "NU"] : [states], cities: [] };
}
