import { DEFAULT_LOCALE, type Locale, LOCALES, localesOf } from "../messages/locales.ts";

const asked = process.env["STORE_LANGUAGE"];

/** The language that the storefront is built or developed in: each has a build of its own (decision 46). */
export const builtLocale: Locale = LOCALES.find((locale) => locale === asked) ?? DEFAULT_LOCALE;

/** The languages that the settings name, each with words. */
export function namedLocales(config: { languages: readonly string[] }): readonly Locale[] {
  const unknown = config.languages.filter((language) => !LOCALES.some((locale) => locale === language));
  if (unknown.length > 0)
    throw new Error(`languages of store.config.ts names ${unknown.join(", ")}: messages/ has ${LOCALES.join(", ")}`);
  return localesOf(config);
}

/** Where the storefront of a language lies once it is built. */
export function buildFolder(locale: Locale): string {
  return `build/store/${locale}`;
}
