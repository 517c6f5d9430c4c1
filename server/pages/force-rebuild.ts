import type { Context } from "hono";
import type { AppEnv } from "../http/app.ts";
import { NEVER_KEPT } from "../http/cache-headers.ts";
import { announceRebuild, isRebuildSecret } from "./notify-rebuild.ts";
import type { PagesParts, RebuildPage } from "./pages.ts";
import { localesOf, readPrefix } from "#messages/locales.ts";
import { isPublicPage } from "./public-pages.ts";

/**
 * The force-rebuild flag of a page's address (S366): with the secret as its value the page is made anew on every node,
 * on this one before the browser is led to the clean address. With another value the flag is nothing, as any other key.
 */
export async function forceRebuild(
  context: Context<AppEnv>,
  url: URL,
  { world, limits }: Pick<PagesParts, "world" | "limits">,
  rebuild: RebuildPage,
): Promise<Response | null> {
  const { rebuild: flag } = world.config.flags;
  const said = url.searchParams.get(flag);
  const { plain } = readPrefix(url.pathname, localesOf(world.config));
  if (said === null || context.req.method !== "GET" || !isPublicPage(plain)) return null;
  if (await limits.count("rebuild", context.get("clientKey"))) return null;
  if (!isRebuildSecret(world.settings, said)) return null;
  await announceRebuild(world.db.queries, plain, false);
  await world.catalogue.changed(null);
  rebuild(plain, false);
  url.searchParams.delete(flag);
  const headers = { location: url.pathname + url.search, "cache-control": NEVER_KEPT };
  return new Response(null, { status: 303, headers });
}
