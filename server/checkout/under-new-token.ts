import type { Shopper } from "../http/principal.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";

interface Renewing {
  principal: Shopper;
  setCartToken(token: string | null): void;
}

/** Goes along with a stage that may renew the browser's token: what that makes is the browser's under the new one alone. */
export function underNewToken(asked: Renewing): Pick<Renewing, "setCartToken"> & { principal(): Shopper } {
  let { principal } = asked;
  return {
    setCartToken(token) {
      asked.setCartToken(token);
      principal = { ...principal, cartTokenSha256: token === null ? null : cartTokenSha256(token) };
    },
    principal: () => principal,
  };
}
