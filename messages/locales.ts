/** Languages there are words for, whole, the first of them where nobody chose one. Each has a folder of words and of content; a store speaks those that its settings name. */
export const LOCALES = ["en-US", "en-CA", "fr-CA"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE = "en-US" satisfies Locale;

/** A language in its own words, as its readers look for it. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  "en-US": "English (USA)",
  "en-CA": "English (Canada)",
  "fr-CA": "Français (Canada)",
};

/** Those that a store speaks, by its settings; the one at the root is always there. */
export function localesOf({ languages }: { languages: readonly string[] }): readonly Locale[] {
  return LOCALES.filter((locale) => locale === DEFAULT_LOCALE || languages.includes(locale));
}

/** A language that was kept, of an order or a member; the first one where the store does not speak it any more. */
export function keptLocale(kept: string, store: { languages: readonly string[] }): Locale {
  return localesOf(store).find((locale) => locale === kept) ?? DEFAULT_LOCALE;
}

/** What every address of a language begins with: `/en-ca`; nothing for the language at the root. */
export function prefixOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? "" : `/${locale.toLowerCase()}`;
}

/** The language of an address or a request target, and the address without it: `/en-ca/carts?a=1` is `/carts?a=1` in en-CA. */
export function readPrefix(target: string, spoken: readonly Locale[] = LOCALES): { locale: Locale; plain: string } {
  for (const locale of spoken) {
    const prefix = prefixOf(locale);
    if (prefix === "" || !target.startsWith(prefix)) continue;
    const plain = target.slice(prefix.length);
    if (plain === "" || plain.startsWith("?")) return { locale, plain: `/${plain}` };
    if (plain.startsWith("/")) return { locale, plain };
  }
  return { locale: DEFAULT_LOCALE, plain: target };
}

/** What is the same in every language, and what only the staff read. */
const UNPREFIXED = /^\/(?:assets|images|models|dev|staff|feeds|sitemap|slots)(?:[/?#]|$)|^\/[^/?#]*\.\w+(?:[?#]|$)/;

/** An address of the store in a language; one that has a language already, and one elsewhere, stays as it is. */
export function inLocale(locale: Locale, address: string): string {
  if (locale === DEFAULT_LOCALE || !address.startsWith("/") || address.startsWith("//")) return address;
  return UNPREFIXED.test(address) || readPrefix(address).locale !== DEFAULT_LOCALE
    ? address
    : withPrefix(locale, address);
}

/** A plain address under its language, whatever it is of. */
export function withPrefix(locale: Locale, plain: string): string {
  const prefix = prefixOf(locale);
  return prefix + (prefix !== "" && /^\/(?:[?#]|$)/.test(plain) ? plain.slice(1) : plain);
}
