import type { Plugin } from "vite";

/** Writes `storefront/browser-config.ts` into the browser's bundle as values, without the configuration they are read from. */
export function browserConfigPlugin(values: object) {
  return {
    name: "browser-config",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (_code, id) =>
      id.endsWith("/storefront/browser-config.ts")
        ? { code: `export const browserConfig = ${JSON.stringify(values)};`, map: null }
        : null,
  } satisfies Plugin;
}
