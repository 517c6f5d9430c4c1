import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import type { AppEnv } from "../http/app.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Route } from "../http/route.ts";
import type { World } from "../world.ts";
import { answerPrivatePage } from "./answer-private-page.ts";
import { encodingFor, type Finished, type FinishedPage, headersWithoutBody, isHeld } from "./finished-page.ts";
import { makePublicCall } from "./make-public-call.ts";
import { bytesOf, makePublicPage } from "./make-page.ts";
import { type MadePage, PageCache } from "./page-cache.ts";
import { localesOf, readPrefix, withPrefix } from "#messages/locales.ts";
import { speaking } from "../languages/spoken.ts";
import { forceRebuild } from "./force-rebuild.ts";
import { answerOrLoading } from "./answer-or-loading.ts";
import { tradeTesterLink } from "./tester-link.ts";
import { LOADING_PAGE, pageOf, publicAddress } from "./public-pages.ts";
import type { RenderPage } from "./storefront-build.ts";

export interface Pages {
  /** What is finished for a raw request target, without waiting; null when it has to be made. */
  find(target: string): Finished | null;
  answer(context: Context<AppEnv>): Promise<Response>;
  /** Answers a call that is the same for everybody. */
  call(context: Context<AppEnv>, route: Route): Promise<Response>;
  /** Forgets everything public that shows one of these products, or all of it. */
  purge(products?: readonly string[]): void;
  /** Has one page made anew, in all its addresses. */
  rebuild: RebuildPage;
}

/** With `shownMeanwhile` the page of before is shown until the new one is made. */
export type RebuildPage = (page: string, shownMeanwhile: boolean) => void;

export interface PagesParts {
  world: World;
  routes: readonly Route[];
  limits: RateLimits;
  render: RenderPage;
  /** False while developing: a page changes with its source. */
  keep: boolean;
}

const MOST_TARGETS = 2000;
/** Longer ones are answered too, but not remembered: they would be megabytes of nothing. */
const LONGEST_TARGET = 500;

const isOfDesk = (path: string): boolean => path === "/staff" || path.startsWith("/staff/");

/** The store's pages and public calls through the cache, everything else made for whoever asks and kept by nobody. */
export function storePages(parts: PagesParts): Pages {
  const { world } = parts;
  const locales = localesOf(world.config);
  const { revalidateSeconds, keptMegabytes } = world.config.pages;
  const cache = new PageCache<Response>({
    freshForMs: revalidateSeconds * 1000,
    mostBytes: keptMegabytes * 1024 * 1024,
    now: () => performance.now(),
    onError: (error, address) => world.log.error({ err: error, address }, "a page could not be made again"),
  });
  /** Addresses by request targets that say them in other words, so that a hit costs no parsing. */
  const targets = new LRUCache<string, string>({ max: MOST_TARGETS });
  const late = new LRUCache<string, true>({ max: MOST_TARGETS });

  async function kept(context: Context<AppEnv>, plain: string, makeOne: () => Promise<MadePage<Response>>) {
    const { pathname, search, searchParams } = new URL(context.req.url);
    const { locale } = readPrefix(pathname, locales);
    const address = withPrefix(locale, plain);
    // It is made again behind a stale one, when nobody's language is spoken.
    const make = () => speaking(locale, makeOne);
    const result = parts.keep ? await cache.get(address, make) : await make();
    if ("pass" in result) return result.pass.clone();
    const target = pathname + search;
    // What a flag means depends on who asks, so such an address is always looked at.
    const isFlagged = Object.values(world.config.flags).some((flag) => searchParams.has(flag));
    if (parts.keep && !isFlagged && target !== address && target.length <= LONGEST_TARGET) targets.set(target, address);
    return send(result.keep, context);
  }

  const rebuild: RebuildPage = (page, shownMeanwhile) =>
    cache.rebuild((address) => pageOf(readPrefix(address, locales).plain) === page, shownMeanwhile);

  return {
    find(target) {
      const found = cache.find(target);
      if (found) return found;
      const address = targets.get(target);
      return address === undefined ? null : cache.find(address);
    },
    async answer(context) {
      const url = new URL(context.req.url);
      const traded = tradeTesterLink(context, url, world);
      if (traded) return traded;
      const forced = await forceRebuild(context, url, parts, rebuild);
      if (forced) return forced;
      const isRead = context.req.method === "GET" || context.req.method === "HEAD";
      const { locale, plain } = readPrefix(url.pathname, locales);
      // The desk is in one language.
      if (plain !== url.pathname && isOfDesk(plain)) return context.redirect(plain + url.search, 308);
      const address = isRead ? publicAddress(plain, url.searchParams) : null;
      if (address === null) return answerPrivatePage(context, url, parts);
      const answer = () => kept(context, address, () => makePublicPage(address, parts));
      if (!parts.keep) return answer();
      const loading = () =>
        cache.get(withPrefix(locale, LOADING_PAGE), () => speaking(locale, () => makePublicPage(LOADING_PAGE, parts)));
      const own = { address: withPrefix(locale, address), request: context.req.raw, answer, loading, late };
      return answerOrLoading({ ...own, config: world.config.pages });
    },
    call(context, route) {
      const { searchParams } = new URL(context.req.url);
      searchParams.sort();
      const { path } = route.endpoint;
      const address = searchParams.size > 0 ? `${path}?${searchParams.toString()}` : path;
      return kept(context, address, () => makePublicCall(route, searchParams, world));
    },
    purge: (products) => cache.purge(products),
    rebuild,
  };
}

function send(page: FinishedPage, context: Context<AppEnv>): Response {
  const variant = page.in(encodingFor(context.req.header("accept-encoding")));
  if (isHeld(variant, context.req.header("if-none-match")))
    return new Response(null, { status: 304, headers: pairs(headersWithoutBody(variant)) });
  const body = context.req.method === "HEAD" ? null : bytesOf(variant.bytes);
  return new Response(body, { status: 200, headers: pairs(variant.headers) });
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ""] as [string, string]] : []));
}
