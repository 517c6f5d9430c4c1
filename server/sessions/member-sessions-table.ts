import type { Queries, Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";

export type SessionRow = Omit<Row<"member_sessions">, "token_sha256" | "cart_token_sha256">;

/** Where a member is signed in, the last used first. */
export function listSessions(queries: Queries, memberId: number, now: Date): Promise<SessionRow[]> {
  return queries
    .selectFrom("member_sessions")
    .select([
      "id",
      "member_id",
      "keeps",
      "browser",
      "system",
      "network",
      "created_at",
      "used_at",
      "idle_until",
      "ends_at",
    ])
    .where("member_id", "=", memberId)
    .where("ends_at", ">", now)
    .where("idle_until", ">", now)
    .orderBy("used_at", "desc")
    .execute();
}

/** Ends one session of a member; false where it is not there, or is another's. */
export async function endSession(queries: Queries | Tx, memberId: number, id: string): Promise<boolean> {
  const ended = await queries
    .deleteFrom("member_sessions")
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/**
 * Ends all of a member's sessions but the one that is kept, if any, and answers how many. A sign-in that waits for its code
 * ends with them.
 */
export async function endOtherSessions(
  queries: Queries | Tx,
  memberId: number,
  keptId: string | null,
): Promise<number> {
  await queries.deleteFrom("sign_in_steps").where("member_id", "=", memberId).execute();
  const ended = await queries
    .deleteFrom("member_sessions")
    .where("member_id", "=", memberId)
    .$if(keptId !== null, (query) => query.where("id", "!=", keptId ?? ""))
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}
