import type * as wire from "#contract/mail-state.ts";
import { refuse } from "#rules/refusal.ts";
import type { MemberHandler } from "../http/route.ts";
import { clearMailTrouble, findMailTrouble } from "../mail-troubles/mail-troubles-table.ts";
import type { World } from "../world.ts";
import { findMember } from "./members-table.ts";

export const getMailState: MemberHandler<typeof wire.getMailState> = async ({ world, principal }) => {
  const state = await viewMailState(world, principal.memberId);
  return state ? { reply: state } : refuse("sign_in_needed");
};

export const tryMailAgain: MemberHandler<typeof wire.tryMailAgain> = async ({ world, principal }) => {
  const member = await findMember(world.db.queries, principal.memberId);
  if (!member) return refuse("sign_in_needed");
  await clearMailTrouble(world.db.queries, member.email, world.now());
  const state = await viewMailState(world, member.id);
  return state ? { reply: state } : refuse("sign_in_needed");
};

export async function viewMailState({ db }: Pick<World, "db">, memberId: number): Promise<wire.MailState | null> {
  const member = await findMember(db.queries, memberId);
  if (!member) return null;
  const found = await findMailTrouble(db.queries, member.email);
  return {
    Success: true,
    Email: member.email,
    Trouble: found?.trouble ?? null,
    At: found?.at.toISOString() ?? "",
  };
}
