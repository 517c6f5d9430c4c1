import { createHash } from "node:crypto";
import { TOTP } from "#rules/member/totp.ts";
import type { StaffRole } from "#rules/staff/staff-roles.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { INVITATION_HOURS } from "#rules/staff/staff-states.ts";
import type { Tx } from "../db/database.ts";
import { sealSecret } from "../sessions/sealed-secret.ts";
import { endStaffSessions } from "../sessions/staff-sessions-table.ts";
import type { World } from "../world.ts";
import { noteStaffAct } from "./staff-log.ts";
import { findStaffByEmail, secretOwner } from "./staff-table.ts";

type Inviting = Pick<World, "db" | "now" | "randomBytes" | "settings">;

/** Who does it, for the log; nobody of the staff where whoever runs the store does it by a command. */
export interface ByWhom {
  staffId: number | null;
  clientKey?: string;
  reason?: string;
}
const BY_COMMAND: ByWhom = { staffId: null };

interface Invited {
  email: string;
  name: string;
  roles: readonly StaffRole[];
}

/**
 * Invites somebody to the desk, or anew who lost password or authenticator: another secret, another link, and everything
 * that was open is shut. Answers the link's token, which is kept as a digest only.
 */
export function inviteStaff(world: Inviting, invited: Invited): Promise<string> {
  return world.db.transaction((tx) => writeInvitation(world, tx, invited, BY_COMMAND));
}

/** The same by somebody of the staff. Whoever is invited anew cannot sign in until they join, so not the last owner. */
export function inviteAtDesk(
  world: Inviting,
  invited: Invited,
  by: ByWhom,
): Promise<string | Refusal<"staff_last_owner">> {
  return world.db.transaction(async (tx) => {
    const known = await findStaffByEmail(tx, invited.email);
    if (known && (await isLastOwner(tx, known.id))) return refuse("staff_last_owner", {}, [{ field: "Email" }]);
    return writeInvitation(world, tx, invited, by);
  });
}

async function writeInvitation(world: Inviting, tx: Tx, { email, name, roles }: Invited, by: ByWhom): Promise<string> {
  const token = Buffer.from(world.randomBytes(32)).toString("base64url");
  const now = world.now();
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
    ...by,
    act: "invited",
    subject: `staff:${id}`,
    before: { state: known?.state ?? null },
    after: { roles },
  });
  return token;
}

/** Shuts an account and its sessions. */
export function endStaff(
  world: Inviting,
  email: string,
  by: ByWhom = BY_COMMAND,
): Promise<true | Refusal<"staff_unknown" | "staff_last_owner">> {
  return world.db.transaction(async (tx) => {
    const staff = await findStaffByEmail(tx, email);
    if (!staff) return refuse("staff_unknown", {}, [{ field: "Email" }]);
    if (by.staffId !== null && (await isLastOwner(tx, staff.id))) return refuse("staff_last_owner");
    await tx
      .updateTable("staff")
      .set({ state: "ended", password_hash: null, invitation_sha256: null, changed_at: world.now() })
      .where("id", "=", staff.id)
      .execute();
    await endStaffSessions(tx, { staffId: staff.id });
    const subject = `staff:${staff.id}`;
    await noteStaffAct(world, tx, { ...by, act: "ended", subject, before: { state: staff.state } });
    return true as const;
  });
}

/** Signs somebody out everywhere; the account stays. */
export function endSessionsOf(world: Inviting, email: string, by: ByWhom): Promise<true | Refusal<"staff_unknown">> {
  return world.db.transaction(async (tx) => {
    const staff = await findStaffByEmail(tx, email);
    if (!staff) return refuse("staff_unknown", {}, [{ field: "Email" }]);
    await endStaffSessions(tx, { staffId: staff.id });
    await noteStaffAct(world, tx, { ...by, act: "sessions_ended", subject: `staff:${staff.id}` });
    return true as const;
  });
}

/** Gives somebody other roles, from their next call on. */
export function changeRoles(
  world: Inviting,
  email: string,
  roles: readonly StaffRole[],
  by: ByWhom = BY_COMMAND,
): Promise<true | Refusal<"staff_unknown" | "staff_last_owner">> {
  return world.db.transaction(async (tx) => {
    const staff = await findStaffByEmail(tx, email);
    if (!staff) return refuse("staff_unknown", {}, [{ field: "Email" }]);
    if (by.staffId !== null && !roles.includes("owner") && (await isLastOwner(tx, staff.id)))
      return refuse("staff_last_owner");
    const before = await tx.selectFrom("staff_roles").select("role").where("staff_id", "=", staff.id).execute();
    await setRoles(tx, staff.id, roles);
    await noteStaffAct(world, tx, {
      ...by,
      act: "roles_changed",
      subject: `staff:${staff.id}`,
      before: { roles: before.map(({ role }) => role) },
      after: { roles },
    });
    return true as const;
  });
}

/** Whether nobody else who can sign in is an owner. */
async function isLastOwner(tx: Tx, staffId: number): Promise<boolean> {
  const owners = tx
    .selectFrom("staff")
    .select("staff.id")
    .where("state", "=", "active")
    .where((eb) =>
      eb.exists(
        eb.selectFrom("staff_roles").select("role").whereRef("staff_id", "=", "staff.id").where("role", "=", "owner"),
      ),
    );
  // Locked first and read after: whoever waited for another owner's hand must see what that did to the roles.
  await owners.orderBy("staff.id").forUpdate().execute();
  const left = await owners.execute();
  return left.length === 1 && left[0]?.id === staffId;
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
