import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserConfigPlugin } from "./scripts/browser-config-plugin.ts";
import { browserConfig } from "./storefront/browser-config.ts";

export default defineConfig({
  plugins: [browserConfigPlugin(browserConfig), reactRouter()],
  publicDir: "storefront/public",
  // Nothing becomes a data: address: the content security policy lets pages load from their own origin only.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress better than many: the framework, what every page of the shop shares, and the page.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|zustand)[\\/]/,
                  priority: 2,
                },
                // Without what is fetched when it is first opened.
                {
                  name: "shop",
                  test: /[\\/](?:ui|messages[\\/][^\\/]+|storefront[\\/](?:shell|product-card))[\\/](?!dialog|alert-dialog|api-alert|cart-alert|receipt)[^\\/]+\.tsx?$/,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
