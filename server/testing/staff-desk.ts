import { totpCode, totpStep } from "#rules/member/totp.ts";
import type { StaffRole } from "#rules/staff/staff-roles.ts";
import { hashPassword } from "../members/hash-password.ts";
import { hmacSha1, openSecret } from "../sessions/sealed-secret.ts";
import { inviteStaff } from "../staff/invite-staff.ts";
import { findStaffByEmail, secretOwner } from "../staff/staff-table.ts";
import type { World } from "../world.ts";
import { HttpShopper } from "./http-shopper.ts";

/** The password of everybody at the desk in the tests. */
export const STAFF_PASSWORD = "a quiet bench by the window";

/** What somebody's authenticator shows now, or so many steps from now. */
export async function codeOf(world: World, email: string, stepsOn = 0): Promise<string> {
  const staff = await findStaffByEmail(world.db.queries, email);
  if (!staff) throw new Error(`Nobody on the staff has ${email}`);
  return totpCode(openSecret(world, staff.totp_sealed, secretOwner(staff)), totpStep(world.now()) + stepsOn, hmacSha1);
}

/** Somebody on the staff, as if long there. Tests that are about joining join. */
export async function addStaff(world: World, email: string, roles: readonly StaffRole[]): Promise<void> {
  await inviteStaff(world, { email, name: email.split("@")[0] ?? "", roles });
  await world.db.queries
    .updateTable("staff")
    .set({
      state: "active",
      password_hash: await hashPassword(world, STAFF_PASSWORD),
      invitation_sha256: null,
      totp_step: 0,
    })
    .where("email", "=", email)
    .execute();
}

/** A browser at the desk, signed in over HTTP. Its account's code of now is used up, as nothing else would be real. */
export async function deskOf(world: World, email: string, roles: readonly StaffRole[]): Promise<HttpShopper> {
  await addStaff(world, email, roles);
  const desk = new HttpShopper(world);
  const body = { Email: email, Password: STAFF_PASSWORD, Code: await codeOf(world, email) };
  const { status } = await desk.post("/api/staff/session", body);
  if (status !== 200) throw new Error(`${email} did not get to the desk: ${status}`);
  return desk;
}
