import type { getStaffLog as call, LoggedFact } from "#contract/staff-people.ts";
import { sql } from "kysely";
import type { StaffHandler } from "../http/route.ts";

const PAGE = 50;

/** Of one thing (`order:RS-…`, or its number alone), of one person by email or name, or of everybody. */
export const getStaffLog: StaffHandler<typeof call> = async ({ world, query }) => {
  const { subject, who, before } = query;
  const rows = await world.db.queries
    .selectFrom("staff_log")
    .leftJoin("staff", "staff.id", "staff_log.staff_id")
    .select(["staff_log.id", "at", "act", "staff.name", "subject", "before", "after", "reason"])
    .select(
      sql<string | null>`(select about.name from staff as about where subject = 'staff:' || about.id)`.as(
        "subjectName",
      ),
    )
    .$if(subject !== "", (some) =>
      some.where("subject", "in", [
        subject,
        `order:${subject.toUpperCase()}`,
        `rma:${subject.toUpperCase()}`,
        `member:${subject}`,
        `sku:${subject}`,
      ]),
    )
    .$if(who !== "", (some) =>
      some.where((eb) =>
        eb.or([
          eb(sql<string>`lower(staff.email)`, "=", who.toLowerCase()),
          eb(sql<string>`lower(staff.name)`, "=", who.toLowerCase()),
        ]),
      ),
    )
    .$if(before !== undefined, (some) => some.where("staff_log.id", "<", before ?? 0))
    .orderBy("staff_log.id", "desc")
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return {
    reply: {
      Success: true as const,
      Acts: page.map((row) => ({
        Id: row.id,
        At: row.at.toISOString(),
        Act: row.act,
        Who: row.name ?? "",
        Subject: row.subject,
        SubjectName: row.subjectName ?? "",
        Before: factsOf(row.before),
        After: factsOf(row.after),
        Reason: row.reason,
      })),
      Next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      TimeZone: world.config.shipping.warehouse.timeZone,
    },
  };
};

function factsOf(facts: unknown): LoggedFact[] {
  return Object.entries(facts as Record<string, unknown>).map(([Name, value]) => ({
    Name,
    Value: typeof value === "string" ? value : JSON.stringify(value),
  }));
}
