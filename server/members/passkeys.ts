import { createHmac } from "node:crypto";
import type * as wire from "#contract/passkeys.ts";
import { STEP_SECONDS } from "#rules/member/recovery-code.ts";
import { refuse } from "#rules/refusal.ts";
import type { MemberHandler } from "../http/route.ts";
import { describeBrowser } from "../sessions/describe-browser.ts";
import type { World } from "../world.ts";
import { checkNewPasskey, relyingParty } from "./check-passkey.ts";
import { holdMember, holdSignedIn } from "./hold-member.ts";
import { sendMemberMail } from "./mail-tokens-table.ts";
import { claimChallenge, deletePasskey, insertChallenge, listPasskeys } from "./passkeys-table.ts";
import { provePassword } from "./prove-password.ts";
import { noteSecurity } from "./security-log.ts";

const MOST_PASSKEYS = 20;
const FULL = refuse("passkeys_full", { most: MOST_PASSKEYS });
/** EdDSA, ES256, RS256: what every device has one of (COSE). */
const ALGORITHMS = [-8, -7, -257];

export const getPasskeys: MemberHandler<typeof wire.getPasskeys> = async ({ world, principal }) => ({
  reply: await viewPasskeys(world, principal.memberId),
});

export const beginPasskey: MemberHandler<typeof wire.beginPasskey> = async ({ world, principal, body, ...gifts }) => {
  const { memberId } = principal;
  const proven = await provePassword(world, principal, body.Password);
  if (!proven.ok) return proven;
  const { email, first_name: firstName, last_name: lastName } = proven.value;
  const known = await listPasskeys(world.db.queries, memberId);
  if (known.length >= MOST_PASSKEYS) return FULL;
  const { token, challenge } = await world.db.transaction((tx) => insertChallenge(world, tx, memberId));
  gifts.setSignInStep(token);
  const Options: wire.PasskeyCreation = {
    rp: { id: relyingParty(world).id, name: world.config.store.name },
    user: { id: userHandle(world, memberId), name: email, displayName: `${firstName} ${lastName}`.trim() || email },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: STEP_SECONDS * 1000,
    excludeCredentials: known.map(({ id }) => ({ type: "public-key", id })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
  return { reply: { Success: true as const, Options } };
};

export const addPasskey: MemberHandler<typeof wire.addPasskey> = async ({
  world,
  principal,
  device,
  body,
  ...gifts
}) => {
  const { memberId, stepSha256 } = principal;
  gifts.setSignInStep(null);
  const challenge = await world.db.transaction((tx) => claimChallenge(world, tx, stepSha256, memberId));
  const made = challenge && (await checkNewPasskey(world, body.Credential, challenge, ALGORITHMS));
  if (!made) return refuse("passkey_refused");
  const refused = await world.db.transaction(async (tx) => {
    if (!(await holdSignedIn(tx, principal))) return refuse("passkey_refused");
    // Many that were begun while there was room are added one after the other.
    if ((await listPasskeys(tx, memberId)).length >= MOST_PASSKEYS) return FULL;
    const kept = await tx
      .insertInto("passkeys")
      .values({ ...made, member_id: memberId, ...describeBrowser(device.userAgent), created_at: world.now() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows === 0n) return refuse("passkey_refused");
    await noteSecurity(world, tx, "passkey_added", { principal, memberId });
    await sendMemberMail(world, tx, "passkey_added", memberId);
    return null;
  });
  return refused ?? { reply: await viewPasskeys(world, memberId) };
};

export const removePasskey: MemberHandler<typeof wire.removePasskey> = async ({ world, principal, body }) => {
  const { memberId } = principal;
  const proven = await provePassword(world, principal, body.Password);
  if (!proven.ok) return proven;
  const isRemoved = await world.db.transaction(async (tx) => {
    if (!(await holdMember(tx, proven.value)) || !(await deletePasskey(tx, memberId, body.id))) return false;
    await noteSecurity(world, tx, "passkey_removed", { principal, memberId });
    return true;
  });
  return isRemoved ? { reply: await viewPasskeys(world, memberId) } : refuse("passkey_unknown");
};

async function viewPasskeys({ db }: World, memberId: number): Promise<wire.Passkeys> {
  const rows = await listPasskeys(db.queries, memberId);
  return {
    Success: true,
    Passkeys: rows.map(({ id, browser, system, created_at: createdAt, used_at: usedAt }) => ({
      id,
      browser,
      system,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
}

/** What devices file a member under: nothing that says who it is (WebAuthn 3, 14.6.1). */
function userHandle({ settings }: World, memberId: number): string {
  return createHmac("sha256", settings.secret).update(`passkey-user:${memberId}`).digest("base64url");
}
