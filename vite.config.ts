import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserConfigPlugin } from "./scripts/browser-config-plugin.ts";
import { islandFilesPlugin } from "./scripts/island-files-plugin.ts";
import { browserConfig } from "./storefront/browser-config.ts";

export default defineConfig({
  plugins: [
    browserConfigPlugin(browserConfig),
    islandFilesPlugin("build/store/client/.vite/manifest.json"),
    reactRouter(),
  ],
  publicDir: "storefront/public",
  // Islands fetch their parts when they wake: what those need is found before the first page, not by a reload.
  optimizeDeps: { entries: ["storefront/**/!(*.test).tsx"] },
  // Nothing becomes a data: address: the content security policy lets pages load from their own origin only.
  build: { assetsInlineLimit: 0, manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress better than many: the framework, what every page of the shop shares, and the page.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
                // What every document starts with.
                {
                  name: "document",
                  test: /(?:[\\/]zustand[\\/]esm[\\/]vanilla\.mjs|[\\/]storefront[\\/](?:browser-config|islands[\\/][\w-]+|api[\\/]browser-alert|cart[\\/](?:cart-on-demand|cart-form)|modals[\\/]modal-store|product-card[\\/](?:add-to-cart|use-add)|shell[\\/](?:start-document|leave-page|open-overlays|plain-alert|tester-flag|typed-input|when-shown))\.tsx?|[\\/]rules[\\/]cart[\\/]tester-mode\.ts|[\\/]ui[\\/](?:button|icon|progress-bar)\.tsx|[\\/]messages[\\/][\w-]+[\\/](?:alerts|plural|product-card|ui)\.ts)$/,
                  priority: 1,
                },
                { name: "router", test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
