import type { getLanguageJson as call, LanguageWords } from "#contract/language.ts";
import { wordsOf } from "#messages/words-of.ts";
import { LANGUAGE } from "#words/shell.ts";
import type { PublicHandler } from "../http/route.ts";

let told: LanguageWords | null = null;

/** The same words that pages and mails are made of, so that a client of its own says nothing else. Made once. */
export const getLanguageJson: PublicHandler<typeof call> = () => {
  told ??= tellable(wordsOf(LANGUAGE)) as LanguageWords;
  return Promise.resolve({ reply: { IsSuccess: true as const, Language: LANGUAGE, Words: told } });
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
