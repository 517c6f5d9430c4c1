import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { codeSplitting } from "./scripts/browser-files.ts";
import { browserConfigPlugin } from "./scripts/browser-config-plugin.ts";
import { buildFolder, builtLocale } from "./scripts/built-locale.ts";
import { islandFilesPlugin } from "./scripts/island-files-plugin.ts";
import { languagePlugin } from "./scripts/language-plugin.ts";
import { browserConfig } from "./storefront/browser-config.ts";
import { cardConfig } from "./storefront/checkout/card-config.ts";
import { currencyConfig } from "./storefront/language/currency-config.ts";

export default defineConfig({
  plugins: [
    languagePlugin(builtLocale),
    browserConfigPlugin(browserConfig),
    browserConfigPlugin(cardConfig, "card-config"),
    browserConfigPlugin(currencyConfig, "currency-config"),
    islandFilesPlugin(`${buildFolder(builtLocale)}/client/.vite/manifest.json`),
    reactRouter(),
  ],
  publicDir: "storefront/public",
  // The one that the package exports is WebAssembly, which the content security policy permits nowhere.
  resolve: {
    alias: {
      "meshopt-reference": fileURLToPath(
        new URL("node_modules/meshoptimizer/meshopt_decoder_reference.js", import.meta.url),
      ),
    },
  },
  // Islands fetch their parts when they wake: what those need is found before the first page, not by a reload.
  optimizeDeps: { entries: ["storefront/**/!(*.test).tsx"] },
  // Nothing becomes a data: address: the content security policy lets pages load from their own origin only.
  // All styles are one file of 16 kB: it is fetched at once, where seventeen small ones waited for each other, and kept.
  build: { assetsInlineLimit: 0, manifest: true, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting,
          },
        },
      },
    },
  },
});
