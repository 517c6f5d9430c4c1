import { sql } from "kysely";
import type { Queries, Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";

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
