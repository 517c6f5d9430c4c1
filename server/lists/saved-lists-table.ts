import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queries, Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Row } from "../db/schema.ts";
import type { World } from "../world.ts";
import { pageAddress } from "../languages/page-address.ts";

export type ListRow = Row<"saved_lists">;

/** More than anybody keeps apart. */
export const MOST_LISTS = 20;

/** The first one first. */
export function listSavedLists(queries: Queries | Tx, memberId: number): Promise<ListRow[]> {
  return queries.selectFrom("saved_lists").selectAll().where("member_id", "=", memberId).orderBy("position").execute();
}

/** One change of a member's lists after the other: which is the first, and how much is on one, is decided by one at a time. */
export async function lockLists(tx: Tx, memberId: number): Promise<void> {
  await tx.selectFrom("members").select("id").where("id", "=", memberId).forUpdate().execute();
}

/** Under the member's lock: where a thing is saved, made where the member has no list yet. */
export async function firstList(world: World, tx: Tx, memberId: number): Promise<ListRow> {
  const [first] = await listSavedLists(tx, memberId);
  return first ?? insertList(world, tx, { memberId, name: "", position: 0 });
}

/** Under the member's lock. */
export async function insertList(
  world: World,
  tx: Tx,
  { memberId, name, position }: { memberId: number; name: string; position: number },
): Promise<ListRow> {
  return tx
    .insertInto("saved_lists")
    .values({ id: newUuid(world), member_id: memberId, position, name, created_at: world.now() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A list that somebody may read by its link; null where there is none, no longer, or its account is ending. */
export async function findShared(world: World, { Id, Key }: { Id: string; Key: string }): Promise<ListRow | null> {
  if (!/^[0-9a-f-]{36}$/.test(Id)) return null;
  const row = await world.db.queries
    .selectFrom("saved_lists")
    .innerJoin("members", "members.id", "member_id")
    .selectAll("saved_lists")
    .where("saved_lists.id", "=", Id)
    .where("shared_at", "is not", null)
    .where("members.state", "<>", "closing")
    .executeTakeFirst();
  return row && isShareKey(world, row, Key) ? row : null;
}

/**
 * The proof in a list's link, 43 characters: only the store's secret and the row's generation together give it, so that a
 * copy of the database holds no link, and one that has ended never comes back.
 */
function shareKey({ settings }: Pick<World, "settings">, list: Pick<ListRow, "id" | "link_generation">): string {
  return createHmac("sha256", settings.secret).update(`list:${list.id}:${list.link_generation}`).digest("base64url");
}

function isShareKey(world: World, list: ListRow, key: string): boolean {
  const [said, right] = [Buffer.from(key), Buffer.from(shareKey(world, list))];
  return said.length === right.length && timingSafeEqual(said, right);
}

/** The address of a list's link; null while nobody may read it. */
export function shareUrl(world: Pick<World, "settings">, list: ListRow): string | null {
  if (list.shared_at === null) return null;
  return pageAddress(world.settings, `/lists/${list.id}?key=${shareKey(world, list)}`);
}
