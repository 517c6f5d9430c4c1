import type { Shopper } from "../http/principal.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import type { World } from "../world.ts";
import { adoptBuilds } from "./adopt-builds.ts";
import { type BuildOwner, isKnownBrowser } from "./saved-builds-table.ts";

/** Whose builds a shopper sees and changes; null for a guest whose browser has saved none. */
export async function ownerOf(world: World, principal: Shopper): Promise<BuildOwner | null> {
  if (principal.kind === "member") return { memberId: principal.memberId };
  const key = await buildsKey(world, principal);
  return key === null ? null : { browserSha256: cartTokenSha256(key) };
}

/**
 * The key of a browser under which builds are saved; null where none is. Where two pages saved their first at once there
 * are two: what is under the later comes to the first.
 */
export async function buildsKey(world: World, { buildsTokens = [] }: Shopper): Promise<string | null> {
  const known: string[] = [];
  for (const token of buildsTokens)
    if (await isKnownBrowser(world.db.queries, cartTokenSha256(token))) known.push(token);
  const [first = null, ...later] = known;
  if (first === null) return null;
  const own = { browserSha256: cartTokenSha256(first) };
  for (const token of later) await world.db.transaction((tx) => adoptBuilds(tx, own, cartTokenSha256(token)));
  return first;
}
