import type { IncomingMessage } from "node:http";
import { DEFAULT_LOCALE, type Locale, localesOf, withPrefix } from "#messages/locales.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { NEVER_KEPT } from "../http/cache-headers.ts";
import type { Elsewhere } from "./send-elsewhere.ts";

/** The store's name alone: nobody says a language by coming there. */
const STORE_ALONE = /^\/(?:\?|$)/;
/** The addresses that whoever vouches for people leads back to: they are told one for all languages. */
const WAY_BACK = /^\/sign-in\/with\/[a-z]+\/return(?:\?|$)|^\/carts\?(?:[^#]*&)?state=/;

/** Whether what an address answers hangs on a chosen language. */
export function mayLeadElsewhere(address: string, config: Pick<StoreConfig, "languages">): boolean {
  return STORE_ALONE.test(address) && localesOf(config).length > 1;
}

type Asked = Pick<IncomingMessage, "url" | "headers">;

/**
 * Leads somebody who chose a language to it from the store's name, and who comes back from another site to the language
 * that they left in. Every other address says its language itself, and nobody's country changes it.
 */
export function leadToChosen(config: Pick<StoreConfig, "languages">): (request: Asked) => Elsewhere | null {
  const locales = localesOf(config);
  const named = (cookie: string, name: string): Locale | undefined =>
    locales.find((locale) => new RegExp(`(?:^|;\\s*)${name}=${locale}(?:;|$)`).test(cookie));
  return ({ url = "/", headers: { cookie } }) => {
    if (!cookie?.includes("language") || !(STORE_ALONE.test(url) || WAY_BACK.test(url))) return null;
    const locale = (WAY_BACK.test(url) ? named(cookie, "language-back") : undefined) ?? named(cookie, "language");
    if (locale === undefined || locale === DEFAULT_LOCALE) return null;
    return { status: 302, headers: { location: withPrefix(locale, url), "cache-control": NEVER_KEPT, vary: "cookie" } };
  };
}
