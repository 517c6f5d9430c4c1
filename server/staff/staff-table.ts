import { checkTotp } from "#rules/member/totp.ts";
import { sql } from "kysely";
import type { Queries, Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";
import type { Staff } from "../http/principal.ts";
import { hmacSha1, openSecret } from "../sessions/sealed-secret.ts";
import type { World } from "../world.ts";

export type StaffRow = Row<"staff">;

export async function findStaffByEmail(queries: Queries | Tx, email: string): Promise<StaffRow | null> {
  const found = queries
    .selectFrom("staff")
    .selectAll()
    .where(sql<string>`lower(email)`, "=", email.trim().toLowerCase());
  return (await found.executeTakeFirst()) ?? null;
}

/** What the authenticator's secret of an account is sealed for. */
export function secretOwner({ email }: Pick<StaffRow, "email">): string {
  return `staff:${email.toLowerCase()}`;
}

/**
 * Holds an account whose password was checked outside the transaction; null where it was ended, or invited anew, meanwhile:
 * then that password is one of before.
 */
export async function holdStaff(tx: Tx, { id, password_hash: checked }: StaffRow): Promise<StaffRow | null> {
  const row = await tx
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "active")
    .where("password_hash", "=", checked)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Holds the account of a session that has not ended meanwhile: whoever ends it, or invites anew, waits. */
export async function holdAtDesk(tx: Tx, { staffId, sessionId }: Staff): Promise<StaffRow | null> {
  const held = tx.selectFrom("staff").selectAll().where("id", "=", staffId).forNoKeyUpdate();
  const staff = await held.executeTakeFirst();
  const session = tx.selectFrom("staff_sessions").select("id").where("id", "=", sessionId);
  return staff && (await session.where("staff_id", "=", staffId).executeTakeFirst()) ? staff : null;
}

/**
 * Takes a code of somebody's authenticator: true once for each, for one of many who send it at once. A code of before the
 * last one that was taken is none. The account is held: the secret is the one of now.
 */
export async function takeCode(
  world: Pick<World, "now" | "settings">,
  tx: Tx,
  staff: Pick<StaffRow, "id" | "email" | "totp_sealed" | "totp_step">,
  typed: string,
): Promise<boolean> {
  const secret = openSecret(world, staff.totp_sealed, secretOwner(staff));
  const step = checkTotp(typed, { secret, now: world.now(), lastUsedStep: staff.totp_step, hmac: hmacSha1 });
  if (step === null) return false;
  const taken = await tx
    .updateTable("staff")
    .set({ totp_step: step })
    .where("id", "=", staff.id)
    .where((eb) => eb.or([eb("totp_step", "is", null), eb("totp_step", "<", step)]))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
