import { createHash } from "node:crypto";
import { TOTP } from "#rules/member/totp.ts";
import type { StaffRole } from "#rules/staff/staff-roles.ts";
import { INVITATION_HOURS } from "#rules/staff/staff-states.ts";
import type { Tx } from "../db/database.ts";
import { sealSecret } from "../sessions/sealed-secret.ts";
import { endStaffSessions } from "../sessions/staff-sessions-table.ts";
import type { World } from "../world.ts";
import { noteStaffAct } from "./staff-log.ts";
import { findStaffByEmail, secretOwner } from "./staff-table.ts";

type Inviting = Pick<World, "db" | "now" | "randomBytes" | "settings">;

/**
 * Invites somebody to the desk, or anew who lost password or authenticator: another secret, another link, and everything
 * that was open is shut. Answers the link's token, which is kept as a digest only.
 */
export function inviteStaff(
  world: Inviting,
  { email, name, roles }: { email: string; name: string; roles: readonly StaffRole[] },
): Promise<string> {
  const token = Buffer.from(world.randomBytes(32)).toString("base64url");
  const now = world.now();
  return world.db.transaction(async (tx) => {
    const known = await findStaffByEmail(tx, email);
    const address = known?.email ?? email.trim();
    const row = {
      name,
      state: "invited" as const,
      password_hash: null,
      totp_sealed: sealSecret(world, world.randomBytes(TOTP.secretBytes), secretOwner({ email: address })),
      totp_step: null,
      invitation_sha256: invitationSha256(token),
      invited_until: new Date(now.getTime() + INVITATION_HOURS * 3_600_000),
      changed_at: now,
    };
    const { id } = known
      ? await tx.updateTable("staff").set(row).where("id", "=", known.id).returning("id").executeTakeFirstOrThrow()
      : await tx
          .insertInto("staff")
          .values({ ...row, email: address, created_at: now })
          .returning("id")
          .executeTakeFirstOrThrow();
    await endStaffSessions(tx, { staffId: id });
    await setRoles(tx, id, roles);
    await noteStaffAct(world, tx, {
      staffId: null,
      act: "invited",
      subject: `staff:${id}`,
      before: { state: known?.state ?? null },
      after: { roles },
    });
    return token;
  });
}

/** Shuts an account and its sessions; false where nobody has this address. */
export function endStaff(world: Inviting, email: string): Promise<boolean> {
  return world.db.transaction(async (tx) => {
    const staff = await findStaffByEmail(tx, email);
    if (!staff) return false;
    await tx
      .updateTable("staff")
      .set({ state: "ended", password_hash: null, invitation_sha256: null, changed_at: world.now() })
      .where("id", "=", staff.id)
      .execute();
    await endStaffSessions(tx, { staffId: staff.id });
    const subject = `staff:${staff.id}`;
    await noteStaffAct(world, tx, { staffId: null, act: "ended", subject, before: { state: staff.state } });
    return true;
  });
}

/** Gives somebody other roles, from their next call on; false where nobody has this address. */
export function changeRoles(world: Inviting, email: string, roles: readonly StaffRole[]): Promise<boolean> {
  return world.db.transaction(async (tx) => {
    const staff = await findStaffByEmail(tx, email);
    if (!staff) return false;
    const before = await tx.selectFrom("staff_roles").select("role").where("staff_id", "=", staff.id).execute();
    await setRoles(tx, staff.id, roles);
    await noteStaffAct(world, tx, {
      staffId: null,
      act: "roles_changed",
      subject: `staff:${staff.id}`,
      before: { roles: before.map(({ role }) => role) },
      after: { roles },
    });
    return true;
  });
}

async function setRoles(tx: Tx, staffId: number, roles: readonly StaffRole[]): Promise<void> {
  await tx.deleteFrom("staff_roles").where("staff_id", "=", staffId).execute();
  await tx
    .insertInto("staff_roles")
    .values(roles.map((role) => ({ staff_id: staffId, role })))
    .execute();
}

export function invitationSha256(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
