import type { Refusal } from "#rules/refusal.ts";
import type { Context } from "hono";
import type { Api } from "#contract/call.ts";
import { cartTokenSha256 } from "../http/cart-token.ts";
import type { AppEnv } from "../http/app.ts";
import { callInProcess } from "../http/call-in-process.ts";
import { cartCookie } from "../http/cart-cookie.ts";
import { orderCookie } from "../http/order-cookie.ts";
import { holding, isShopper } from "../http/principal.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { refusalAnswer, RETRY_AFTER_SECONDS } from "../http/refusal-answer.ts";
import type { Route } from "../http/route.ts";
import { contentSecurityPolicy, securityHeaders } from "../http/security-headers.ts";
import type { World } from "../world.ts";
import { encodingFor, type FinishedPage, finishPage } from "./finished-page.ts";
import { type MadePage, PageCache } from "./page-cache.ts";
import { productsOn } from "./products-on.ts";
import { publicAddress } from "./public-pages.ts";
import { readForm } from "./read-form.ts";
import { hashMarkedScripts } from "./script-hashes.ts";
import type { RenderPage } from "./storefront-build.ts";

export interface Pages {
  /** A finished public page for a raw request target, without waiting; null when it has to be made. */
  find(target: string): FinishedPage | null;
  answer(context: Context<AppEnv>): Promise<Response>;
  /** Forgets every public page that shows one of these products, or all of them. */
  purge(products?: readonly string[]): void;
}

export interface PagesParts {
  world: World;
  routes: readonly Route[];
  limits: RateLimits;
  render: RenderPage;
  /** False while developing: a page changes with its source. */
  keep: boolean;
}

/** How a browser and a shared cache may keep a public page: ask each time; serve it while it is fresh, then refresh behind. */
const publicPageCache = ({ pages }: World["config"]) =>
  `public, max-age=0, s-maxage=${pages.revalidateSeconds}, stale-while-revalidate=86400`;
const MOST_TARGETS = 20_000;
/** Longer ones are answered too, but not remembered: they would be megabytes of nothing. */
const LONGEST_TARGET = 500;

/** The store's pages: public ones through the cache, everything else made for whoever asks and kept by nobody. */
export function storePages(parts: PagesParts): Pages {
  const { world } = parts;
  const cache = new PageCache<Response>({
    make: (address) => makePublic(address, parts),
    freshForMs: world.config.pages.revalidateSeconds * 1000,
    now: () => performance.now(),
    onError: (error, address) => world.log.error({ err: error, address }, "a page could not be made again"),
  });
  /** Request targets seen before, so that a hit costs no parsing. */
  const targets = new Map<string, string>();
  return {
    find(target) {
      const address = targets.get(target);
      return address === undefined ? null : cache.find(address);
    },
    async answer(context) {
      const url = new URL(context.req.url);
      const isRead = context.req.method === "GET" || context.req.method === "HEAD";
      const address = isRead ? publicAddress(url.pathname, url.searchParams) : null;
      if (address === null) return answerPrivate(context, url, parts);
      if (!parts.keep) {
        const made = await makePublic(address, parts);
        return "keep" in made ? sendFinishedPage(made.keep, context) : made.pass;
      }
      if (targets.size >= MOST_TARGETS) targets.clear();
      const result = await cache.get(address);
      if ("pass" in result) return result.pass.clone();
      const target = url.pathname + url.search;
      if (target.length <= LONGEST_TARGET) targets.set(target, address);
      return sendFinishedPage(result.keep, context);
    },
    purge: (products) => cache.purge(products),
  };
}

/** Made without cookies, headers or a principal: nothing of the first reader can reach the second. */
async function makePublic(address: string, parts: PagesParts): Promise<MadePage<Response>> {
  const { world, routes, limits, render } = parts;
  let broken = false;
  const api = callInProcess(
    routes,
    { principal: null, setCartToken: () => {}, rememberOrder: () => {} },
    { world, limits, requestId: `page ${address}` },
  );
  const nonce = newNonce(world);
  const watched: Api = async (endpoint, input) => {
    const answer = await api(endpoint, input);
    if (!answer.ok && answer.status >= 500) broken = true;
    return answer;
  };
  const response = await render(new Request(world.settings.storeUrl + address), watched, nonce);
  if (response.headers.has("set-cookie")) throw new Error(`The public page ${address} sets a cookie`);
  if (response.status !== 200 || broken)
    return { pass: await withPolicy(response, parts, nonce, { "cache-control": "no-store" }), isBroken: broken };
  const done = await withPolicy(response, parts, nonce, {
    "cache-control": publicPageCache(world.config),
    ...securityHeaders(world.settings),
  });
  const body = Buffer.from(await done.arrayBuffer());
  return {
    keep: await finishPage(body, Object.fromEntries(done.headers)),
    shows: productsOn(address, body.toString()),
  };
}

async function answerPrivate(context: Context<AppEnv>, url: URL, parts: PagesParts): Promise<Response> {
  const { world, routes, limits, render } = parts;
  const form = await readForm(context.req.raw);
  if (!form.ok) return refusedPage(context, form);
  let principal = context.get("principal");
  const cookies: string[] = [];
  const setCartToken = (token: string) => {
    // The loaders that run after a form's action already see the cart it opened.
    principal = holding(principal, { cartTokenSha256: cartTokenSha256(token) });
    cookies.push(cartCookie(token, world.settings.storeUrl));
  };
  const rememberOrder = (orderNumber: string, key: string) => {
    const known = isShopper(principal) ? principal.orderKeys : [];
    principal = holding(principal, { orderKeys: new Map([...known, [orderNumber, key]]) });
    cookies.push(orderCookie(orderNumber, key, world.settings.storeUrl));
  };
  const means = { world, limits, requestId: context.get("requestId") };
  const request = new Request(
    world.settings.storeUrl + url.pathname + url.search,
    requestInit(context.req.raw, form.value),
  );
  const nonce = newNonce(world);
  const api: Api = (endpoint, input) =>
    callInProcess(routes, { principal, setCartToken, rememberOrder }, means)(endpoint, input);
  const response = await render(request, api, nonce);
  const done = await withPolicy(response, parts, nonce, { "cache-control": "no-store" });
  for (const cookie of cookies) done.headers.append("set-cookie", cookie);
  return compressed(done, context);
}

function requestInit({ method, headers, signal }: Request, form: Buffer | null): RequestInit {
  return { method, headers, signal, ...(form && { body: new Uint8Array(form) }) };
}

/** Refused before any page was made: its words alone. */
function refusedPage(context: Context<AppEnv>, refusal: Refusal): Response {
  const { alert, status, headers } = refusalAnswer(refusal);
  const allow = refusal.reason === "method_not_allowed" && { allow: "GET, HEAD, POST" };
  return context.text(alert.Message, status as 400, { ...headers, ...allow });
}

/** Anew for each making of a page, and gone before anybody reads it. */
function newNonce(world: World): string {
  return Buffer.from(world.randomBytes(16)).toString("base64url");
}

/** A page's own content security policy, with the hashes of the scripts that its renderer marked. */
async function withPolicy(
  response: Response,
  { world, keep }: PagesParts,
  nonce: string,
  headers: Record<string, string>,
): Promise<Response> {
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const page = isHtml ? hashMarkedScripts(await response.text(), nonce) : null;
  const body = response.body === null ? null : (page?.html ?? (await response.arrayBuffer()));
  const done = new Response(body, { status: response.status, headers: response.headers });
  for (const [name, value] of Object.entries(headers)) done.headers.set(name, value);
  if (done.status === 503) done.headers.set("retry-after", String(RETRY_AFTER_SECONDS));
  if (page)
    done.headers.set(
      "content-security-policy",
      contentSecurityPolicy(world.settings.stripe.cardFieldsUrl, page.hashes, !keep),
    );
  return done;
}

async function compressed(response: Response, context: Context<AppEnv>): Promise<Response> {
  const encoding = encodingFor(context.req.header("accept-encoding"));
  if (encoding === "identity" || !response.body || !response.headers.get("content-type")?.startsWith("text/"))
    return response;
  const { bytes } = (await finishPage(Buffer.from(await response.arrayBuffer()), {})).variants[encoding];
  const headers = new Headers(response.headers);
  headers.set("content-encoding", encoding);
  headers.set("vary", "accept-encoding");
  return new Response(new Uint8Array(bytes), { status: response.status, headers });
}

function sendFinishedPage(page: FinishedPage, context: Context<AppEnv>): Response {
  const { bytes, headers } = page.variants[encodingFor(context.req.header("accept-encoding"))];
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ""] as [string, string]] : [],
  );
  return new Response(context.req.method === "HEAD" ? null : new Uint8Array(bytes), { status: 200, headers: pairs });
}
