import { readShipTo, type ShipTo, writeShipTo } from "#rules/address/ship-to.ts";

const NAME = "ship-to";
const SECONDS = 180 * 24 * 60 * 60;
const IN_COOKIES = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`);

/** The place out of a cookie header or `document.cookie`; null without one of ours. No page that is kept reads it on the server. */
export function shipToIn(cookies: string): ShipTo | null {
  const value = IN_COOKIES.exec(cookies)?.[1];
  if (value === undefined) return null;
  try {
    return readShipTo(decodeURIComponent(value));
  } catch {
    // Half an escape is not ours.
    return null;
  }
}

/** The cookie that keeps a place for half a year. */
export function shipToCookie(place: ShipTo, isSecure: boolean): string {
  const value = encodeURIComponent(writeShipTo(place));
  return `${NAME}=${value}; Max-Age=${SECONDS}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
