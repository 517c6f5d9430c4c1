import type { signIn as signInCall, signOut as signOutCall } from "#contract/members.ts";
import { MOST_WRONG_PASSWORDS } from "#rules/member/slow-limits.ts";
import { refuse } from "#rules/refusal.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import { endSession } from "../sessions/member-sessions-table.ts";
import type { World } from "../world.ts";
import { countTry, forgiveTries, triesLeft } from "./count-for.ts";
import { hashPassword, isCheap, isPassword } from "./hash-password.ts";
import { holdMember } from "./hold-member.ts";
import { isKnownBrowser } from "../http/known-browser.ts";
import { sendMemberMail } from "./mail-tokens-table.ts";
import { findMemberByEmail, type MemberRow } from "./members-table.ts";
import { answerPassed, passFirstStep } from "./pass-first-step.ts";
import { noteSecurity } from "./security-log.ts";
import { isTwoFactorOn } from "./two-factors-table.ts";
import { GUEST_INFO } from "./view-user-info.ts";

/**
 * E-mail and password. A try is counted before it is compared, and an account that is not there, or that too many wrong
 * passwords have shut, takes the same work and says the same. Only who knows the password hears that one is not confirmed,
 * or that a code is asked for.
 */
export const signIn: Handler<typeof signInCall> = async ({ world, principal, device, body, ...gifts }) => {
  const { refusal: tooMany, isShopsAlone } = await countTry(world, principal, "sign_in", body.Email);
  if (tooMany && !isShopsAlone) return tooMany;
  const member = await findMemberByEmail(world.db.queries, body.Email);
  const isRight = await isPassword(body.Password, member?.password_hash ?? null);
  if (!member || !isRight || member.state === "closed" || isShut(world, principal, member)) {
    await noteFailure(world, principal, member);
    return tooMany ?? refuse("sign_in_failed", { left: await triesLeft(world, principal, "sign_in", body.Email) });
  }
  // While many guess from everywhere, a right password alone waits with them; one whose code is asked for does not.
  if (tooMany && !(await isTwoFactorOn(world.db.queries, member.id))) return tooMany;
  await forgiveTries(world, principal, "sign_in", member.email);
  if (member.state === "unconfirmed") return refuse("not_activated");
  await growHash(world, member, body.Password);
  const keeps = body.keepMeSignedIn;
  const passed = await world.db.transaction(async (tx) => {
    const held = await holdMember(tx, member);
    if (!held) return null;
    const passing = await passFirstStep(world, tx, held, { principal, device, keeps, by: "password" });
    if ("entered" in passing)
      await noteSecurity(world, tx, "signed_in", { principal, memberId: member.id, detail: { keeps } });
    return passing;
  });
  // The password that was right when it was looked at is a wrong one by now.
  if (!passed) return refuse("sign_in_failed", { left: await triesLeft(world, principal, "sign_in", body.Email) });
  return { reply: await answerPassed(world, gifts, principal, passed) };
};

/** Ends the session on this browser, and takes its cookie. Who has none is signed out already. */
export const signOut: Handler<typeof signOutCall> = async ({ world, principal, setSession }) => {
  if (principal.kind === "member") {
    const { memberId, sessionId } = principal;
    await world.db.transaction(async (tx) => {
      if (await endSession(tx, memberId, sessionId))
        await noteSecurity(world, tx, "signed_out", { principal, memberId });
    });
  }
  setSession(null);
  return { reply: GUEST_INFO };
};

/** After so many wrong passwords in a row none is right any more, but on a browser that the account was used on. */
function isShut(world: World, principal: Shopper, { failed_sign_ins: failed, email }: MemberRow): boolean {
  return failed >= MOST_WRONG_PASSWORDS && !isKnownBrowser(world, principal, email);
}

/** Counted in a row for the account itself; its owner hears by mail when that shuts it. */
async function noteFailure(world: World, principal: Shopper, member: MemberRow | null): Promise<void> {
  const memberId = member?.id ?? null;
  await world.db.transaction(async (tx) => {
    const row = await tx
      .updateTable("members")
      .set((eb) => ({ failed_sign_ins: eb("failed_sign_ins", "+", 1) }))
      .where("id", "=", memberId ?? -1)
      .returning("failed_sign_ins")
      .executeTakeFirst();
    await noteSecurity(world, tx, "sign_in_failed", { principal, memberId });
    if (row?.failed_sign_ins === MOST_WRONG_PASSWORDS) await sendMemberMail(world, tx, "too_many_tries", memberId);
  });
}

/** A hash of former days is written again at today's cost, unless the password was changed meanwhile. */
async function growHash(world: World, { id, password_hash: old }: MemberRow, password: string): Promise<void> {
  if (old === null || !isCheap(old)) return;
  await world.db.queries
    .updateTable("members")
    .set({ password_hash: await hashPassword(world, password) })
    .where("id", "=", id)
    .where("password_hash", "=", old)
    .execute();
}
