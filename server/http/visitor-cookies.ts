import { hash } from "node:crypto";
import type { World } from "../world.ts";

const DAY = 86_400;
export const CART_SECONDS = 90 * DAY;
/** What a guest saved is theirs by this browser so long, from the last they saved. */
const BUILDS_SECONDS = 90 * DAY;
/** A browser that was given access to an order keeps it so long. */
export const ORDER_DAYS = 30;
/** 32 bytes in base64url. Anything else in a cookie is not ours and counts as none. */
const KEY = /^[A-Za-z0-9_-]{43}$/;
const ORDER_NAME = /^(?:__Host-)?order-(RS-[0-9A-Z]{5}-[0-9A-Z]{6})$/;

/** What a guest wanted to save: a product, or a line of their cart. */
export type ToSave = { skuId: number } | { cartItemId: string };
/** Until then an account is made and its mail opened. */
const TO_SAVE_SECONDS = DAY;
const TO_SAVE = /^(?:sku-(\d{1,9})|line-([0-9a-f-]{36}))$/;
/** A cookie's room; who wants more than these has signed in long ago. */
export const MOST_TO_SAVE = 20;

/** What a browser is to save once somebody signs in on it, the first one first; what is made up is left out. */
export function readToSave(cookieHeader: string | null | undefined, storeUrl: string): readonly ToSave[] {
  const [, value = ""] = pairsIn(cookieHeader).find(([name]) => name === hostName("save", storeUrl)) ?? [];
  return value.split(".").slice(0, MOST_TO_SAVE).flatMap(readOne);
}

function readOne(value: string): ToSave[] {
  const [, skuId, cartItemId] = TO_SAVE.exec(value) ?? [];
  if (skuId !== undefined) return [{ skuId: Number(skuId) }];
  return cartItemId === undefined ? [] : [{ cartItemId }];
}

/** The `Set-Cookie` that keeps it for a day; of nothing, the one that takes it away. */
export function toSaveCookie(toSave: readonly ToSave[], storeUrl: string): string {
  const value = toSave.map((one) => ("skuId" in one ? `sku-${one.skuId}` : `line-${one.cartItemId}`)).join(".");
  return setCookie(hostName("save", storeUrl), value, "/", value === "" ? 0 : TO_SAVE_SECONDS, storeUrl);
}

/** Cookies of one key each: the guest's cart, the member's session, a sign-in on its way, that somebody was signed in here before, the staff's session, a tester's token, the share link that led here. */
export type KeyCookie = "cart" | "session" | "step" | "known" | "known-desk" | "staff" | "tester" | "reward";

/** With https its name alone makes a browser insist on Secure, on our host and on the whole path. */
function hostName(name: KeyCookie | "save" | "builds", storeUrl: string): string {
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

/** No browser was given more. */
const MOST_BUILDS_KEYS = 8;

/**
 * Keys of the builds that guests saved on a browser, the first given first. Each is in a cookie of its own name: of two
 * pages that save their first build at the same moment, neither takes the other's key away.
 */
export function readBuildsKeys(cookieHeader: string | null | undefined, storeUrl: string): readonly string[] {
  const name = hostName("builds", storeUrl);
  const keys = pairsIn(cookieHeader).flatMap(([each, key]) =>
    KEY.test(key) && (each === name || each === buildsName(key, storeUrl)) ? [key] : [],
  );
  return [...new Set(keys)].slice(-MOST_BUILDS_KEYS);
}

/** The `Set-Cookie`s that give a browser the key of what is saved on it, and take away keys under which nothing is any more. */
export function buildsCookies(key: string, gone: readonly string[], storeUrl: string): string[] {
  if (!KEY.test(key)) throw new Error("The key of saved builds is 256 bits in base64url");
  const ended =
    gone.length > 0 ? [hostName("builds", storeUrl), ...gone.map((each) => buildsName(each, storeUrl))] : [];
  return [
    ...ended.map((name) => setCookie(name, "", "/", 0, storeUrl)),
    setCookie(buildsName(key, storeUrl), key, "/", BUILDS_SECONDS, storeUrl),
  ];
}

function buildsName(key: string, storeUrl: string): string {
  return `${hostName("builds", storeUrl)}-${key.slice(0, 8)}`;
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
 * The `Set-Cookie` that opens one order to a browser: its page, returns, reviews and the calls of each. Lax, so that the
 * link of the receipt mail finds it; with https its name makes a browser insist on Secure and on this host.
 */
export function orderCookie(orderNumber: string, key: string, storeUrl: string): string {
  const name = `${isSecure(storeUrl) ? "__Host-" : ""}order-${orderNumber}`;
  if (!ORDER_NAME.test(name) || !KEY.test(key)) throw new Error("An order's cookie is its number and its signed key");
  return setCookie(name, key, "/", ORDER_DAYS * DAY, storeUrl);
}

/** 256 random bits for the cart's cookie; they leave the server once, and only their SHA-256 is kept. */
export function newCartToken(world: Pick<World, "randomBytes">): string {
  return Buffer.from(world.randomBytes(32)).toString("base64url");
}

/** Whether Accept was pressed; `storefront/shell/cookie-consent.ts` writes the cookie. */
export function acceptedCookies(cookieHeader: string | null | undefined): boolean {
  return pairsIn(cookieHeader).some(([name, value]) => name === "cookie-consent" && value === "true");
}

const STAY_DAYS = 365;

/** The `Set-Cookie` by which a browser is never sent to the other site again. */
export function stayCookie(storeUrl: string): string {
  return setCookie("stay-here", "1", "/", STAY_DAYS * DAY, storeUrl);
}

export function hasStayed(cookieHeader: string | null | undefined): boolean {
  return pairsIn(cookieHeader).some(([name, value]) => name === "stay-here" && value === "1");
}

export function cartTokenSha256(token: string): Uint8Array {
  return hash("sha256", token, "buffer");
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
