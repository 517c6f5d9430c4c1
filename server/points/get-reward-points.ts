import type { getPoint as byEmail, getRewardPoints as byMemId } from "#contract/points.ts";
import { refuse } from "#rules/refusal.ts";
import type { Principal } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { pointTotal } from "./point-totals-table.ts";

/** One answer for a guest, for another member and for nobody's: who asks learns nothing about an address or a number (A37). */
const NOT_YOURS = refuse("not_allowed", { onThisMachine: false });

export const getRewardPoints: Handler<typeof byMemId> = async ({ world, principal, query: { memId } }) => {
  if (principal.kind !== "member" || principal.memberId !== memId) return NOT_YOURS;
  return { reply: { Success: true, sessionId: { TotalPoint: await pointTotal(world, memId) } } };
};

export const getPoint: Handler<typeof byEmail> = async ({ world, principal, query: { email } }) => {
  const memberId = await memberWith(world, principal, email);
  if (memberId === null) return NOT_YOURS;
  return { reply: { Success: true, Point: await pointTotal(world, memberId) } };
};

/** Who is signed in, if this is the own email. */
async function memberWith({ db }: World, principal: Principal, email: string): Promise<number | null> {
  if (principal.kind !== "member") return null;
  const own = await db.queries
    .selectFrom("members")
    .select("email")
    .where("id", "=", principal.memberId)
    .executeTakeFirst();
  return own?.email.toLowerCase() === email.toLowerCase() ? principal.memberId : null;
}
