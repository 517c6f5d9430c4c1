import { NOTICE_DAYS } from "#rules/member/mail-purposes.ts";
import type { Tx } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { World } from "../world.ts";
import type { HeldMember } from "./hold-member.ts";
import { noteSecurity } from "./security-log.ts";

/**
 * Takes off every way into an account that is younger than a notice can be old: the mail that told of it may still lie
 * unread, and whoever says "It was not me" to one of them has said it to all. What is older was told of and let stand, so
 * a mailbox alone does not undo it: a second factor of before asks for its code.
 */
export async function takeOffNewWaysIn(
  world: Pick<World, "now">,
  tx: Tx,
  { id: memberId }: HeldMember,
  principal: Shopper,
): Promise<void> {
  const since = new Date(world.now().getTime() - NOTICE_DAYS * 86_400_000);
  const factor = await tx
    .deleteFrom("two_factors")
    .where("member_id", "=", memberId)
    .where((eb) => eb.or([eb("confirmed_at", "is", null), eb("confirmed_at", ">", since)]))
    .executeTakeFirst();
  const codes = tx.deleteFrom("recovery_codes").where("member_id", "=", memberId).where("made_at", ">", since);
  await codes.execute();
  const passkeys = await tx
    .deleteFrom("passkeys")
    .where("member_id", "=", memberId)
    .where("created_at", ">", since)
    .executeTakeFirst();
  const providers = await tx
    .deleteFrom("member_identities")
    .where("member_id", "=", memberId)
    .where("linked_at", ">", since)
    .executeTakeFirst();
  const detail = {
    factors: Number(factor.numDeletedRows),
    passkeys: Number(passkeys.numDeletedRows),
    providers: Number(providers.numDeletedRows),
  };
  await noteSecurity(world, tx, "not_me", { principal, memberId, detail });
}
