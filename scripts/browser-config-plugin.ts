import type { Plugin } from "vite";

const EXPORTED = {
  "browser-config": "browserConfig",
  "card-config": "cardConfig",
  "currency-config": "currencyConfig",
} as const;

/** Writes a configuration of the storefront, by default `storefront/browser-config.ts`, into the browser's bundle as values, without what they are read from. */
export function browserConfigPlugin(values: object, file: keyof typeof EXPORTED = "browser-config") {
  return {
    name: file,
    applyToEnvironment: ({ name }) => name === "client",
    transform: (_code, id) =>
      id.includes("/storefront/") && id.endsWith(`/${file}.ts`)
        ? { code: `export const ${EXPORTED[file]} = ${JSON.stringify(values)};`, map: null }
        : null,
  } satisfies Plugin;
}
