import type { changePassword as call } from "#contract/members.ts";
import { refuse } from "#rules/refusal.ts";
import type { MemberHandler } from "../http/route.ts";
import { endOtherSessions } from "../sessions/member-sessions-table.ts";
import { renewToken } from "../sessions/start-session.ts";
import { knownBrowserOf } from "../http/known-browser.ts";
import { hashPassword } from "./hash-password.ts";
import { holdMember } from "./hold-member.ts";
import { endLinks, sendMemberMail } from "./mail-tokens-table.ts";
import { setPassword } from "./members-table.ts";
import { provePassword } from "./prove-password.ts";
import { refusePassword } from "./register.ts";
import { noteSecurity } from "./security-log.ts";
import { spoken } from "../languages/spoken.ts";

const { memberAnswers } = spoken.members;

/** Ends every other session, and gives this one a new token. The present password is asked for, and its tries are counted. */
export const changePassword: MemberHandler<typeof call> = async ({ world, principal, body, setSession }) => {
  const { memberId, sessionId } = principal;
  const proven = await provePassword(world, principal, body.Password);
  if (!proven.ok) return proven;
  const member = proven.value;
  const wrong = refusePassword(body.NewPassword, member.email, "NewPassword");
  if (wrong) return wrong;
  const passwordHash = await hashPassword(world, body.NewPassword);
  const renewed = await world.db.transaction(async (tx) => {
    const now = world.now();
    const held = await holdMember(tx, member);
    // First of all: a session that was ended elsewhere meanwhile changes nothing.
    const session = held && (await renewToken(world, tx, { id: sessionId, memberId }));
    if (!session) return null;
    await setPassword(world, tx, held, passwordHash);
    await endOtherSessions(tx, memberId, sessionId);
    await endLinks(tx, ["reset_password"], memberId, now);
    await noteSecurity(world, tx, "password_changed", { principal, memberId });
    await sendMemberMail(world, tx, "password_changed", memberId);
    return session;
  });
  if (!renewed) return refuse("sign_in_needed");
  setSession({ ...renewed, knownBrowser: knownBrowserOf(world, member.email) });
  return { reply: { Success: true as const, Message: memberAnswers.passwordChanged } };
};
