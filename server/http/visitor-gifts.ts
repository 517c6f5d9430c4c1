import { STEP_SECONDS } from "#rules/member/recovery-code.ts";
import { REWARD_DAYS } from "#rules/points/share-points.ts";
import { buildsCookies, CART_SECONDS, keyCookie, orderCookie, type ToSave, toSaveCookie } from "./visitor-cookies.ts";

/** A session that a browser is given, as `startSession` makes it. */
export interface GivenSession {
  id: string;
  memberId: number;
  token: string;
  /** Null: until the browser is closed. */
  keptSeconds: number | null;
  /** Proof for later that the account was used on this browser; null leaves the one it has. */
  knownBrowser: string | null;
}

/** What an answer can give a browser; each key leaves the server only here. */
export interface Gifts {
  /** The guest's cart; null takes it away. */
  setCartToken(token: string | null): void;
  /** Access to one order's page, by a cookie. */
  rememberOrder(orderNumber: string, key: string): void;
  /** The member's session; null takes it away. */
  setSession(session: GivenSession | null): void;
  /** The staff's session, until the browser is closed, and proof for later that it was here; null takes the session away. */
  setStaffSession(token: string | null, knownBrowser?: string): void;
  /** Whose share link led here, by its code. */
  setReward(code: string): void;
  /** What is saved once somebody signs in; nothing takes the cookie away. */
  setToSave(toSave: readonly ToSave[]): void;
  /** The builds that a guest saved, by this browser; `gone` are keys of it under which nothing is any more. */
  setBuildsToken(token: string, gone: readonly string[]): void;
  /** A sign-in on its way, for some minutes; null takes it away. */
  setSignInStep(token: string | null): void;
}

/** Where nobody is there to be given anything: a public page being made. */
export const NO_GIFTS: Gifts = {
  setCartToken: () => {},
  rememberOrder: () => {},
  setSession: () => {},
  setStaffSession: () => {},
  setSignInStep: () => {},
  setReward: () => {},
  setToSave: () => {},
  setBuildsToken: () => {},
};

const KNOWN_SECONDS = 365 * 86_400;

/** Gifts as `Set-Cookie` headers. */
export function cookieGifts(storeUrl: string, give: (cookie: string) => void): Gifts {
  return {
    setCartToken: (token) => give(keyCookie("cart", token, CART_SECONDS, storeUrl)),
    rememberOrder: (orderNumber, key) => give(orderCookie(orderNumber, key, storeUrl)),
    setStaffSession: (token, knownBrowser) => {
      give(keyCookie("staff", token, null, storeUrl));
      if (knownBrowser) give(keyCookie("known-desk", knownBrowser, KNOWN_SECONDS, storeUrl));
    },
    setSignInStep: (token) => give(keyCookie("step", token, STEP_SECONDS, storeUrl)),
    setReward: (code) => give(keyCookie("reward", code, REWARD_DAYS * 86_400, storeUrl)),
    setBuildsToken: (token, gone) => buildsCookies(token, gone, storeUrl).forEach(give),
    setToSave: (toSave) => give(toSaveCookie(toSave, storeUrl)),
    setSession: (session) => {
      give(keyCookie("session", session?.token ?? null, session?.keptSeconds ?? null, storeUrl));
      if (session?.knownBrowser) give(keyCookie("known", session.knownBrowser, KNOWN_SECONDS, storeUrl));
    },
  };
}
