import { Hono } from "hono";
import { inLocale } from "#messages/locales.ts";
import type { AppEnv } from "../http/app.ts";
import { spokenLocale } from "../languages/spoken.ts";

/** `api/login/discord-login` of the specification (S45): the way to Discord, by the page that binds its answer to this browser. */
export function discordLogin(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get("/api/login/discord-login", (context) =>
    context.redirect(inLocale(spokenLocale(), "/sign-in/with/discord"), 303),
  );
  return app;
}
