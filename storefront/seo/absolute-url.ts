import { inLanguage } from "../language/in-language.ts";

/** A page's address with the store's own origin, without search or hash: what search engines are told. */
export function absoluteUrl(origin: string, path: string): string {
  return new URL(inLanguage(path), origin).href;
}
