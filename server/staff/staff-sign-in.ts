import type {
  getStaff as getCall,
  proveStaff as proveCall,
  staffSignIn as inCall,
  staffSignOut as outCall,
  StaffInfo,
} from "#contract/staff.ts";
import { hasRight, STAFF_RIGHTS, STAFF_ROLES } from "#rules/staff/staff-roles.ts";
import { refuse } from "#rules/refusal.ts";
import type { Staff } from "../http/principal.ts";
import type { Handler, StaffHandler } from "../http/route.ts";
import { isPassword } from "../members/hash-password.ts";
import { endStaffSessions, startStaffSession } from "../sessions/staff-sessions-table.ts";
import { countStaffTry } from "./count-staff-tries.ts";
import { noteStaffAct } from "./staff-log.ts";
import { findStaffByEmail, holdStaff, takeCode } from "./staff-table.ts";

const DONE = { reply: { Success: true as const } };

/**
 * Password and code together. An account that is not there takes the same work, and nothing tells which of the two was
 * wrong; a code is used up only beside the right password.
 */
export const staffSignIn: Handler<typeof inCall> = async ({ world, principal, device, body, setStaffSession }) => {
  const { clientKey } = principal;
  const tooMany = await countStaffTry(world, body.Email, clientKey);
  if (tooMany) return tooMany;
  const staff = await findStaffByEmail(world.db.queries, body.Email);
  const isRight = await isPassword(body.Password, staff?.state === "active" ? staff.password_hash : null);
  const token = await world.db.transaction(async (tx) => {
    const noted = { staffId: staff?.id ?? null, subject: `staff:${staff?.id ?? ""}`, clientKey };
    const held = staff && isRight ? await holdStaff(tx, staff) : null;
    if (!held || !(await takeCode(world, tx, held, body.Code))) {
      await noteStaffAct(world, tx, { ...noted, act: "sign_in_failed" });
      return null;
    }
    await noteStaffAct(world, tx, { ...noted, act: "signed_in" });
    return startStaffSession(world, tx, { staffId: held.id, device });
  });
  if (token === null) return refuse("staff_sign_in_failed");
  setStaffSession(token);
  return DONE;
};

export const staffSignOut: StaffHandler<typeof outCall> = async ({ world, principal, setStaffSession }) => {
  const { staffId, sessionId, clientKey } = principal;
  await world.db.transaction(async (tx) => {
    await endStaffSessions(tx, { staffId, sessionId });
    await noteStaffAct(world, tx, { staffId, act: "signed_out", subject: `staff:${staffId}`, clientKey });
  });
  setStaffSession(null);
  return DONE;
};

export const getStaff: StaffHandler<typeof getCall> = ({ principal }) =>
  Promise.resolve({ reply: viewStaff(principal) });

/** Step-up: the same session, with the second factor given just now. */
export const proveStaff: StaffHandler<typeof proveCall> = async ({ world, principal, body }) => {
  const { staffId, sessionId, clientKey } = principal;
  const tooMany = await countStaffTry(world, `code:${staffId}`, clientKey);
  if (tooMany) return tooMany;
  const isProved = await world.db.transaction(async (tx) => {
    const staff = await tx.selectFrom("staff").selectAll().where("id", "=", staffId).executeTakeFirstOrThrow();
    if (!(await takeCode(world, tx, staff, body.Code))) return false;
    await tx.updateTable("staff_sessions").set({ proved_at: world.now() }).where("id", "=", sessionId).execute();
    await noteStaffAct(world, tx, { staffId, act: "proved", subject: `staff:${staffId}`, clientKey });
    return true;
  });
  if (!isProved) return refuse("staff_code_wrong", {}, [{ field: "Code" }]);
  return { reply: viewStaff({ ...principal, isFresh: true }) };
};

function viewStaff({ name, roles, isFresh }: Staff): StaffInfo {
  return {
    Success: true,
    Name: name,
    Roles: STAFF_ROLES.filter((role) => roles.has(role)),
    Rights: STAFF_RIGHTS.filter((right) => hasRight(roles, right)),
    IsFresh: isFresh,
  };
}
