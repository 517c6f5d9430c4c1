import { createHash } from "node:crypto";
import type { World } from "../world.ts";

const DAY = 86_400;
export const CART_SECONDS = 90 * DAY;
/** A browser that was given access to an order keeps it so long. */
export const ORDER_DAYS = 30;
/** 32 bytes in base64url. Anything else in a cookie is not ours and counts as none. */
const KEY = /^[A-Za-z0-9_-]{43}$/;
const ORDER_NAME = /^(?:__Secure-)?order-(RS-[0-9A-Z]{5}-[0-9A-Z]{6})$/;

/** Cookies of one key each: the guest's cart, the member's session, a sign-in on its way, that somebody was signed in here before, the staff's session, a tester's token, the share link that led here. */
export type KeyCookie = "cart" | "session" | "step" | "known" | "staff" | "tester" | "reward";

/** With https its name alone makes a browser insist on Secure, on our host and on the whole path. */
function hostName(name: KeyCookie, storeUrl: string): string {
  return isSecure(storeUrl) ? `__Host-${name}` : name;
}

/** The key of one of them in a `Cookie` header, null without a valid one. */
export function readKeyCookie(
  cookieHeader: string | null | undefined,
  cookie: KeyCookie,
  storeUrl: string,
): string | null {
  const name = hostName(cookie, storeUrl);
  const [, key = ""] = pairsIn(cookieHeader).find(([each]) => each === name) ?? [];
  return KEY.test(key) ? key : null;
}

/**
 * The `Set-Cookie` that gives a browser a key, or takes it away. Lax, so that the way back from a bank's page still finds
 * the cart; the staff's is Strict, since no other site has anything to send them to. Without seconds it goes when the
 * browser is closed.
 */
export function keyCookie(cookie: KeyCookie, key: string | null, seconds: number | null, storeUrl: string): string {
  if (key !== null && !KEY.test(key)) throw new Error(`The cookie ${cookie} is 256 bits in base64url`);
  return setCookie(
    hostName(cookie, storeUrl),
    key ?? "",
    "/",
    key === null ? 0 : seconds,
    storeUrl,
    cookie === "staff" ? "Strict" : "Lax",
  );
}

/** Orders this browser was given access to: number and signed key, which whoever uses it checks. Other cookies are left out. */
export function readOrderKeys(cookieHeader: string | null | undefined): ReadonlyMap<string, string> {
  return new Map(
    pairsIn(cookieHeader).flatMap(([name, key]) => {
      const [, number] = ORDER_NAME.exec(name) ?? [];
      return number !== undefined && KEY.test(key) ? [[number, key] as const] : [];
    }),
  );
}

/**
 * The `Set-Cookie` that opens one order to a browser. It travels to cart and orders only, the survey after an order among them; Lax, so that the link of the
 * receipt mail finds it; with https its name makes a browser insist on Secure.
 */
export function orderCookie(orderNumber: string, key: string, storeUrl: string): string {
  const name = `${isSecure(storeUrl) ? "__Secure-" : ""}order-${orderNumber}`;
  if (!ORDER_NAME.test(name) || !KEY.test(key)) throw new Error("An order's cookie is its number and its signed key");
  return setCookie(name, key, "/carts", ORDER_DAYS * DAY, storeUrl);
}

/** 256 random bits for the cart's cookie; they leave the server once, and only their SHA-256 is kept. */
export function newCartToken(world: Pick<World, "randomBytes">): string {
  return Buffer.from(world.randomBytes(32)).toString("base64url");
}

export function cartTokenSha256(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

function isSecure(storeUrl: string): boolean {
  return storeUrl.startsWith("https:");
}

function pairsIn(cookieHeader: string | null | undefined): (readonly [name: string, value: string])[] {
  return (cookieHeader?.split(";") ?? []).map((pair) => {
    const equals = pair.indexOf("=");
    return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
  });
}

function setCookie(
  name: string,
  value: string,
  path: string,
  seconds: number | null,
  storeUrl: string,
  sameSite: "Lax" | "Strict" = "Lax",
): string {
  const age = seconds === null ? "" : `; Max-Age=${seconds}`;
  const secure = isSecure(storeUrl) ? "; Secure" : "";
  return `${name}=${value}; Path=${path}${age}; HttpOnly; SameSite=${sameSite}${secure}`;
}
