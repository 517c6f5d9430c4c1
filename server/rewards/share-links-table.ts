import type { Queries, Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";
import type { World } from "../world.ts";

/** A link that leads here, of a member who still is one; null for every other. */
export async function findShareLink(queries: Queries | Tx, code: string): Promise<Row<"share_links"> | null> {
  const row = await queries
    .selectFrom("share_links")
    .innerJoin("members", "members.id", "share_links.member_id")
    .selectAll("share_links")
    .where("share_links.code", "=", code)
    .where("share_links.confirmed_at", "is not", null)
    .where("members.state", "=", "active")
    .executeTakeFirst();
  return row ?? null;
}

export async function findOwnShareLink(queries: Queries | Tx, memberId: number): Promise<Row<"share_links"> | null> {
  const row = await queries.selectFrom("share_links").selectAll().where("member_id", "=", memberId).executeTakeFirst();
  return row ?? null;
}

/** Opens it; one that is open stays as it is, with its code. */
export async function openShareLink(world: World, tx: Tx, memberId: number): Promise<void> {
  const now = world.now();
  await tx
    .insertInto("share_links")
    .values({
      member_id: memberId,
      code: Buffer.from(world.randomBytes(32)).toString("base64url"),
      confirmed_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("member_id").doNothing())
    .execute();
}

/** Friends who count for a member. */
export async function countFriends(queries: Queries | Tx, memberId: number): Promise<number> {
  const { friends } = await queries
    .selectFrom("share_rewards")
    .select((eb) => eb.fn.countAll<number>().as("friends"))
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return friends;
}
