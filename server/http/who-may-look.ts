import type { MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { isLoopbackRequest } from "#contract/loopback.ts";

/** For pages of development: this machine asks, under its own name, so that no other site's name can point here. */
export const loopbackOnly: MiddlewareHandler = async (context, next) =>
  isLoopbackRequest((name) => context.req.header(name))
    ? next()
    : context.text("This page is shown on this machine only, as localhost.", 403);

/** For the same pages where others reach them: whoever read the token where the store was started. The name is `demo`. */
export function withToken(token: string): MiddlewareHandler {
  return basicAuth({ username: "demo", password: token, realm: "Mail of a demonstration" });
}
