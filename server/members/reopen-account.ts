import type { Tx } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { World } from "../world.ts";
import type { HeldMember } from "./hold-member.ts";
import { endLinks, sendMemberMail } from "./mail-tokens-table.ts";
import { noteSecurity } from "./security-log.ts";

/** An account that is ending stays after all, with all that is in it; its owner hears of it. Every other is left as it is. */
export async function reopenAccount(
  world: World,
  tx: Tx,
  { id: memberId, state }: HeldMember,
  principal: Shopper,
): Promise<boolean> {
  if (state !== "closing") return false;
  const now = world.now();
  await tx
    .updateTable("members")
    .set({ state: "active", closes_at: null, changed_at: now })
    .where("id", "=", memberId)
    .execute();
  await endLinks(tx, ["account_closing"], memberId, now);
  await noteSecurity(world, tx, "account_kept", { principal, memberId });
  await sendMemberMail(world, tx, "account_kept", memberId);
  return true;
}
