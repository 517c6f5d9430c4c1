import { hash } from "node:crypto";
import { sessionLimit } from "#rules/member/session-limits.ts";
import { HotStatement } from "../db/hot-statement.ts";
import type { World } from "../world.ts";

/** Who is signed in on a browser. */
export interface Session {
  id: string;
  memberId: number;
  /** SHA-256 of the guest's token that the browser signed in with, where another tab has opened a cart under it since. */
  lateCartSha256: Uint8Array | null;
}

/** What was asked with the guest's token before the sign-in's answer came, is answered by then. */
export const LATE_SECONDS = 60;

const KEPT = sessionLimit(true);
const SHORT = sessionLimit(false);

/** Its use is noted now and then, so that a page of many calls writes once. */
const FIND_SESSION = new HotStatement({
  name: "find_session",
  takes: { token: "bytea", now: "timestamptz" },
  gives: { id: "uuid", memberId: "int8", lateCartSha256: "bytea?" },
  sql: `
    with found as (
      select member_sessions.id, member_id, keeps, used_at, created_at, cart_token_sha256
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
    select id, member_id as "memberId", (
        select token_sha256 from carts where token_sha256 = cart_token_sha256 and state = 'open'
          and carts.created_at <= found.created_at + make_interval(secs => ${LATE_SECONDS})
      ) as "lateCartSha256"
    from found`,
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
