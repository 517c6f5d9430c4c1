import type { Context } from "hono";
import type { AppEnv } from "../http/app.ts";
import { NEVER_KEPT } from "../http/cache-headers.ts";
import { isShopper } from "../http/principal.ts";
import { keyCookie } from "../http/visitor-cookies.ts";
import { testerUntil } from "../http/tester-token.ts";
import type { World } from "../world.ts";

/** What stands for the token in the address that the browser is led to: S307 remembers it, and nobody reads a token there. */
const ON = "1";
const CLEAN = "clean";

/**
 * A tester's link: the flag with a signed token gives the browser a cookie and leads to the same page with the flag alone;
 * the flag's clean value takes the cookie back (S308). Null for every other address.
 */
export function tradeTesterLink(
  context: Context<AppEnv>,
  url: URL,
  world: Pick<World, "config" | "settings" | "now">,
): Response | null {
  const { tester: flag } = world.config.flags;
  const said = url.searchParams.get(flag);
  if (said === null || context.req.method !== "GET") return null;
  const { storeUrl } = world.settings;
  const until = testerUntil(world, said);
  if (until) {
    const seconds = Math.floor((until.getTime() - world.now().getTime()) / 1000);
    return leadTo(url, flag, ON, keyCookie("tester", said, seconds, storeUrl));
  }
  const principal = context.get("principal");
  const hasToken = isShopper(principal) && !!principal.testerToken;
  return said.toLowerCase() === CLEAN && hasToken
    ? leadTo(url, flag, CLEAN, keyCookie("tester", null, null, storeUrl))
    : null;
}

function leadTo(url: URL, flag: string, value: string, cookie: string): Response {
  url.searchParams.set(flag, value);
  // Two slashes at the start would name another host.
  const location = url.pathname.replace(/^\/+/, "/") + url.search;
  const headers = { location, "set-cookie": cookie, "cache-control": NEVER_KEPT };
  return new Response(null, { status: 303, headers });
}
