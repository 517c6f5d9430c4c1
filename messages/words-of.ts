import * as days from "./en-US/days.ts";

/** Languages the store speaks, whole. Each has a folder of the same files here. */
export const LOCALES = ["en-US"] as const;
export type Locale = (typeof LOCALES)[number];

const WORDS = {
  "en-US": { days },
} satisfies Record<Locale, unknown>;

/** What en-US says is the shape of every language. */
export type Words = (typeof WORDS)["en-US"];

/** The words of a language, for mail and answers of the server. The storefront imports `#words/…`, one language a build. */
export function wordsOf(locale: Locale): Words {
  return WORDS[locale];
}
