import type { UserInfo } from "#contract/members.ts";
import type { Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";
import type { Shopper } from "../http/principal.ts";
import type { Gifts } from "../http/visitor-gifts.ts";
import type { Device } from "../sessions/describe-browser.ts";
import type { World } from "../world.ts";
import { type Entered, enterAccount, giveEntry } from "./enter-account.ts";
import type { HeldMember } from "./hold-member.ts";
import { noteSecurity } from "./security-log.ts";
import { insertStep } from "./sign-in-steps-table.ts";
import { isTwoFactorOn } from "./two-factors-table.ts";
import { GUEST_INFO, viewEntered } from "./view-user-info.ts";

/** Where a code is asked for. */
const CODE_PAGE = "/sign-in/code";

/** A first step that is about to be committed: signed in, or a code is awaited. */
export type Passed = { memberId: number; entered: Entered } | { memberId: number; stepToken: string };

/**
 * What proved who it is was right, by password, mail's link or provider: signs in, or where the member has two-factor,
 * ends the session that the browser brought and asks for a code. Inside the transaction of the proof.
 */
export async function passFirstStep(
  world: World,
  tx: Tx,
  member: HeldMember,
  { by, ...means }: { principal: Shopper; device: Device; keeps: boolean; by: Row<"sign_in_steps">["by_means"] },
): Promise<Passed> {
  const { principal, keeps } = means;
  const { id: memberId } = member;
  if (!(await isTwoFactorOn(tx, memberId))) return { memberId, entered: await enterAccount(world, tx, member, means) };
  if (principal.sessionSha256)
    await tx.deleteFrom("member_sessions").where("token_sha256", "=", principal.sessionSha256).execute();
  await noteSecurity(world, tx, "first_step", { principal, memberId, detail: { by } });
  return { memberId, stepToken: await insertStep(world, tx, { member_id: memberId, keeps, by_means: by }) };
}

/** Gives a browser what a committed first step made for it, and answers who is signed in and where to go. */
export async function answerPassed(world: World, gifts: Gifts, principal: Shopper, passed: Passed): Promise<UserInfo> {
  if ("stepToken" in passed) {
    gifts.setSession(null);
    gifts.setSignInStep(passed.stepToken);
    return { ...GUEST_INFO, Url: CODE_PAGE };
  }
  giveEntry(world, gifts, principal, passed.entered);
  return viewEntered(world, passed.memberId, passed.entered);
}
