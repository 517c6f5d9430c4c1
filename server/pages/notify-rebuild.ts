import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type * as calls from "#contract/rebuild.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Queries } from "../db/database.ts";
import type { OpenHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { isPublicPage } from "./public-pages.ts";

type Asked = { page: string; isNotice: boolean };

export const notifyRebuild: OpenHandler<typeof calls.notifyRebuild> = ({ world, query }) => rebuild(world, query);
export const triggerRebuild: OpenHandler<typeof calls.triggerRebuild> = ({ world, body }) => rebuild(world, body);

/** Whom the two calls are for; to others nothing is there. */
export const opensRebuild = (secret: string, { settings }: World): boolean => isRebuildSecret(settings, secret);

/** For whoever has the secret (`silent`), who is told of a page that the store does not keep. */
async function rebuild(
  { db }: Pick<World, "db">,
  { page, isNotice }: Asked,
): Promise<{ reply: { Success: true; Page: string } } | Refusal> {
  if (!isPublicPage(page)) return refuse("page_not_kept");
  await announceRebuild(db.queries, page, isNotice);
  return { reply: { Success: true, Page: page } };
}

/** Compared by digest and in constant time; without the setting nothing opens it. */
export function isRebuildSecret({ rebuildSecret }: Pick<World["settings"], "rebuildSecret">, said: string): boolean {
  return !!rebuildSecret && timingSafeEqual(digest(said), digest(rebuildSecret));
}

/** Every node, this one too, hears of it as of a change of the catalogue (migration 0033). */
export async function announceRebuild(queries: Queries, page: string, shownMeanwhile: boolean): Promise<void> {
  await sql`select announce_page_rebuild(${page}, ${shownMeanwhile})`.execute(queries);
}

const digest = (text: string) => createHash("sha256").update(text).digest();
