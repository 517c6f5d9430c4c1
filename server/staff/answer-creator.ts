import type * as wire from "#contract/creators.ts";
import { refuse } from "#rules/refusal.ts";
import { viewApplication } from "../creators/apply-as-creator.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import { noteStaffAct } from "./staff-log.ts";

const MOST = 200;

export const getStaffCreators: StaffHandler<typeof wire.getStaffCreators> = async ({ world }) => {
  const rows = await world.db.queries
    .selectFrom("creator_applications")
    .innerJoin("members", "members.id", "creator_applications.member_id")
    .selectAll("creator_applications")
    .select("members.email")
    .orderBy((eb) => eb("creator_applications.state", "<>", "pending"))
    .orderBy("creator_applications.created_at")
    .limit(MOST)
    .execute();
  return {
    reply: {
      Success: true as const,
      Applications: rows.map((row) => ({
        ...viewApplication(row),
        MemberId: row.member_id,
        Email: row.email,
        Version: row.version,
      })),
      TimeZone: world.config.shipping.warehouse.timeZone,
    },
  };
};

/** About the application as it was shown: of two answers at once one counts, one that was sent again meanwhile waits for another, and who applied is mailed once, with the log in one transaction. */
export const answerCreator: StaffActHandler<typeof wire.answerCreator> = async ({ world, principal, act, body }) => {
  const { MemberId: memberId, Version: version, Decision: decision, Answer: answer } = body;
  const now = world.now();
  const isDone = await world.db.transaction(async (tx) => {
    const changed = await tx
      .updateTable("creator_applications")
      .set({ state: decision, answer, changed_at: now })
      .where("member_id", "=", memberId)
      .where("version", "=", version)
      .where("state", "=", "pending")
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await noteStaffAct(world, tx, {
      staffId: principal.staffId,
      act: act.audit,
      subject: `member:${memberId}`,
      before: { state: "pending" },
      after: { state: decision },
      reason: answer,
      clientKey: principal.clientKey,
    });
    await tx
      .insertInto("outbox")
      .values({
        topic: "creator_answered",
        dedupe_key: `creator_answered:${memberId}:${now.getTime()}`,
        payload: JSON.stringify({ memberId, decision, answer }),
        created_at: now,
      })
      .execute();
    return true;
  });
  return isDone ? { reply: { Success: true as const } } : refuse("creator_not_waiting");
};
