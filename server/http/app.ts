import { NEVER_KEPT } from "./cache-headers.ts";
import { ok, refuse, type Result } from "#rules/refusal.ts";
import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { getPath } from "hono/utils/url";
import { localesOf, readPrefix } from "#messages/locales.ts";
import type { World } from "../world.ts";
import { type Device, whereFrom } from "../sessions/describe-browser.ts";
import { withDatabasePatience } from "../db/database-patience.ts";
import { answerFailure } from "./answer-failure.ts";
import { type CallResult, callRoute } from "./call-route.ts";
import { checkRows } from "./check-rows.ts";
import { clientAddress, clientKey, coarseNetwork } from "./client-key.ts";
import { door } from "./door.ts";
import type { Principal } from "./principal.ts";
import type { MakePrincipal } from "./make-principal.ts";
import type { RateLimits } from "./rate-limits.ts";
import { type BodySource, ClientGone } from "./body-pieces.ts";
import { type BodyRefusal, readBody } from "./read-body.ts";
import { readFileBody, type SentBody } from "./read-file-body.ts";
import { readQuery } from "./read-query.ts";
import { type RefusalAnswer, refusalAnswer } from "./refusal-answer.ts";
import { isForPerson, REFUSED_PAGE_POLICY, refusedPage } from "./refused-page.ts";
import { type Address, EVERYTHING_ELSE, type Route } from "./route.ts";
import type { Rules } from "./route-rules.ts";
import { DATA_POLICY, securityHeaders } from "./security-headers.ts";
import { cookieGifts } from "./visitor-gifts.ts";
import { speaking } from "../languages/spoken.ts";

export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientKey: string;
    network: string;
    country: () => string | undefined;
    principal: Principal;
  };
}

export interface AppParts {
  world: World;
  routes: readonly Route[];
  /** Rows of what the mounts and pages answer. A mount without its row does not start. */
  addresses?: readonly Address[];
  limits: RateLimits;
  /** Handlers with their own shape: pictures, webhooks, health, the development outbox. */
  mounts?: readonly Hono<AppEnv>[];
  /** Answers every address nothing else answers: the store's pages. */
  pages?: (context: Context<AppEnv>) => Promise<Response>;
  /** Answers calls that are the same for everybody, made once for all of them. Without it each is made anew. */
  publicCalls?: (context: Context<AppEnv>, route: Route) => Promise<Response>;
  makePrincipal?: MakePrincipal;
}

/** A request waits so long for the database, all its questions together. */
const REQUEST_MS = 8000;

/** The store over HTTP. Throws when a row does not say all its rules, or when a mount has no row. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  checkRows(parts);
  const { world, routes, addresses = [], mounts = [], pages } = parts;
  // Every address is there in each language: rows and mounts name it without.
  const locales = localesOf(world.config);
  const app = new Hono<AppEnv>({ getPath: (request) => readPrefix(getPath(request), locales).plain });
  const inWords = (context: Context<AppEnv>, answer: RefusalAnswer) => refuseInWords(context, answer, world);
  app.onError((error, context) => {
    const cause = context.req.raw.signal.aborted ? new ClientGone("The client hung up", { cause: error }) : error;
    const facts = { requestId: context.get("requestId"), path: context.req.path, ...whereFrom(deviceOf(context)) };
    const answer = answerFailure(cause, world.log, facts);
    const isCall = context.req.path.startsWith("/api/");
    return !isCall && isForPerson(context.req.header("accept"))
      ? inWords(context, answer)
      : refuseInJson(context, answer);
  });
  app.use((context, next) =>
    speaking(readPrefix(getPath(context.req.raw), locales).locale, () =>
      withDatabasePatience(REQUEST_MS, () => dress(context, next, world)),
    ),
  );
  for (const route of routes)
    app.on(route.endpoint.method, route.endpoint.path, door(route.rules, parts, refuseInJson), async (context) =>
      route.rules.cache === "public" && parts.publicCalls
        ? parts.publicCalls(context, route)
        : answerCall(context, await callOverHttp(context, route, world)),
    );
  for (const { method, path, rules } of addresses)
    if (path !== EVERYTHING_ELSE) app.on(method, path, door(rules, parts, inWords));
  for (const mount of mounts) app.route("/", mount);
  const known = new Set(routes.filter(({ isSilent }) => !isSilent).map(({ endpoint }) => endpoint.path));
  app.all("/api/*", (context) =>
    refuseInJson(context, refusalAnswer(refuse(known.has(context.req.path) ? "method_not_allowed" : "not_found"))),
  );
  const rest = addresses.find(({ path }) => path === EVERYTHING_ELSE);
  if (pages && rest) app.all(rest.path, door(rest.rules, parts, inWords), (context) => pages(context));
  app.notFound((context) => refuseInJson(context, refusalAnswer(refuse("not_found"))));
  return app;
}

/** What every request is given, and every answer wears. */
async function dress(
  context: Context<AppEnv>,
  next: () => Promise<void>,
  { settings, countries }: World,
): Promise<void> {
  context.set("requestId", randomUUID());
  const remote = context.env?.incoming?.socket.remoteAddress;
  const forwarded = context.req.header("x-forwarded-for");
  context.set("clientKey", clientKey(remote, forwarded, settings));
  context.set("network", coarseNetwork(remote, forwarded, settings));
  context.set("country", () => countries.look(clientAddress(remote, forwarded, settings)));
  await next();
  for (const [name, value] of Object.entries(securityHeaders(settings))) context.res.headers.set(name, value);
  const defaults = {
    "cache-control": NEVER_KEPT,
    "content-security-policy": DATA_POLICY,
    "x-request-id": context.get("requestId"),
  };
  for (const [name, value] of Object.entries(defaults))
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
}

function callOverHttp(context: Context<AppEnv>, route: Route, world: World): Promise<CallResult> {
  const url = new URL(context.req.url);
  for (const [name, value] of Object.entries(context.req.param())) url.searchParams.set(name, value);
  return callRoute(
    route,
    {
      query: () => readQuery(route.endpoint.query, url.searchParams),
      body: () =>
        route.endpoint.method === "GET"
          ? Promise.resolve(ok({ fields: {}, file: null }))
          : readSent(bodyOf(context), route.rules),
    },
    {
      principal: context.get("principal"),
      device: deviceOf(context),
      gifts: cookieGifts(world.settings.storeUrl, (cookie) => context.header("set-cookie", cookie, { append: true })),
    },
    { world, requestId: context.get("requestId") },
  );
}

/** Where a request's body is read from. */
export function bodyOf({ req, env }: Context<AppEnv>): BodySource {
  return { request: req.raw, incoming: env?.incoming };
}

/** The body of a call; a file in it is on its way. */
async function readSent(source: BodySource, { file }: Rules): Promise<Result<SentBody, BodyRefusal>> {
  if (file) return readFileBody(source, file);
  const body = await readBody(source.request);
  return body.ok ? ok({ fields: body.value, file: null }) : body;
}

/** What a request says of its browser. */
export function deviceOf(context: Context<AppEnv>): Device {
  return {
    userAgent: context.req.header("user-agent") ?? "",
    network: context.get("network"),
    country: context.get("country"),
  };
}

function answerCall(context: Context<AppEnv>, { answer, headers }: CallResult): Response {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return answer.ok ? context.json(answer.reply as object) : context.json(answer.alert, answer.status as 400);
}

function refuseInJson(context: Context<AppEnv>, { alert, status, headers }: RefusalAnswer): Response {
  return context.json(alert, status as 400, headers);
}

/** For whoever asked for a page or a file: a page for a person, words for a program. */
export function refuseInWords(
  context: Context<AppEnv>,
  { alert, status, headers }: RefusalAnswer,
  { config }: Pick<World, "config">,
): Response {
  if (!isForPerson(context.req.header("accept"))) return context.text(alert.Message, status as 400, headers);
  const { pathname, search } = new URL(context.req.url);
  const page = refusedPage({ storeName: config.store.name, message: alert.Message, address: pathname + search });
  return context.html(page, status as 400, { ...headers, "content-security-policy": REFUSED_PAGE_POLICY });
}
