import type {
  correctPoints as correctCall,
  decidePoints as decideCall,
  StaffPointsMember,
} from "#contract/staff-points.ts";
import { beginsAs, type PointsCorrectionState } from "#rules/points/points-correction.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { sql } from "kysely";
import type { Queries, Tx } from "../db/database.ts";
import type { StaffActHandler } from "../http/route.ts";
import { lockPoints, pointBalanceOf } from "../points/point-entries-table.ts";
import { noteStaffAct } from "./staff-log.ts";

const DAY_MS = 86_400_000;

interface Done {
  memberId: number;
  state: PointsCorrectionState;
}

/**
 * Under the lock of the member's ledger: nothing is taken that is not there, nothing is given or taken on a number that is no more, and the same key counts once. What one
 * person gives and takes alone in 24 hours is added up under that person's own lock, so that small ones are no way
 * around a second person.
 */
export const correctPoints: StaffActHandler<typeof correctCall> = async ({ world, principal, act, body }) => {
  const { MemberId: memberId, Point: seen, By: points, Reason: reason, Key: key } = body;
  const { staffId, clientKey } = principal;
  const now = world.now();
  const done = await world.db.transaction(async (tx): Promise<Done | Refusal> => {
    await tx.selectFrom("staff").select("id").where("id", "=", staffId).forUpdate().execute();
    await lockPoints(tx, memberId);
    const made = await tx.selectFrom("points_corrections").selectAll().where("key", "=", key).executeTakeFirst();
    if (made)
      return made.member_id === memberId && made.points === points
        ? { memberId, state: made.state }
        : refuse("points_key_used");
    const member = await findMember(tx, memberId);
    if (!member) return refuse("member_unknown", {}, [{ field: "MemberId" }]);
    if (member.Point !== seen) return refuse("points_moved", { balance: member.Point });
    const short = await refuseTooMuch(tx, memberId, points);
    if (short) return short;
    const state = beginsAs(points, await aloneLately(tx, staffId, new Date(now.getTime() - DAY_MS)));
    await tx
      .insertInto("points_corrections")
      .values({ key, member_id: memberId, points, reason, state, asked_by: staffId, asked_at: now })
      .execute();
    if (state === "done") await enter(tx, { key, memberId, points, now });
    await noteStaffAct(world, tx, {
      staffId,
      act: act.audit,
      subject: `member:${memberId}`,
      before: {},
      after: { points, state },
      reason,
      clientKey,
    });
    return { memberId, state };
  });
  return answer(world.db.queries, done);
};

/** By somebody else than who asked, once: of two at the same moment one decides. */
export const decidePoints: StaffActHandler<typeof decideCall> = async ({ world, principal, act, body }) => {
  const { Key: key, Decision: decision } = body;
  const { staffId, clientKey } = principal;
  const now = world.now();
  const done = await world.db.transaction(async (tx): Promise<Done | Refusal> => {
    const waiting = await tx
      .selectFrom("points_corrections")
      .selectAll()
      .where("key", "=", key)
      .where("state", "=", "waiting")
      .forUpdate()
      .executeTakeFirst();
    if (!waiting) return refuse("points_not_waiting");
    const { member_id: memberId, points, reason } = waiting;
    if (waiting.asked_by === staffId) return refuse("points_second_person");
    if (decision === "done") {
      await lockPoints(tx, memberId);
      const short = await refuseTooMuch(tx, memberId, points);
      if (short) return short;
      await enter(tx, { key, memberId, points, now });
    }
    await tx
      .updateTable("points_corrections")
      .set({ state: decision, decided_by: staffId, decided_at: now })
      .where("key", "=", key)
      .execute();
    await noteStaffAct(world, tx, {
      staffId,
      act: act.audit,
      subject: `member:${memberId}`,
      before: { state: "waiting" },
      after: { points, state: decision },
      reason,
      clientKey,
    });
    return { memberId, state: decision };
  });
  return answer(world.db.queries, done);
};

async function answer(queries: Queries, done: Done | Refusal) {
  if ("reason" in done) return done;
  const member = await findMember(queries, done.memberId);
  return member ? { reply: { Success: true as const, State: done.state, Member: member } } : refuse("member_unknown");
}

/** Nobody's points go below zero by hand. */
async function refuseTooMuch(tx: Tx, memberId: number, points: number): Promise<Refusal | null> {
  if (points > 0) return null;
  const balance = Math.max(0, await pointBalanceOf(tx, memberId));
  return balance + points < 0 ? refuse("points_not_there", { balance }, [{ field: "By" }]) : null;
}

/** What somebody gave and took without a second person since then, each without its sign. */
async function aloneLately(tx: Tx, staffId: number, since: Date): Promise<number> {
  const { points } = await tx
    .selectFrom("points_corrections")
    .select(sql<number>`coalesce(sum(abs(points)), 0)::int`.as("points"))
    .where("asked_by", "=", staffId)
    .where("state", "=", "done")
    .where("decided_by", "is", null)
    .where("asked_at", ">", since)
    .executeTakeFirstOrThrow();
  return points;
}

async function enter(
  tx: Tx,
  { key, memberId, points, now }: { key: string; memberId: number; points: number; now: Date },
): Promise<void> {
  await tx
    .insertInto("point_entries")
    .values({ member_id: memberId, order_id: null, kind: "correct", points, correction: key, at: now })
    .execute();
}

/** Whoever confirmed the account and has not closed it, with what can be spent. An account that nobody confirms is forgotten. */
export async function findMember(queries: Queries | Tx, memberId: number): Promise<StaffPointsMember | null> {
  const row = await queries
    .selectFrom("members")
    .select(["id", "email", "first_name", "last_name"])
    .where("id", "=", memberId)
    .where("state", "=", "active")
    .executeTakeFirst();
  if (!row) return null;
  return {
    MemberId: row.id,
    Name: `${row.first_name} ${row.last_name}`.trim(),
    Email: row.email,
    Point: await pointBalanceOf(queries, row.id),
  };
}
