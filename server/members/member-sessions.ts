import type {
  endSessions as endCall,
  getSessions as getCall,
  MemberSession,
  refreshSession as refreshCall,
} from "#contract/members.ts";
import { refuse } from "#rules/refusal.ts";
import type { Member } from "../http/principal.ts";
import type { Handler, MemberHandler } from "../http/route.ts";
import { endOtherSessions, endSession, listSessions } from "../sessions/member-sessions-table.ts";
import { renewToken } from "../sessions/start-session.ts";
import type { World } from "../world.ts";
import { knownBrowserOf } from "../http/known-browser.ts";
import { noteSecurity } from "./security-log.ts";
import { GUEST_INFO, viewUserInfo } from "./view-user-info.ts";

export const getSessions: MemberHandler<typeof getCall> = async ({ world, principal }) => ({
  reply: { Success: true as const, Sessions: await viewSessions(world, principal) },
});

/** Signs out elsewhere. Another member's session is not there. */
export const endSessions: MemberHandler<typeof endCall> = async ({ world, principal, body, setSession }) => {
  const { memberId, sessionId } = principal;
  const { id } = body;
  const ended = await world.db.transaction(async (tx) => {
    const count =
      id === undefined ? await endOtherSessions(tx, memberId, sessionId) : Number(await endSession(tx, memberId, id));
    if (count > 0) await noteSecurity(world, tx, "session_ended", { principal, memberId, detail: { count } });
    return count;
  });
  if (id !== undefined && ended === 0) return refuse("session_unknown");
  if (id === sessionId) setSession(null);
  return { reply: { Success: true as const, Sessions: await viewSessions(world, principal) } };
};

/** A new token for the same session. A guest has none to refresh and hears that it is one. */
export const refreshSession: Handler<typeof refreshCall> = async ({ world, principal, setSession }) => {
  if (principal.kind !== "member") return { reply: GUEST_INFO };
  const { memberId, sessionId: id } = principal;
  const renewed = await renewToken(world, world.db.queries, { id, memberId });
  if (!renewed) return { reply: GUEST_INFO };
  const reply = await viewUserInfo(world, memberId);
  setSession({ ...renewed, knownBrowser: knownBrowserOf(world, reply.Email) });
  return { reply };
};

async function viewSessions(world: World, { memberId, sessionId }: Member): Promise<MemberSession[]> {
  const rows = await listSessions(world.db.queries, memberId, world.now());
  return rows.map((row) => ({
    id: row.id,
    isThis: row.id === sessionId,
    browser: row.browser,
    system: row.system,
    network: row.network,
    signedInAt: row.created_at.toISOString(),
    usedAt: row.used_at.toISOString(),
    keeps: row.keeps,
  }));
}
