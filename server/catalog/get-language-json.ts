import type { getLanguageJson as call, LanguageWords } from "#contract/language.ts";
import type { Locale } from "#messages/locales.ts";
import { wordsOf } from "#messages/words-of.ts";
import { spokenLocale } from "../languages/spoken.ts";
import type { PublicHandler } from "../http/route.ts";

const told = new Map<Locale, LanguageWords>();

/**
 * The same words that pages and mails are made of, so that a client of its own says nothing else: those of the language
 * that its address begins with. Made once.
 */
export const getLanguageJson: PublicHandler<typeof call> = () => {
  const Language = spokenLocale();
  const Words = told.get(Language) ?? (tellable(wordsOf(Language)) as LanguageWords);
  told.set(Language, Words);
  return Promise.resolve({ reply: { IsSuccess: true as const, Language, Words } });
};

/** Texts, and what holds texts; a sentence that waits for its facts is left out. */
function tellable(words: unknown): unknown {
  if (typeof words === "string") return words;
  if (Array.isArray(words)) return words.every((each) => typeof each === "string") ? words : undefined;
  if (typeof words !== "object" || words === null) return undefined;
  const kept = Object.entries(words).flatMap(([name, value]) => {
    const text = tellable(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
