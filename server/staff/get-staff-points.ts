import type { getStaffPoints as call, WaitingCorrection } from "#contract/staff-points.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import type { StaffHandler } from "../http/route.ts";
import { findMember } from "./correct-points.ts";

const MOST_WAITING = 100;

export const getStaffPoints: StaffHandler<typeof call> = async ({ world, principal, query }) => {
  const { queries } = world.db;
  const found = query.q === "" ? [] : await idsOf(queries, query.q);
  const members = await Promise.all(found.map((id) => findMember(queries, id)));
  return {
    reply: {
      Success: true as const,
      Members: members.filter((member) => member !== null),
      Waiting: await waiting(queries, principal.staffId),
      TimeZone: world.config.shipping.warehouse.timeZone,
    },
  };
};

/** Whole emails and numbers only: nobody at the desk leafs through members. */
async function idsOf(queries: Queries, asked: string): Promise<number[]> {
  const rows = await queries
    .selectFrom("members")
    .select("id")
    .where((eb) => eb.or([eb(sql`lower(email)`, "=", asked.toLowerCase()), eb(sql`id::text`, "=", asked)]))
    .execute();
  return rows.map(({ id }) => id);
}

async function waiting(queries: Queries, staffId: number): Promise<WaitingCorrection[]> {
  const rows = await queries
    .selectFrom("points_corrections")
    .innerJoin("staff", "staff.id", "asked_by")
    .select(["key", "member_id", "points", "reason", "asked_by", "asked_at", "staff.name"])
    .where("points_corrections.state", "=", "waiting")
    .orderBy("asked_at")
    .limit(MOST_WAITING)
    .execute();
  const found = await Promise.all(rows.map(async (row) => ({ row, member: await findMember(queries, row.member_id) })));
  return found.flatMap(({ row, member }) =>
    member
      ? [
          {
            Key: row.key,
            Member: member,
            By: row.points,
            Reason: row.reason,
            AskedBy: row.name,
            AskedAt: row.asked_at.toISOString(),
            IsOwn: row.asked_by === staffId,
          },
        ]
      : [],
  );
}
