import { PROMISE_NAMES, type PromiseName, type PromiseWords } from "./promise-words.ts";

const PLACE = /\{([^{}]*)\}/g;

/** A text with its promises put in: `covered for {warranty.laptop}` becomes `covered for 1 year`. Throws for a name that is none. */
export function fillPromises(text: string, words: PromiseWords): string {
  return text.replace(PLACE, (_, name: string) => {
    if (!isPromise(name)) throw new RangeError(`{${name}} is no promise of the store`);
    return words[name];
  });
}

/** The names in braces that stand for nothing. */
export function unknownPromises(text: string): readonly string[] {
  return [...text.matchAll(PLACE)].flatMap(([, name = ""]) => (isPromise(name) ? [] : [name]));
}

function isPromise(name: string): name is PromiseName {
  return PROMISE_NAMES.some((known) => known === name);
}
