import { AsyncLocalStorage } from "node:async_hooks";
import { DEFAULT_LOCALE, type Locale } from "#messages/locales.ts";
import { type Words, wordsOf } from "#messages/words-of.ts";

const speech = new AsyncLocalStorage<Locale>();

/** The language of the request that is answered, or of the mail that is written; the first one where nobody asked. */
export function spokenLocale(): Locale {
  return speech.getStore() ?? DEFAULT_LOCALE;
}

/** Whatever `act` says, and all that it waits for, is said in this language. */
export function speaking<Done>(locale: Locale, act: () => Done): Done {
  return speech.run(locale, act);
}

type AnyWords = Readonly<Record<string, unknown>>;

/** Texts by themselves are left out: one that was taken when the process started would stay in that language. */
type Spoken<All> = {
  [Noun in keyof All]: { [Name in keyof All[Noun] as All[Noun][Name] extends string ? never : Name]: All[Noun][Name] };
};

/**
 * Words as the server says them: each is looked up, in the language that is spoken then, when it is said. So they may be
 * taken once, at the head of a file.
 */
export const spoken = Object.fromEntries(
  Object.entries<AnyWords>(wordsOf(DEFAULT_LOCALE)).map(([noun, words]) => [
    noun,
    Object.fromEntries(
      Object.entries(words).map(([name, word]) => [name, said(word, () => wordIn(noun as keyof Words, name))]),
    ),
  ]),
) as unknown as Spoken<Words>;

/** For texts by themselves. */
export function spokenWords(): Words {
  return wordsOf(spokenLocale());
}

function wordIn(noun: keyof Words, name: string): unknown {
  const words: AnyWords = spokenWords()[noun];
  return words[name];
}

function said(word: unknown, now: () => unknown): unknown {
  if (typeof word === "function") return (...facts: unknown[]) => (now() as (...facts: unknown[]) => unknown)(...facts);
  if (typeof word !== "object" || word === null) return word;
  return new Proxy(Array.isArray(word) ? [] : {}, asItIs(now as () => object));
}

function asItIs(now: () => object): ProxyHandler<object> {
  return {
    get: (_, name) => Reflect.get(now(), name),
    has: (_, name) => Reflect.has(now(), name),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor(held, name) {
      const found = Reflect.getOwnPropertyDescriptor(now(), name);
      // A proxy may say of its own target alone that a property stays.
      return found && { ...found, configurable: !Object.hasOwn(held, name) };
    },
  };
}
