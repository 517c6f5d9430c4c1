import { cartTokenSha256 } from "./cart-token.ts";

const DAYS = 90;
/** 32 bytes in base64url. Anything else in the cookie is not ours and counts as none. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The visitor's one cookie. With https its name alone makes a browser insist on Secure, on our host and on the whole path. */
function cartCookieName(storeUrl: string): string {
  return storeUrl.startsWith("https:") ? "__Host-cart" : "cart";
}

/** SHA-256 of the token in a `Cookie` header, null without a valid one. */
export function readCartToken(cookieHeader: string | null | undefined, storeUrl: string): Uint8Array | null {
  const name = cartCookieName(storeUrl);
  for (const pair of cookieHeader?.split(";") ?? []) {
    const equals = pair.indexOf("=");
    if (pair.slice(0, equals).trim() !== name) continue;
    const token = pair.slice(equals + 1).trim();
    return TOKEN.test(token) ? cartTokenSha256(token) : null;
  }
  return null;
}

/** The `Set-Cookie` that gives a visitor its token. Lax, so that the way back from a bank's page still finds the cart. */
export function cartCookie(token: string, storeUrl: string): string {
  if (!TOKEN.test(token)) throw new Error("A cart token is 256 bits in base64url");
  const secure = storeUrl.startsWith("https:") ? "; Secure" : "";
  return `${cartCookieName(storeUrl)}=${token}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
