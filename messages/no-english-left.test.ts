import { describe, expect, test } from "vitest";
import { type Locale, LOCALES } from "./locales.ts";
import { wordsOf } from "./words-of.ts";

/** What the staff read, who have one language: the desk, its log, labels, and what a command prints. */
const OF_THE_STAFF = new Set(["disputes", "ledgers", "loggedFacts", "shippingLabel", "staff"]);
const isOfTheStaff = (noun: string, name: string): boolean =>
  OF_THE_STAFF.has(noun) || noun.startsWith("desk") || name.startsWith("desk");
/** Names. Those of states are names too. */
const SAME_EVERYWHERE = new Set([
  "Visa, Mastercard, American Express, Discover",
  "Amazon Pay",
  "Apple Pay",
  "Google Pay",
  "PC Lab",
]);
const OF_NAMES = /^states\.stateNames/;
/** `refundReportWords` go into the log, `delayedTo` stands at the desk. */
const NAMED = new Set(["refund.refundReportWords", "shipDelays.delayedTo"]);

type AnyWords = Readonly<Record<string, unknown>>;

/** Texts of several words, by where they stand. */
function textsOf(word: unknown, at: string): [at: string, text: string][] {
  if (typeof word === "string") return /\p{L}{2,}\P{L}* \P{L}*\p{L}{2,}/u.test(word) ? [[at, word]] : [];
  if (typeof word !== "object" || word === null) return [];
  return Object.entries(word).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`));
}

const shoppersWords = Object.entries(wordsOf("en-US")).flatMap(([noun, words]) =>
  Object.entries(words as AnyWords).flatMap(([name, word]) =>
    isOfTheStaff(noun, name) || NAMED.has(`${noun}.${name}`) ? [] : [{ noun, name, word }],
  ),
);

test("there are words for shoppers to compare", () => {
  expect(shoppersWords.length).toBeGreaterThan(300);
});

describe.each(LOCALES.filter((locale) => !locale.startsWith("en-")))("%s", (locale: Locale) => {
  const own = wordsOf(locale) as unknown as Record<string, AnyWords>;

  test("takes no word for a shopper over from en-US: a new one is said before it is shown", () => {
    const taken = shoppersWords.filter(
      ({ noun, name, word }) => typeof word !== "string" && own[noun]?.[name] === word,
    );
    expect(taken.map(({ noun, name }) => `${noun}.${name}`)).toEqual([]);
  });

  test("has no text of several words that is the same in English", () => {
    const same = shoppersWords.flatMap(({ noun, name, word }) => {
      const said = new Map(textsOf(own[noun]?.[name], `${noun}.${name}`));
      return textsOf(word, `${noun}.${name}`).filter(
        ([at, text]) => said.get(at) === text && !SAME_EVERYWHERE.has(text) && !OF_NAMES.test(at),
      );
    });
    expect(same).toEqual([]);
  });
});
