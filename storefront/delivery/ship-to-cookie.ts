import { readShipTo, type ShipTo, writeShipTo } from "#rules/address/ship-to.ts";

const NAME = "ship-to";
const SECONDS = 180 * 24 * 60 * 60;
const IN_COOKIES = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`);

/** The place out of a cookie header or `document.cookie`; null without one of ours. No page that is kept reads it on the server. */
export function shipToIn(cookies: string): ShipTo | null {
  return readShipTo(shipToLineIn(cookies));
}

/** The cookie that keeps a place for half a year. */
export function shipToCookie(place: ShipTo, isSecure: boolean): string {
  return shipToLineCookie(writeShipTo(place), isSecure);
}

/** The same of a line that may say a country alone. */
export function shipToLineCookie(line: string, isSecure: boolean): string {
  return `${NAME}=${encodeURIComponent(line)}; Max-Age=${SECONDS}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** What the cookie says; empty without one that can be read. */
export function shipToLineIn(cookies: string): string {
  try {
    return decodeURIComponent(IN_COOKIES.exec(cookies)?.[1] ?? "");
  } catch {
    // Half an escape is not ours.
    return "";
  }
}
