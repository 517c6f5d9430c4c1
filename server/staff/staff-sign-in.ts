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
import type { Handler, StaffActHandler, StaffHandler } from "../http/route.ts";
import { forgetCounts } from "../http/count-slowly.ts";
import { isPassword } from "../members/hash-password.ts";
import { knownBrowserOf } from "../http/known-browser.ts";
import { endStaffSessions, startStaffSession } from "../sessions/staff-sessions-table.ts";
import { codeLimit, countStaffCode, countWrongTry } from "./count-staff-tries.ts";
import { noteStaffAct } from "./staff-log.ts";
import { findStaffByEmail, holdAtDesk, holdStaff, takeCode } from "./staff-table.ts";

/** No account has this number. */
const NOBODY = 0;
const DONE = { reply: { Success: true as const } };

/**
 * Password and code together. An account that is not there takes the same work, and nothing tells which of the two was
 * wrong; a code is used up only beside the right password. Right ones enter whatever was tried before, and whoever tried it.
 */
export const staffSignIn: Handler<typeof inCall> = async ({ world, principal, device, body, setStaffSession }) => {
  const { clientKey } = principal;
  const staff = await findStaffByEmail(world.db.queries, body.Email);
  const isPasswordRight = await isPassword(body.Password, staff?.state === "active" ? staff.password_hash : null);
  const known = knownBrowserOf(world, `desk:${body.Email}`);
  const by = principal.knownDesk === known ? "known" : "stranger";
  // A code is counted before it is compared, of nobody beside a wrong password; too many answer as any wrong one does.
  const isCounted = !(await countStaffCode(world, staff && isPasswordRight ? staff.id : NOBODY, by));
  const isRight = staff && isPasswordRight && isCounted;
  const noted = { staffId: staff?.id ?? null, subject: `staff:${staff?.id ?? ""}`, clientKey };
  const token = await world.db.transaction(async (tx) => {
    const held = isRight ? await holdStaff(tx, staff) : null;
    if (!held || !(await takeCode(world, tx, held, body.Code))) return null;
    await noteStaffAct(world, tx, { ...noted, act: "signed_in" });
    return startStaffSession(world, tx, { staffId: held.id, device });
  });
  if (!staff || token === null) {
    const tooMany = await countWrongTry(world, body.Email, clientKey);
    if (tooMany) return tooMany;
    // Only what was counted is written down: the log grows no faster than the limit.
    await world.db.transaction((tx) => noteStaffAct(world, tx, { ...noted, act: "sign_in_failed" }));
    return refuse("staff_sign_in_failed");
  }
  await forgetCounts(world, [codeLimit(staff.id, by)]);
  setStaffSession(token, known);
  return DONE;
};

export const staffSignOut: StaffActHandler<typeof outCall> = async ({ world, principal, act, setStaffSession }) => {
  const { staffId, sessionId, clientKey } = principal;
  await world.db.transaction(async (tx) => {
    await endStaffSessions(tx, { staffId, sessionId });
    await noteStaffAct(world, tx, { staffId, act: act.audit, subject: `staff:${staffId}`, clientKey });
  });
  setStaffSession(null);
  return DONE;
};

export const getStaff: StaffHandler<typeof getCall> = ({ principal }) =>
  Promise.resolve({ reply: viewStaff(principal) });

/** Step-up: the same session, with the second factor given just now. */
export const proveStaff: StaffActHandler<typeof proveCall> = async ({ world, principal, act, body }) => {
  const { staffId, sessionId, clientKey } = principal;
  const tooMany = await countStaffCode(world, staffId, "session");
  if (tooMany) return tooMany;
  const refusal = await world.db.transaction(async (tx) => {
    const staff = await holdAtDesk(tx, principal);
    if (!staff) return refuse("staff_sign_in_needed");
    if (!(await takeCode(world, tx, staff, body.Code))) return refuse("staff_code_wrong", {}, [{ field: "Code" }]);
    await tx.updateTable("staff_sessions").set({ proved_at: world.now() }).where("id", "=", sessionId).execute();
    await noteStaffAct(world, tx, { staffId, act: act.audit, subject: `staff:${staffId}`, clientKey });
    return null;
  });
  if (refusal) return refusal;
  await forgetCounts(world, [codeLimit(staffId, "session")]);
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
