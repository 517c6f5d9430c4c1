import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { World } from "../world.ts";
import { withDatabasePatience } from "../db/database-patience.ts";
import { answerFailure } from "./answer-failure.ts";
import { mountApiDocument } from "./api-document-routes.ts";
import { type CallResult, callRoute } from "./call-route.ts";
import { cartCookie, readCartToken } from "./cart-cookie.ts";
import { checkOrigin } from "./check-origin.ts";
import { checkRoutes } from "./check-routes.ts";
import { clientKey } from "./client-key.ts";
import { orderCookie, readOrderKeys } from "./order-cookie.ts";
import type { Principal } from "./principal.ts";
import type { RateLimits } from "./rate-limits.ts";
import { ClientGone, readBody } from "./read-body.ts";
import { readQuery } from "./read-query.ts";
import { type Refusal, refuseRequest } from "./refuse-request.ts";
import type { Route } from "./route.ts";
import { securityHeaders } from "./security-headers.ts";

export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; clientKey: string };
}

export interface AppParts {
  world: World;
  routes: readonly Route[];
  limits: RateLimits;
  /** Handlers with their own shape: pictures, webhooks, health, the development outbox. */
  mounts?: readonly Hono[];
  /** Answers every address nothing else answers: the store's pages. */
  pages?: (context: Context<AppEnv>) => Promise<Response>;
}

/** Answers that may be kept: by a browser for half a minute, by a shared cache for three. */
const PUBLIC_CACHE = "public, max-age=30, s-maxage=180, stale-while-revalidate=600";
/** A request waits so long for the database, all its questions together. */
const REQUEST_MS = 8000;
/** Signed by their senders, who know nothing of our pages. */
const SIGNED_PATHS = "/api/webhooks/";

/** The store over HTTP. Throws when a route does not say all its rules. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  checkRoutes(parts.routes);
  const { world } = parts;
  const app = new Hono<AppEnv>();
  app.onError((error, context) => {
    const cause = context.req.raw.signal.aborted ? new ClientGone("The client hung up", { cause: error }) : error;
    const facts = { requestId: context.get("requestId"), path: context.req.path };
    return answerRefusal(context, answerFailure(cause, world.log, facts));
  });
  app.use((context, next) => withDatabasePatience(REQUEST_MS, () => atTheDoor(context, next, parts)));
  for (const route of parts.routes) {
    app.on(route.endpoint.method, route.endpoint.path, async (context) =>
      answerCall(context, route, await callOverHttp(context, route, parts)),
    );
  }
  for (const mount of parts.mounts ?? []) app.route("/", mount);
  mountApiDocument(app, parts);
  const known = new Set(parts.routes.map(({ endpoint }) => endpoint.path));
  app.all("/api/*", (context) =>
    known.has(context.req.path)
      ? answerRefusal(context, refuseRequest(405, "method_not_allowed", "This address does not take that method."))
      : answerRefusal(context, refuseRequest(404, "not_found", "There is nothing at this address.")),
  );
  app.notFound((context) =>
    parts.pages
      ? parts.pages(context)
      : answerRefusal(context, refuseRequest(404, "not_found", "There is nothing at this address.")),
  );
  return app;
}

async function atTheDoor(
  context: Context<AppEnv>,
  next: () => Promise<void>,
  { world, limits }: AppParts,
): Promise<Response | void> {
  const { settings } = world;
  context.set("requestId", randomUUID());
  context.set(
    "clientKey",
    clientKey(context.env?.incoming?.socket.remoteAddress, context.req.header("x-forwarded-for"), settings),
  );
  const signed = context.req.path.startsWith(SIGNED_PATHS);
  const refusal = signed
    ? await limits.count("webhook", context.get("clientKey"))
    : checkOrigin(context.req.raw, settings.storeUrl);
  if (refusal) context.res = answerRefusal(context, refusal);
  else await next();
  for (const [name, value] of Object.entries(securityHeaders(settings))) context.res.headers.set(name, value);
  const defaults = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-request-id": context.get("requestId"),
  };
  for (const [name, value] of Object.entries(defaults))
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
}

function callOverHttp(
  context: Context<AppEnv>,
  route: Route,
  { world, limits }: AppParts,
): Promise<CallResult<unknown>> {
  const url = new URL(context.req.url);
  for (const [name, value] of Object.entries(context.req.param())) url.searchParams.set(name, value);
  return callRoute(
    route,
    {
      query: () => readQuery(route.endpoint.query, url.searchParams),
      body: () =>
        route.endpoint.method === "GET" ? Promise.resolve({ ok: true, value: {} }) : readBody(context.req.raw),
    },
    {
      principal: principalOf(context, world),
      setCartToken: (token) =>
        context.header("set-cookie", cartCookie(token, world.settings.storeUrl), { append: true }),
      rememberOrder: (orderNumber, key) =>
        context.header("set-cookie", orderCookie(orderNumber, key, world.settings.storeUrl), { append: true }),
    },
    { world, limits, requestId: context.get("requestId") },
  );
}

/** Who asks, from the cookies alone. */
export function principalOf(context: Context<AppEnv>, world: World): Principal {
  return {
    kind: "guest",
    cartTokenSha256: readCartToken(context.req.header("cookie"), world.settings.storeUrl),
    orderKeys: readOrderKeys(context.req.header("cookie")),
    clientKey: context.get("clientKey"),
  };
}

function answerCall(context: Context<AppEnv>, route: Route, { answer, headers }: CallResult<unknown>): Response {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (!answer.ok) return context.json(answer.alert, answer.status as 400);
  if (route.rules.cache === "public") context.header("cache-control", PUBLIC_CACHE);
  return context.json(answer.reply as object);
}

function answerRefusal(context: Context<AppEnv>, refusal: Refusal): Response {
  return context.json(refusal.alert, refusal.status as 400, refusal.headers ?? {});
}
