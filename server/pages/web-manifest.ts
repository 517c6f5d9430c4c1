import { KEPT_AN_HOUR } from "../http/cache-headers.ts";
import { Hono } from "hono";
import type { AppEnv } from "../http/app.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { shareWords } = spoken.shopFront;

/** The dark theme's page: what a phone shows before the first paint. */
const GRAPHITE = "#0f1113";

/** `GET /site.webmanifest`: what a phone needs to put the store on its home screen, under the configured name. */
export function webManifest({ store }: Pick<StoreConfig, "store">): Hono<AppEnv> {
  const manifest = {
    id: "/",
    name: store.name,
    short_name: store.name,
    description: shareWords.manifest,
    lang: spokenLocale(),
    start_url: "/",
    scope: "/",
    // With the browser's own way back: a shop is pages, not an app.
    display: "minimal-ui",
    background_color: GRAPHITE,
    theme_color: GRAPHITE,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Hono<AppEnv>().get("/site.webmanifest", (context) =>
    context.body(JSON.stringify(manifest), 200, {
      "content-type": "application/manifest+json",
      "cache-control": KEPT_AN_HOUR,
    }),
  );
}
