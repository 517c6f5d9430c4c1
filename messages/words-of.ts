import * as enCA from "./en-CA.ts";
import * as enUS from "./en-US.ts";
import type { Faithful } from "./faithful.ts";
import * as frCA from "./fr-CA.ts";
import type { Locale } from "./locales.ts";

/** What en-US says is the shape of every language. */
export type Words = typeof enUS;

/** A language that says less than en-US does not compile here. */
const faithful = <All extends { [Name in keyof All]: Faithful<Words, All[Name]> } & Record<Locale, unknown>>(
  all: All,
) => all;
const WORDS: Readonly<Record<Locale, unknown>> = faithful({ "en-US": enUS, "en-CA": enCA, "fr-CA": frCA });

/** All that a language says. */
export function wordsOf(locale: Locale): Words {
  return WORDS[locale] as Words;
}
