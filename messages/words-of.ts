import * as enUS from "./en-US.ts";
import type { Faithful } from "./faithful.ts";

/** What en-US says is the shape of every language. */
export type Words = typeof enUS;

/** A language that says less than en-US does not compile here. */
const faithful = <All extends { [Name in keyof All]: Faithful<Words, All[Name]> }>(all: All) => all;
const WORDS = faithful({ "en-US": enUS });

/** Languages the store speaks, whole. Each has a folder of the same files here. */
export type Locale = keyof typeof WORDS;
export const LOCALES = Object.keys(WORDS) as Locale[];

/** The words of an order's language, for its page and its mail. Everything else is said in the language of the build, `#words/…`. */
export function wordsOf(locale: Locale): Words {
  return WORDS[locale];
}
