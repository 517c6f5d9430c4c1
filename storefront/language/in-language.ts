import { inLocale, type Locale, readPrefix } from "#messages/locales.ts";
import { LANGUAGE } from "#words/locale.ts";

/** The language that this storefront was built in. */
export const OWN_LOCALE = LANGUAGE as Locale;

/** An address of the store in the language of this storefront. */
export function inLanguage(address: string): string {
  return inLocale(OWN_LOCALE, address);
}

/** A path without its language, as `paths` has it. */
export function plainPath(path: string): string {
  return readPrefix(path).plain;
}
