import { type RawBuilder, sql } from "kysely";
import type { Queries, Tx } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Row } from "../db/schema.ts";
import type { World } from "../world.ts";

export type SavedBuildRow = Row<"saved_builds">;

/** More than anybody finds one in again. */
export const MOST_BUILDS = 50;
/** A build that was removed can be put back so long. */
const UNDO_MS = 86_400_000;

/** Whose builds they are: a member's, or those of a browser by its key. */
export type BuildOwner = { memberId: number } | { browserSha256: Uint8Array };

/** SQL of whether a row of `saved_builds`, by the name it has in its statement, is an owner's. */
export function isOwnedBy(owner: BuildOwner, row: string): RawBuilder<boolean> {
  return "memberId" in owner
    ? sql<boolean>`${sql.ref(`${row}.member_id`)} = ${owner.memberId}`
    : sql<boolean>`${sql.ref(`${row}.browser_sha256`)} = ${owner.browserSha256}`;
}

const isTheirs = (owner: BuildOwner) => isOwnedBy(owner, "saved_builds");

/** One change of an owner's builds after the other: how many there are is decided by one at a time. */
export async function lockBuilds(tx: Tx, owner: BuildOwner): Promise<void> {
  if ("memberId" in owner)
    await tx.selectFrom("members").select("id").where("id", "=", owner.memberId).forUpdate().execute();
  else await lockName(tx, `builds:${Buffer.from(owner.browserSha256).toString("hex")}`);
}

/** A build with the mail that waits for its price. */
export type WatchedRow = SavedBuildRow & { below_cents: number | null; target_cents: number | null };

/** What was saved last stands first; without those that were removed. */
export function listBuilds(queries: Queries | Tx, owner: BuildOwner): Promise<WatchedRow[]> {
  return queries
    .selectFrom("saved_builds")
    .leftJoin("build_alerts", (join) =>
      join.onRef("saved_build_id", "=", "saved_builds.id").on("build_alerts.told_at", "is", null),
    )
    .selectAll("saved_builds")
    .select(["below_cents", "target_cents"])
    .where(isTheirs(owner))
    .where("removed_at", "is", null)
    .orderBy("saved_at", "desc")
    .orderBy("saved_builds.id")
    .execute();
}

/** One of theirs, removed or not; somebody else's looks like none. */
export async function findBuild(queries: Queries | Tx, owner: BuildOwner, id: string): Promise<SavedBuildRow | null> {
  const row = await queries
    .selectFrom("saved_builds")
    .selectAll()
    .where("id", "=", id)
    .where(isTheirs(owner))
    .executeTakeFirst();
  return row ?? null;
}

/** The one that was removed last, while it can be put back. */
export async function lastRemoved(world: World, owner: BuildOwner): Promise<SavedBuildRow | null> {
  const row = await world.db.queries
    .selectFrom("saved_builds")
    .selectAll()
    .where(isTheirs(owner))
    .where("removed_at", ">", new Date(world.now().getTime() - UNDO_MS))
    .orderBy("removed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Under the owner's lock. */
export async function hasRoomForBuild(tx: Tx, owner: BuildOwner): Promise<boolean> {
  const { saved } = await tx
    .selectFrom("saved_builds")
    .select((eb) => eb.fn.countAll<number>().as("saved"))
    .where(isTheirs(owner))
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return saved < MOST_BUILDS;
}

/** Under the owner's lock: the same parts of the same PC, removed or not. */
export async function findSame(
  tx: Tx,
  owner: BuildOwner,
  { skuId, build }: { skuId: number; build: string },
): Promise<SavedBuildRow | null> {
  const row = await tx
    .selectFrom("saved_builds")
    .selectAll()
    .where(isTheirs(owner))
    .where("sku_id", "=", skuId)
    .where("build", "=", build)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertBuild(
  world: World,
  tx: Tx,
  owner: BuildOwner,
  { skuId, build, name, priceCents }: { skuId: number; build: string; name: string; priceCents: number },
): Promise<string> {
  const id = newUuid(world);
  await tx
    .insertInto("saved_builds")
    .values({
      id,
      ...("memberId" in owner ? { member_id: owner.memberId } : { browser_sha256: owner.browserSha256 }),
      sku_id: skuId,
      build,
      name,
      price_cents: priceCents,
      saved_at: world.now(),
    })
    .execute();
  return id;
}

/** Whether a browser's key is one that we gave out: it has builds, or has removed some. */
export async function isKnownBrowser(tx: Queries | Tx, browserSha256: Uint8Array): Promise<boolean> {
  const row = await tx
    .selectFrom("saved_builds")
    .select("id")
    .where("browser_sha256", "=", browserSha256)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
