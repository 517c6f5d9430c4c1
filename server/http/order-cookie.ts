const DAYS = 30;
const NAME = /^(?:__Secure-)?order-(RS-[0-9A-Z]{5}-[0-9A-Z]{6})$/;
const KEY = /^[A-Za-z0-9_-]{43}$/;

/** Orders this browser was given access to: number and signed key, which whoever uses it checks. Other cookies are left out. */
export function readOrderKeys(cookieHeader: string | null | undefined): ReadonlyMap<string, string> {
  return new Map(
    (cookieHeader?.split(";") ?? []).flatMap((pair) => {
      const equals = pair.indexOf("=");
      const [, number] = NAME.exec(pair.slice(0, equals).trim()) ?? [];
      const key = pair.slice(equals + 1).trim();
      return number !== undefined && KEY.test(key) ? [[number, key] as const] : [];
    }),
  );
}

/**
 * The `Set-Cookie` that opens one order to a browser. It travels to the orders' pages only; Lax, so that the link of the
 * receipt mail finds it; with https its name makes a browser insist on Secure.
 */
export function orderCookie(orderNumber: string, key: string, storeUrl: string): string {
  const isSecure = storeUrl.startsWith("https:");
  const name = `${isSecure ? "__Secure-" : ""}order-${orderNumber}`;
  if (!NAME.test(name) || !KEY.test(key)) throw new Error("An order's cookie is its number and its signed key");
  return `${name}=${key}; Path=/carts/order; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
