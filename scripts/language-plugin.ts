import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { DEFAULT_LOCALE, type Locale } from "../messages/locales.ts";
import { wordsOf } from "../messages/words-of.ts";

const FOLDERS = { "#words/": "messages", "#content/": "storefront/content" };
const OWN_SOURCE = /\/(?:storefront|ui)\/(?!language\/jsx-runtime)/;

/** In the language at the root every address is as it stands: its pages carry nothing of the others. */
const AT_ROOT = `export const OWN_LOCALE = ${JSON.stringify(DEFAULT_LOCALE)};
export const inLanguage = (address) => address;
export const plainPath = (path) => path;`;
/** Pages that say no Canadian dollars have nothing where others say them. */
const NO_CANADIAN_ESTIMATE = "export const CanadianEstimate = () => null;";

/**
 * Builds a storefront in a language: its words and content come from the folders of the language, and where its addresses
 * begin with the language, elements are made by `storefront/language/jsx-runtime.ts`, which says where they lead.
 */
export function languagePlugin(locale: Locale) {
  const instead: Readonly<Record<string, string>> = {
    ...(locale === DEFAULT_LOCALE && { "/storefront/language/in-language.ts": AT_ROOT }),
    ...(!wordsOf(locale).currency.canadianDollarWords.isSaid && {
      "/storefront/language/canadian-estimate.tsx": NO_CANADIAN_ESTIMATE,
    }),
  };
  return {
    name: "language",
    enforce: "pre",
    resolveId(source, importer) {
      const name = Object.keys(FOLDERS).find((start) => source.startsWith(start));
      if (name) {
        const folder = FOLDERS[name as keyof typeof FOLDERS];
        return at(`../${folder}/${locale}/${source.slice(name.length)}`);
      }
      if (locale !== DEFAULT_LOCALE && source === "react/jsx-runtime" && OWN_SOURCE.test(importer ?? ""))
        return at("../storefront/language/jsx-runtime.ts");
      return null;
    },
    transform(_code, id) {
      const file = Object.keys(instead).find((end) => id.endsWith(end));
      return file === undefined ? null : { code: instead[file] ?? "", map: null };
    },
  } satisfies Plugin;
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
