import type { keepAccount as call } from "#contract/my-data.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler } from "../http/route.ts";
import { countFor } from "./count-for.ts";
import { holdMember } from "./hold-member.ts";
import { claimMailToken, findMailToken } from "./mail-tokens-table.ts";
import { findMember } from "./members-table.ts";
import { reopenAccount } from "./reopen-account.ts";

/** Uses the link of the mail that says an account is ending. It proves the mailbox, and signs nobody in. */
export const keepAccount: Handler<typeof call> = async ({ world, principal, body }) => {
  const refusal = await countFor(world, principal, "mail_link", "");
  if (refusal) return refusal;
  const now = world.now();
  const link = await findMailToken(world.db.queries, ["account_closing"], body.token, now);
  const member = link && (await findMember(world.db.queries, link.memberId));
  const isKept = await world.db.transaction(async (tx) => {
    const held = await holdMember(tx, member);
    if (held?.state !== "closing" || (await claimMailToken(tx, "account_closing", body.token, now)) === null)
      return false;
    return reopenAccount(world, tx, held, principal);
  });
  return isKept ? { reply: { Success: true as const, Url: "/sign-in" } } : refuse("link_ended");
};
