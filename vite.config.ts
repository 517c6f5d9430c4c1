import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: "storefront/public",
  // Nothing becomes a data: address: the content security policy lets pages load from their own origin only.
  build: { assetsInlineLimit: 0 },
});
