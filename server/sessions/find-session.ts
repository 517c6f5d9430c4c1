import { hash } from "node:crypto";
import { sessionLimit } from "#rules/member/session-limits.ts";
import { HotStatement } from "../db/hot-statement.ts";
import type { World } from "../world.ts";

/** Who is signed in on a browser. */
export interface Session {
  id: string;
  memberId: number;
}

const KEPT = sessionLimit(true);
const SHORT = sessionLimit(false);

/** Its use is noted now and then, so that a page of many calls writes once. */
const FIND_SESSION = new HotStatement({
  name: "find_session",
  takes: { token: "bytea", now: "timestamptz" },
  gives: { id: "uuid", memberId: "int8" },
  sql: `
    with found as (
      select member_sessions.id, member_id, keeps, used_at
      from member_sessions, lateral (select state from members where members.id = member_id offset 0) as member
      where token_sha256 = :token and ends_at > :now and idle_until > :now and state = 'active'
    ),
    noted as (
      update member_sessions set used_at = :now,
        idle_until = :now + make_interval(secs => case when found.keeps then ${KEPT.idleSeconds} else ${SHORT.idleSeconds} end)
      from found
      where member_sessions.id = found.id and found.used_at
        < :now - make_interval(secs => case when found.keeps then ${KEPT.touchSeconds} else ${SHORT.touchSeconds} end)
    )
    select id, member_id as "memberId" from found`,
});

/** The session of a token, and null for one that was never given, has ended, or rested too long. */
export async function findSession(
  { db, now }: Pick<World, "db" | "now">,
  tokenSha256: Uint8Array,
): Promise<Session | null> {
  return (await FIND_SESSION.run(db.queries, { token: tokenSha256, now: now() }))[0] ?? null;
}

export function sessionTokenSha256(token: string): Uint8Array {
  return hash("sha256", token, "buffer");
}
