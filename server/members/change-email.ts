import { sql } from "kysely";
import type * as wire from "#contract/mail-state.ts";
import { NOTICES } from "#rules/member/mail-purposes.ts";
import { refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import { isUniqueViolation } from "../db/database-error.ts";
import { knownBrowserOf } from "../http/known-browser.ts";
import type { MemberHandler } from "../http/route.ts";
import { findMailTrouble } from "../mail-troubles/mail-troubles-table.ts";
import { renewToken } from "../sessions/start-session.ts";
import { countFor } from "./count-for.ts";
import { holdMember } from "./hold-member.ts";
import { viewMailState } from "./mail-state.ts";
import { claimMailToken, endLinks, findNewEmail, sendMemberMail } from "./mail-tokens-table.ts";
import { findMember, findMemberByEmail } from "./members-table.ts";
import { provePassword } from "./prove-password.ts";
import { refuseEmail } from "./register.ts";
import { noteSecurity } from "./security-log.ts";
import { spoken } from "../languages/spoken.ts";

const { memberAnswers } = spoken.members;

/**
 * Another address for an account whose own takes no mail, for the password. The answer and the work are the same where
 * somebody has that address already; then no mail goes out.
 */
export const changeEmail: MemberHandler<typeof wire.changeEmail> = async ({ world, principal, body }) => {
  const proven = await provePassword(world, principal, body.Password);
  if (!proven.ok) return proven;
  const member = proven.value;
  const email = body.Email.trim();
  const refusal = refuseEmail(email) ?? (await countFor(world, principal, "member_mail", email));
  if (refusal) return refusal;
  if (email.toLowerCase() === member.email.toLowerCase()) return refuse("email_same", {}, [{ field: "Email" }]);
  const trouble = await findMailTrouble(world.db.queries, member.email);
  if (trouble?.trouble !== "bounced") return refuse("email_arrives");
  const isAsked = await world.db.transaction(async (tx) => {
    if (!(await holdMember(tx, member))) return false;
    const taken = await findMemberByEmail(tx, email);
    await endLinks(tx, ["change_email"], member.id, world.now());
    await sendMemberMail(world, tx, "change_email", taken ? null : member.id, email);
    await noteSecurity(world, tx, "email_change_asked", { principal, memberId: member.id });
    return true;
  });
  return isAsked ? { reply: { Success: true as const, Message: memberAnswers.mailSent } } : refuse("sign_in_needed");
};

/** Links that went to the old address, and open the account. */
const OLD_LINKS = ["activate", "reset_password", "change_email", ...NOTICES] as const;

/** The account's address from now on, and that of its orders which are not over. Links that went to the old one end. */
export const confirmEmail: MemberHandler<typeof wire.confirmEmail> = async ({ world, principal, body, setSession }) => {
  const { memberId, sessionId } = principal;
  const limit = await countFor(world, principal, "mail_link", "");
  if (limit) return limit;
  const member = await findMember(world.db.queries, memberId);
  const email = member && (await findNewEmail(world.db.queries, memberId, body.token, world.now()));
  if (!email) return refuse("link_ended");
  try {
    const renewed = await world.db.transaction(async (tx) => {
      const held = await holdMember(tx, member);
      const session = held && (await renewToken(world, tx, { id: sessionId, memberId }));
      if (!session || (await claimMailToken(tx, "change_email", body.token, world.now())) !== memberId) return null;
      await moveTo(tx, { id: memberId, from: held.email, to: email }, world.now());
      await endLinks(tx, OLD_LINKS, memberId, world.now());
      await noteSecurity(world, tx, "email_changed", { principal, memberId });
      return session;
    });
    if (!renewed) return refuse("link_ended");
    setSession({ ...renewed, knownBrowser: knownBrowserOf(world, email) });
  } catch (error) {
    // Somebody registered with it meanwhile.
    if (isUniqueViolation(error)) return refuse("link_ended");
    throw error;
  }
  const state = await viewMailState(world, memberId);
  return state ? { reply: state } : refuse("sign_in_needed");
};

async function moveTo(tx: Tx, { id, from, to }: { id: number; from: string; to: string }, now: Date): Promise<void> {
  await tx.updateTable("members").set({ email: to, changed_at: now }).where("id", "=", id).execute();
  await sql`update orders set email = ${to} where member_id = ${id} and lower(email) = lower(${from})
    and state not in ('delivered', 'cancelled', 'refunded')`.execute(tx);
}
