import { sql } from "kysely";
import type { Queries, Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";
import type { World } from "../world.ts";
import type { HeldMember } from "./hold-member.ts";

export type MemberRow = Row<"members">;

/** The account of an e-mail, however its capitals are typed; null without one. */
export async function findMemberByEmail(queries: Queries | Tx, email: string): Promise<MemberRow | null> {
  const row = await queries
    .selectFrom("members")
    .selectAll()
    .where(sql<string>`lower(email)`, "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

export async function findMember(queries: Queries | Tx, id: number): Promise<MemberRow | null> {
  return (await queries.selectFrom("members").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Another password, and whoever was proved by the one before is proved no more. */
export async function setPassword(
  { now }: Pick<World, "now">,
  tx: Tx,
  { id }: HeldMember,
  passwordHash: string,
): Promise<void> {
  await tx
    .updateTable("members")
    .set((eb) => ({
      password_hash: passwordHash,
      password_version: eb("password_version", "+", 1),
      changed_at: now(),
    }))
    .where("id", "=", id)
    .execute();
}
