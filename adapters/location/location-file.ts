import { createRequire } from "node:module";
import { isIP } from "node:net";
import { type CountryResponse, open, type Reader } from "maxmind";
import type { IpLocation } from "./ip-location.ts";

/** The registries' own lists of who has which network, IPv4 and IPv6 in one; CC0 (github.com/sapics/ip-location-db). */
const FILE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** A row holds a country code and nothing else. */
type Countries = Reader<CountryResponse & { country_code?: string }>;

/** Countries out of a file beside the store: no key, and nobody outside hears of visitors. It is read, 8 MB, at the first look. */
export function locationFile(): IpLocation {
  let countries: Countries | null = null;
  let opening: Promise<Countries> | null = null;
  const find = (from: Countries, address: string) =>
    isIP(address) === 0 ? null : (from.get(address)?.country_code ?? null);
  return {
    countryOf(address) {
      if (countries) return find(countries, address);
      opening ??= open(createRequire(import.meta.url).resolve(FILE));
      return opening.then((opened) => {
        countries = opened;
        return find(opened, address);
      });
    },
  };
}
