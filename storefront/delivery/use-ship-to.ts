import { useMemo, useSyncExternalStore } from "react";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { shipToCookie, shipToIn } from "./ship-to-cookie.ts";

const listeners = new Set<() => void>();

/** Where this browser has things sent. Null on the server too: pages are the same for everyone. */
export function useShipTo(): ShipTo | null {
  const cookies = useSyncExternalStore(onKept, shownCookies, () => "");
  return useMemo(() => shipToIn(cookies), [cookies]);
}

/** For every part of the page that shows it, and for the next page. */
export function keepShipTo(place: ShipTo): void {
  keepCookie(shipToCookie(place, location.protocol === "https:"));
}

/** The cookie of a place or a country, for every part of the page that shows it. */
export function keepCookie(cookie: string): void {
  document.cookie = cookie;
  for (const tell of listeners) tell();
}

const shownCookies = () => document.cookie;

export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
