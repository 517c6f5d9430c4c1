import { useSyncExternalStore } from "react";
import type { ShippedCountry } from "#rules/address/shipped-country.ts";
import { countryCookie, countryIn } from "./country-cookie.ts";
import { keepCookie, onKept } from "./use-ship-to.ts";

/** The country this browser has things sent to. Null on the server: pages are the same for everyone. */
export function useCountry(): ShippedCountry | null {
  return useSyncExternalStore(
    onKept,
    () => countryIn(document.cookie),
    () => null,
  );
}

export function keepCountry(country: ShippedCountry): void {
  keepCookie(countryCookie(document.cookie, country, location.protocol === "https:"));
}
