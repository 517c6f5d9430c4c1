import type { signInByCode as call } from "#contract/two-factor.ts";
import { opensBySignIn } from "#rules/member/member-states.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler } from "../http/route.ts";
import { countFor, forgiveTries, triesLeft } from "./count-for.ts";
import { enterAccount, giveEntry } from "./enter-account.ts";
import { holdMember } from "./hold-member.ts";
import { sendMemberMail } from "./mail-tokens-table.ts";
import { findMember } from "./members-table.ts";
import { noteSecurity } from "./security-log.ts";
import { claimStep, findStep } from "./sign-in-steps-table.ts";
import { useCode } from "./two-factors-table.ts";
import { viewEntered } from "./view-user-info.ts";

/**
 * The second step. A try is counted before it is compared; a code is used up by the one sign-in that it opens, and the
 * owner hears by mail when somebody who knows the password has guessed through all tries: then the password is asked for anew.
 */
export const signInByCode: Handler<typeof call> = async ({ world, principal, device, body, ...gifts }) => {
  const { stepSha256 } = principal;
  const step = await findStep(world.db.queries, stepSha256, world.now());
  const member = step && (await findMember(world.db.queries, step.member_id));
  if (!stepSha256 || !member || !opensBySignIn(member.state)) return refuse("step_ended");
  const memberId = member.id;
  const tooMany = await countFor(world, principal, "two_factor", member.email);
  if (tooMany) return tooMany;
  const entered = await world.db.transaction(async (tx) => {
    const held = await holdMember(tx, member);
    const by = held && (await useCode(world, tx, memberId, body.Code));
    if (!held || by === null || !(await claimStep(tx, stepSha256))) return null;
    const detail = { keeps: step.keeps, first: step.by_means, second: by };
    await noteSecurity(world, tx, "signed_in", { principal, memberId, detail });
    if (by === "recovery") await sendMemberMail(world, tx, "recovery_code_used", memberId);
    return enterAccount(world, tx, held, { principal, device, keeps: step.keeps });
  });
  if (!entered) {
    const left = await triesLeft(world, principal, "two_factor", member.email);
    await world.db.transaction(async (tx) => {
      await noteSecurity(world, tx, "code_failed", { principal, memberId });
      if (left > 0) return;
      await claimStep(tx, stepSha256);
      await sendMemberMail(world, tx, "wrong_codes", memberId);
    });
    return refuse("code_wrong", { left }, [{ field: "Code" }]);
  }
  await forgiveTries(world, principal, "two_factor", member.email);
  gifts.setSignInStep(null);
  giveEntry(world, gifts, principal, entered);
  return { reply: await viewEntered(world, memberId, entered) };
};
