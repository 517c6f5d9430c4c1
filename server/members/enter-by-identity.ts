import type { Identity } from "#adapters/identity/identity-provider.ts";
import { opensBySignIn } from "#rules/member/member-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { Device } from "../sessions/describe-browser.ts";
import type { World } from "../world.ts";
import { findIdentity, insertIdentity } from "./identities-table.ts";
import { type HeldMember, holdMember } from "./hold-member.ts";
import { endLinks } from "./mail-tokens-table.ts";
import { findMember, findMemberByEmail, type MemberRow } from "./members-table.ts";
import { type Passed, passFirstStep } from "./pass-first-step.ts";
import { claimProviderSignIn, insertProviderSignIn, type ProviderSignIn } from "./provider-sign-ins-table.ts";
import { noteSecurity } from "./security-log.ts";

export type Came =
  | { is: "passed"; passed: Passed }
  /** The email has an account: its password is awaited, under this token. */
  | { is: "to_link"; token: string }
  | { is: "refused"; refusal: Refusal };

interface Arrival {
  principal: Shopper;
  device: Device;
  begun: ProviderSignIn;
  said: Identity;
}

/**
 * Lets in whom a provider vouches for. Who was here before is known by the provider's number alone. A new one gets an
 * account by an e-mail that the provider has confirmed; where that e-mail has an account already, its password is asked for
 * once. A registration that nobody confirmed gives way, with the password of whoever typed it: the provider has confirmed
 * the mailbox, the registration has not.
 */
export async function enterByIdentity(world: World, tx: Tx, arrival: Arrival): Promise<Came> {
  const { begun, said } = arrival;
  if (!(await claimProviderSignIn(tx, begun.token_sha256))) return refused("step_ended");
  const known = await findIdentity(tx, begun.provider, said.subject);
  if (known) {
    const held = await holdMember(tx, await findMember(tx, known.member_id));
    // Looked at once more: whoever set a password meanwhile may have taken this way in off.
    const isLinked = held && (await findIdentity(tx, begun.provider, said.subject))?.member_id === held.id;
    return isLinked && opensBySignIn(held.state) ? pass(world, tx, held, arrival) : refused("provider_refused");
  }
  const { email } = said;
  if (email === null || !said.isEmailVerified) return refused("provider_no_email");
  const made = await insertOrConfirm(world, tx, { ...said, email });
  if (!made) {
    const owner = await findMemberByEmail(tx, email);
    if (!owner || !opensBySignIn(owner.state)) return refused("provider_refused");
    const { provider, keeps } = begun;
    const waits = { provider, keeps, subject: said.subject, email, member_id: owner.id };
    return { is: "to_link", token: await insertProviderSignIn(world, tx, waits) };
  }
  await endLinks(tx, ["activate"], made.id, world.now());
  await insertIdentity(tx, { provider: begun.provider, said: { ...said, email }, memberId: made.id, now: world.now() });
  await noteSecurity(world, tx, "registered", {
    principal: arrival.principal,
    memberId: made.id,
    detail: { by: begun.provider },
  });
  const held = await holdMember(tx, made);
  return held ? pass(world, tx, held, arrival) : refused("provider_refused");
}

async function pass(
  world: World,
  tx: Tx,
  member: HeldMember,
  { principal, device, begun: { provider, keeps } }: Arrival,
): Promise<Came> {
  const passed = await passFirstStep(world, tx, member, { principal, device, keeps, by: provider });
  if ("entered" in passed) {
    const detail = { keeps, first: provider };
    await noteSecurity(world, tx, "signed_in", { principal, memberId: member.id, detail });
  }
  return { is: "passed", passed };
}

function refused(reason: "step_ended" | "provider_refused" | "provider_no_email"): Came {
  return { is: "refused", refusal: refuse(reason) };
}

/** Null where an account that counts has the e-mail. */
async function insertOrConfirm(
  world: World,
  tx: Tx,
  { email, firstName, lastName }: Identity & { email: string },
): Promise<MemberRow | null> {
  const now = world.now();
  const own = {
    email,
    password_hash: null,
    first_name: firstName.slice(0, 60),
    last_name: lastName.slice(0, 60),
    state: "active" as const,
    confirmed_at: now,
    changed_at: now,
  };
  const waiting = await findMemberByEmail(tx, email);
  if (!waiting) {
    const row = await tx
      .insertInto("members")
      .values({ ...own, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }
  const row = await tx
    .updateTable("members")
    .set((eb) => ({ ...own, password_version: eb("password_version", "+", 1) }))
    .where("id", "=", waiting.id)
    .where("state", "=", "unconfirmed")
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
