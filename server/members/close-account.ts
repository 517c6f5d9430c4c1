import { CLOSING_DAYS } from "#rules/member/member-states.ts";
import type { closeAccount as call } from "#contract/my-data.ts";
import { refuse } from "#rules/refusal.ts";
import type { MemberHandler } from "../http/route.ts";
import { endOtherSessions } from "../sessions/member-sessions-table.ts";
import { holdMember } from "./hold-member.ts";
import { sendMemberMail } from "./mail-tokens-table.ts";
import { provePassword } from "./prove-password.ts";
import { noteSecurity } from "./security-log.ts";

/**
 * Ends an account: every device is signed out at once, and a mail says how to have it back. After some days a job erases it
 * (`erase-accounts.ts`); until then nothing of it is lost.
 */
export const closeAccount: MemberHandler<typeof call> = async ({ world, principal, body, ...gifts }) => {
  const { memberId } = principal;
  const proven = await provePassword(world, principal, body.Password);
  if (!proven.ok) return proven;
  const now = world.now();
  const isClosing = await world.db.transaction(async (tx) => {
    if ((await holdMember(tx, proven.value))?.state !== "active") return false;
    await tx
      .updateTable("members")
      .set({ state: "closing", closes_at: new Date(now.getTime() + CLOSING_DAYS * 86_400_000), changed_at: now })
      .where("id", "=", memberId)
      .execute();
    await endOtherSessions(tx, memberId, null);
    await sendMemberMail(world, tx, "account_closing", memberId);
    await noteSecurity(world, tx, "account_closing", { principal, memberId });
    return true;
  });
  if (!isClosing) return refuse("sign_in_needed");
  gifts.setSession(null);
  return { reply: { Success: true as const, Url: "/keep-account" } };
};
