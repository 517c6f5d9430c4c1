import type { StaffRole } from "#rules/staff/staff-roles.ts";
import { STAFF_SESSION } from "#rules/staff/staff-states.ts";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { World } from "../world.ts";
import { describeBrowser, type Device } from "./describe-browser.ts";
import { sessionTokenSha256 } from "./find-session.ts";

/** Who of the staff is signed in on a browser. */
export interface StaffSession {
  staffId: number;
  name: string;
  roles: ReadonlySet<StaffRole>;
  sessionId: string;
  isFresh: boolean;
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** The session of a token, noted as used; null for one that was never given, has ended or rested too long. */
export async function findStaffSession(
  { db, now: clock }: Pick<World, "db" | "now">,
  tokenSha256: Uint8Array,
): Promise<StaffSession | null> {
  const now = clock();
  const row = await db.queries
    .updateTable("staff_sessions")
    .from("staff")
    .set({ used_at: now, idle_until: after(now, STAFF_SESSION.idleSeconds) })
    .where("token_sha256", "=", tokenSha256)
    .whereRef("staff.id", "=", "staff_sessions.staff_id")
    .where("staff.state", "=", "active")
    .where("ends_at", ">", now)
    .where("idle_until", ">", now)
    .returning([
      "staff_sessions.id",
      "staff.id as staff_id",
      "staff.name",
      "proved_at",
      sql<StaffRole[]>`array(select role from staff_roles where staff_roles.staff_id = staff.id)`.as("roles"),
    ])
    .executeTakeFirst();
  return row
    ? {
        staffId: row.staff_id,
        name: row.name,
        roles: new Set(row.roles),
        sessionId: row.id,
        isFresh: now.getTime() - row.proved_at.getTime() <= STAFF_SESSION.freshSeconds * 1000,
      }
    : null;
}

/** A session that was not there before; answers its token, which leaves the server once. */
export async function startStaffSession(
  world: Pick<World, "now" | "randomBytes">,
  tx: Tx,
  { staffId, device }: { staffId: number; device: Device },
): Promise<string> {
  const token = Buffer.from(world.randomBytes(32)).toString("base64url");
  const now = world.now();
  await tx
    .insertInto("staff_sessions")
    .values({
      id: newUuid(world),
      token_sha256: sessionTokenSha256(token),
      staff_id: staffId,
      ...describeBrowser(device.userAgent),
      network: device.network,
      created_at: now,
      used_at: now,
      idle_until: after(now, STAFF_SESSION.idleSeconds),
      ends_at: after(now, STAFF_SESSION.mostSeconds),
      proved_at: now,
    })
    .execute();
  return token;
}

export async function endStaffSessions(tx: Tx, of: { staffId: number; sessionId?: string }): Promise<void> {
  await tx
    .deleteFrom("staff_sessions")
    .where("staff_id", "=", of.staffId)
    .$if(of.sessionId !== undefined, (query) => query.where("id", "=", of.sessionId ?? ""))
    .execute();
}
