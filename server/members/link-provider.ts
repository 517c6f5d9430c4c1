import type {
  getLinkedProviders as getCall,
  LinkedProviders,
  linkProvider as linkCall,
  unlinkProvider as unlinkCall,
} from "#contract/providers.ts";
import { opensBySignIn } from "#rules/member/member-states.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler, MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { countFor, forgiveTries, triesLeft } from "./count-for.ts";
import { isPassword } from "./hash-password.ts";
import { holdMember } from "./hold-member.ts";
import { deleteIdentity, insertIdentity, listIdentities } from "./identities-table.ts";
import { sendMemberMail } from "./mail-tokens-table.ts";
import { findMember } from "./members-table.ts";
import { answerPassed, passFirstStep } from "./pass-first-step.ts";
import { provePassword } from "./prove-password.ts";
import { claimProviderSignIn, findProviderSignIn } from "./provider-sign-ins-table.ts";
import { noteSecurity } from "./security-log.ts";

/** The provider's confirmed e-mail is the account's, and the password says that both are one person. */
export const linkProvider: Handler<typeof linkCall> = async ({ world, principal, device, body, ...gifts }) => {
  const now = world.now();
  const waits = await findProviderSignIn(world.db.queries, principal.stepSha256, { stage: "linking", now });
  const member = waits?.member_id ? await findMember(world.db.queries, waits.member_id) : null;
  if (!waits?.subject || !waits.email || !member || !opensBySignIn(member.state)) return refuse("step_ended");
  const { provider, keeps, token_sha256: tokenSha256 } = waits;
  const said = { subject: waits.subject, email: waits.email };
  const tooMany = await countFor(world, principal, "sign_in", member.email);
  if (tooMany) return tooMany;
  if (!(await isPassword(body.Password, member.password_hash))) {
    const memberId = member.id;
    await noteSecurity(world, world.db.queries, "sign_in_failed", { principal, memberId, detail: { first: provider } });
    const left = await triesLeft(world, principal, "sign_in", member.email);
    return refuse("sign_in_failed", { left }, [{ field: "Password" }]);
  }
  await forgiveTries(world, principal, "sign_in", member.email);
  const passed = await world.db.transaction(async (tx) => {
    const held = await holdMember(tx, member);
    if (!held || !(await claimProviderSignIn(tx, tokenSha256))) return null;
    if (!(await insertIdentity(tx, { provider, said, memberId: member.id, now }))) return null;
    await noteSecurity(world, tx, "provider_linked", { principal, memberId: member.id, detail: { provider } });
    await sendMemberMail(world, tx, "provider_linked", member.id);
    return passFirstStep(world, tx, held, { principal, device, keeps, by: provider });
  });
  gifts.setSignInStep(null);
  if (!passed) return refuse("step_ended");
  return { reply: await answerPassed(world, gifts, principal, passed) };
};

export const getLinkedProviders: MemberHandler<typeof getCall> = async ({ world, principal }) => ({
  reply: await viewLinked(world, principal.memberId),
});

/** The password is asked for: who has none would lose the only way in. */
export const unlinkProvider: MemberHandler<typeof unlinkCall> = async ({ world, principal, body }) => {
  const { memberId } = principal;
  const proven = await provePassword(world, principal, body.Password);
  if (!proven.ok) return proven;
  const isHeld = await world.db.transaction(async (tx) => {
    if (!(await holdMember(tx, proven.value))) return false;
    if (!(await deleteIdentity(tx, memberId, body.Provider))) return true;
    const detail = { provider: body.Provider };
    await noteSecurity(world, tx, "provider_unlinked", { principal, memberId, detail });
    return true;
  });
  if (!isHeld) return refuse("sign_in_needed");
  return { reply: await viewLinked(world, memberId) };
};

async function viewLinked({ db }: World, memberId: number): Promise<LinkedProviders> {
  const rows = await listIdentities(db.queries, memberId);
  return {
    Success: true,
    Linked: rows.map(({ provider, email, linked_at: linkedAt }) => ({
      Provider: provider,
      Email: email,
      LinkedAt: linkedAt.toISOString(),
    })),
  };
}
