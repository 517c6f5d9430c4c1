import type { StaffActName } from "#rules/staff/staff-acts.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { World } from "../world.ts";

/** What was done: by whom, to what, before, after, why. */
export interface StaffLogEntry {
  /** Null: whoever runs the store, or somebody who did not get in. */
  staffId: number | null;
  act: StaffActName;
  /** `order:RS-…`, `sku:301`, `staff:3`. */
  subject: string;
  before?: object;
  after?: object;
  reason?: string;
  clientKey?: string;
}

/** Written with the change it tells of, in the same transaction. Nothing changes it afterwards: the table refuses. */
export async function noteStaffAct(
  { now }: Pick<World, "now">,
  tx: Tx | Queries,
  { staffId, act, subject, before = {}, after = {}, reason = "", clientKey = "" }: StaffLogEntry,
): Promise<void> {
  await tx
    .insertInto("staff_log")
    .values({
      staff_id: staffId,
      act,
      subject,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      reason,
      client_key: clientKey,
      at: now(),
    })
    .execute();
}

export interface LoggedAct {
  at: Date;
  act: StaffActName;
  /** Empty for whoever runs the store. */
  who: string;
  before: object;
  after: object;
  reason: string;
}

/** What was done to one thing, newest first. */
export async function listStaffActs(queries: Queries, subject: string): Promise<LoggedAct[]> {
  const rows = await queries
    .selectFrom("staff_log")
    .leftJoin("staff", "staff.id", "staff_log.staff_id")
    .select(["at", "act", "staff.name", "before", "after", "reason"])
    .where("subject", "=", subject)
    .orderBy("staff_log.id", "desc")
    .limit(200)
    .execute();
  return rows.map(({ name, before, after, ...row }) => ({
    ...row,
    who: name ?? "",
    before: before as object,
    after: after as object,
  }));
}
