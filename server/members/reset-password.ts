import type { askPasswordReset as askCall, resetPassword as resetCall } from "#contract/members.ts";
import { NOTICES } from "#rules/member/mail-purposes.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler } from "../http/route.ts";
import { endOtherSessions } from "../sessions/member-sessions-table.ts";
import { confirmMember } from "./activate.ts";
import { countFor, forgiveTries } from "./count-for.ts";
import { hashPassword } from "./hash-password.ts";
import { holdMember } from "./hold-member.ts";
import { claimMailToken, endLinks, findMailToken, sendMemberMail } from "./mail-tokens-table.ts";
import { findMember, findMemberByEmail, setPassword } from "./members-table.ts";
import { answerPassed, passFirstStep } from "./pass-first-step.ts";
import { refuseEmail, refusePassword } from "./register.ts";
import { noteSecurity } from "./security-log.ts";
import { takeOffNewWaysIn } from "./take-off-new-ways-in.ts";
import { spoken } from "../languages/spoken.ts";

const { memberAnswers } = spoken.members;

/** A link by mail. For an address without an account the same rows are written, and no mail goes out. */
export const askPasswordReset: Handler<typeof askCall> = async ({ world, principal, body }) => {
  const refusal = refuseEmail(body.Email) ?? (await countFor(world, principal, "member_mail", body.Email));
  if (refusal) return refusal;
  await world.db.transaction(async (tx) => {
    const member = await findMemberByEmail(tx, body.Email);
    const memberId = member && member.state !== "closed" ? member.id : null;
    await sendMemberMail(world, tx, "reset_password", memberId);
    await noteSecurity(world, tx, "password_reset_asked", { principal, memberId });
  });
  return { reply: { Success: true as const, Message: memberAnswers.mailSent } };
};

/** What sets a password: the link that was asked for, and "It was not me" of a notice. */
const PASSWORD_LINKS = ["reset_password", ...NOTICES] as const;

/**
 * A new password by a link, once. It proves the mailbox, so an account that waited is confirmed by it; every session
 * ends, tries that were counted are forgiven, and the owner hears of it by mail. A notice's link says besides that
 * somebody else was in: what was added lately goes, so that no code and no key of theirs is asked for, or opens.
 */
export const resetPassword: Handler<typeof resetCall> = async ({ world, principal, device, body, ...gifts }) => {
  const refusal = await countFor(world, principal, "mail_link", "");
  if (refusal) return refusal;
  const now = world.now();
  const link = await findMailToken(world.db.queries, PASSWORD_LINKS, body.token, now);
  const member = link && (await findMember(world.db.queries, link.memberId));
  if (!member || member.state === "closed") return refuse("link_ended");
  const wrong = refusePassword(body.Password, member.email, "Password");
  if (wrong) return wrong;
  const passwordHash = await hashPassword(world, body.Password);
  const passed = await world.db.transaction(async (tx) => {
    const held = await holdMember(tx, member);
    if (!held || (await claimMailToken(tx, link.purpose, body.token, now)) === null) return null;
    await confirmMember(world, tx, member.id);
    await setPassword(world, tx, held, passwordHash);
    await endOtherSessions(tx, member.id, null);
    if (link.purpose !== "reset_password") {
      await takeOffNewWaysIn(world, tx, held, principal);
      await endLinks(tx, PASSWORD_LINKS, member.id, now);
    }
    await noteSecurity(world, tx, "password_reset", { principal, memberId: member.id });
    await sendMemberMail(world, tx, "password_changed", member.id);
    return passFirstStep(world, tx, held, { principal, device, keeps: false, by: "mail" });
  });
  if (!passed) return refuse("link_ended");
  for (const name of ["sign_in", "two_factor"] as const) await forgiveTries(world, principal, name, member.email);
  return { reply: await answerPassed(world, gifts, principal, passed) };
};
