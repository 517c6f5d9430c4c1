import type { openActivation as openCall, verifyMember as verifyCall } from "#contract/members.ts";
import { refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { countFor, forgiveTries } from "./count-for.ts";
import { isPassword } from "./hash-password.ts";
import { holdMember } from "./hold-member.ts";
import { claimMailToken, endLinks, findMailToken } from "./mail-tokens-table.ts";
import { findMember } from "./members-table.ts";
import { answerPassed, passFirstStep } from "./pass-first-step.ts";
import { noteSecurity } from "./security-log.ts";

/** Looks at a link. A foreign number, a made-up token and one that has ended are the same answer, byte by byte (A37). */
export const openActivation: Handler<typeof openCall> = async ({ world, principal, query }) => {
  const refusal = await countFor(world, principal, "mail_link", "");
  if (refusal) return refusal;
  const link = await findMailToken(world.db.queries, ["activate"], query.token, world.now());
  const member = link?.memberId === query.memId ? await findMember(world.db.queries, query.memId) : null;
  if (!member) return refuse("link_ended");
  return { reply: { Success: true as const, Email: member.email, Url: "/activate" } };
};

/**
 * Uses the link. It proves the mailbox, the password proves who made the account: somebody else's registration with this
 * e-mail opens nothing to them, even where the link is followed.
 */
export const verifyMember: Handler<typeof verifyCall> = async ({ world, principal, device, body, ...gifts }) => {
  const refusal = await countFor(world, principal, "mail_link", "");
  if (refusal) return refusal;
  const now = world.now();
  const link = await findMailToken(world.db.queries, ["activate"], body.token, now);
  const member = link && (await findMember(world.db.queries, link.memberId));
  if (!member) return refuse("link_ended");
  const tooMany = await countFor(world, principal, "sign_in", member.email);
  if (tooMany) return tooMany;
  if (!(await isPassword(body.Password, member.password_hash)))
    return refuse("password_wrong", {}, [{ field: "Password" }]);
  await forgiveTries(world, principal, "sign_in", member.email);
  const passed = await world.db.transaction(async (tx) => {
    const held = await holdMember(tx, member);
    if (!held || (await claimMailToken(tx, "activate", body.token, now)) === null) return null;
    await confirmMember(world, tx, member.id);
    await noteSecurity(world, tx, "activated", { principal, memberId: member.id });
    return passFirstStep(world, tx, held, { principal, device, keeps: false, by: "mail" });
  });
  if (!passed) return refuse("link_ended");
  return { reply: await answerPassed(world, gifts, principal, passed) };
};

/** The mailbox is theirs: the account counts from here. One that counts already stays as it is. */
export async function confirmMember(world: Pick<World, "now">, tx: Tx, memberId: number): Promise<void> {
  const now = world.now();
  await tx
    .updateTable("members")
    .set({ state: "active", confirmed_at: now, changed_at: now })
    .where("id", "=", memberId)
    .where("state", "=", "unconfirmed")
    .execute();
  await endLinks(tx, ["activate"], memberId, now);
}
