import { readFileSync } from "node:fs";
import { KEPT_SHORTLY } from "./cache-headers.ts";
import { Hono } from "hono";
import type { ApiDocument } from "./api-document.ts";
import { API_PAGE_STYLE, apiPage } from "./api-page.ts";
import type { AppEnv, AppParts } from "./app.ts";
import type { ApiExample } from "./choose-examples.ts";

const EXAMPLES = new URL("api-examples.json", import.meta.url);

function readExamples(): Record<string, ApiExample> {
  return JSON.parse(readFileSync(EXAMPLES, "utf8")) as Record<string, ApiExample>;
}

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/openapi.json` for programs, `/api` for people. Written when first asked for: most processes never are. */
export function apiDocumentPages({ world, routes }: Pick<AppParts, "world" | "routes">): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { name } = world.config.store;
  let written: Promise<ApiDocument> | null = null;
  const document = () =>
    (written ??= import("./api-document.ts").then((module) =>
      module.apiDocument(routes, { name, url: world.settings.storeUrl }, readExamples()),
    ));
  app.get("/openapi.json", async (context) => context.json(await document(), 200, { "cache-control": KEPT_SHORTLY }));
  app.get("/api", async (context) =>
    context.html(apiPage(await document(), name), 200, {
      "cache-control": KEPT_SHORTLY,
      "content-security-policy": POLICY,
    }),
  );
  app.get("/api.css", (context) =>
    context.body(API_PAGE_STYLE, 200, { "content-type": "text/css; charset=utf-8", "cache-control": KEPT_SHORTLY }),
  );
  return app;
}
