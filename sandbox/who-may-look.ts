import type { Context, MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { isLoopbackRequest } from "#contract/loopback.ts";

/** The name that goes with a demonstration's token when a browser asks for both. */
const TOKEN_USER = "demo";

/** On a machine of one's own: whoever asks for it under this machine's name, so that no other site's name can point here. */
export const loopbackOnly: MiddlewareHandler = async (c, next) =>
  isLoopbackRequest((name) => c.req.header(name))
    ? next()
    : c.text("The sandbox answers on this machine only, as localhost.", 403);

/** Charges, events, faults and the reset: for whoever read the token where the store was started. */
export function withToken(token: string): MiddlewareHandler {
  return basicAuth({ username: TOKEN_USER, password: token, realm: "Sandbox of a demonstration" });
}

/** Whether a change comes from the sandbox's own pages, under its public address or the one it was asked at. */
export function isOwnPage(c: Context, publicOrigin: string): boolean {
  const origin = c.req.header("origin");
  return origin === new URL(c.req.url).origin || origin === new URL(publicOrigin).origin;
}

/** Another site's page may read what the sandbox shows, and change nothing. */
export function ownPagesOnly(publicOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    const isForeign = c.req.header("origin") !== undefined && !isOwnPage(c, publicOrigin);
    if (c.req.method !== "GET" && isForeign)
      return c.json({ error: "Only the sandbox's own pages and programs may change it." }, 403);
    return next();
  };
}
