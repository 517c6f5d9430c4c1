import type * as wire from "#contract/two-factor.ts";
import { STEP_SECONDS } from "#rules/member/recovery-code.ts";
import { checkTotp, TOTP, totpSecretText, totpUri } from "#rules/member/totp.ts";
import { refuse } from "#rules/refusal.ts";
import type { MemberHandler } from "../http/route.ts";
import { qrPath } from "../sessions/qr-path.ts";
import { hmacSha1 } from "../sessions/sealed-secret.ts";
import type { World } from "../world.ts";
import { countFor, forgiveTries, triesLeft } from "./count-for.ts";
import { holdMember, holdSignedIn } from "./hold-member.ts";
import { sendMemberMail } from "./mail-tokens-table.ts";
import { findMember } from "./members-table.ts";
import { provePassword } from "./prove-password.ts";
import { noteSecurity } from "./security-log.ts";
import {
  confirmSecret,
  countRecoveryCodes,
  findTwoFactor,
  findWaitingSecret,
  forgetTwoFactor,
  isTwoFactorOn,
  replaceRecoveryCodes,
  saveSecret,
} from "./two-factors-table.ts";

export const getTwoFactor: MemberHandler<typeof wire.getTwoFactor> = async ({ world, principal }) => ({
  reply: await viewTwoFactor(world, principal.memberId),
});

export const beginTwoFactor: MemberHandler<typeof wire.beginTwoFactor> = async ({ world, principal, body }) => {
  const { memberId, sessionId } = principal;
  const proven = await provePassword(world, principal, body.Password);
  if (!proven.ok) return proven;
  const secret = world.randomBytes(TOTP.secretBytes);
  const saved = await world.db.transaction(async (tx) => {
    if (!(await holdMember(tx, proven.value))) return refuse("sign_in_needed");
    return (await saveSecret(world, tx, { memberId, sessionId, secret })) ? null : refuse("two_factor_is_on");
  });
  if (saved) return saved;
  return { reply: viewSetup(world, secret, proven.value.email) };
};

/** The secret is shown to the session that set it up, for ten minutes, until the first code is typed. */
export const getTwoFactorSetup: MemberHandler<typeof wire.getTwoFactorSetup> = async ({ world, principal }) => {
  const secret = await findWaitingSecret(world, world.db.queries, { ...principal, since: setupSince(world) });
  const member = secret && (await findMember(world.db.queries, principal.memberId));
  return secret && member ? { reply: viewSetup(world, secret, member.email) } : refuse("two_factor_not_begun");
};

export const confirmTwoFactor: MemberHandler<typeof wire.confirmTwoFactor> = async ({ world, principal, body }) => {
  const { memberId } = principal;
  const member = await findMember(world.db.queries, memberId);
  if (!member) return refuse("sign_in_needed");
  const tooMany = await countFor(world, principal, "two_factor", member.email);
  if (tooMany) return tooMany;
  const confirmed = await world.db.transaction(async (tx) => {
    // Whoever begins anew holds the member, too: the secret that the code is of is the one that is turned on.
    const held = await holdSignedIn(tx, principal);
    const secret = held && (await findWaitingSecret(world, tx, { ...principal, since: setupSince(world) }));
    if (!secret) return "not begun";
    const step = checkTotp(body.Code, { secret, now: world.now(), lastUsedStep: null, hmac: hmacSha1 });
    if (step === null) return "wrong";
    await confirmSecret(tx, memberId, step, world.now());
    await noteSecurity(world, tx, "two_factor_on", { principal, memberId });
    await sendMemberMail(world, tx, "two_factor_on", memberId);
    return replaceRecoveryCodes(world, tx, memberId);
  });
  if (confirmed === "not begun") return refuse("two_factor_not_begun");
  if (confirmed === "wrong") {
    const left = await triesLeft(world, principal, "two_factor", member.email);
    return refuse("code_wrong", { left }, [{ field: "Code" }]);
  }
  await forgiveTries(world, principal, "two_factor", member.email);
  return { reply: { Success: true as const, RecoveryCodes: confirmed } };
};

export const endTwoFactor: MemberHandler<typeof wire.endTwoFactor> = async ({ world, principal, body }) => {
  const { memberId } = principal;
  const proven = await provePassword(world, principal, body.Password);
  if (!proven.ok) return proven;
  const isHeld = await world.db.transaction(async (tx) => {
    if (!(await holdMember(tx, proven.value))) return false;
    if (!(await forgetTwoFactor(tx, memberId))) return true;
    await noteSecurity(world, tx, "two_factor_off", { principal, memberId });
    await sendMemberMail(world, tx, "two_factor_off", memberId);
    return true;
  });
  if (!isHeld) return refuse("sign_in_needed");
  return { reply: await viewTwoFactor(world, memberId) };
};

export const renewRecoveryCodes: MemberHandler<typeof wire.renewRecoveryCodes> = async ({ world, principal, body }) => {
  const { memberId } = principal;
  const proven = await provePassword(world, principal, body.Password);
  if (!proven.ok) return proven;
  const codes = await world.db.transaction(async (tx) => {
    if (!(await holdMember(tx, proven.value)) || !(await isTwoFactorOn(tx, memberId))) return null;
    await noteSecurity(world, tx, "recovery_codes_renewed", { principal, memberId });
    await sendMemberMail(world, tx, "recovery_codes_renewed", memberId);
    return replaceRecoveryCodes(world, tx, memberId);
  });
  return codes ? { reply: { Success: true as const, RecoveryCodes: codes } } : refuse("two_factor_not_begun");
};

async function viewTwoFactor({ db }: World, memberId: number): Promise<wire.TwoFactor> {
  const found = await findTwoFactor(db.queries, memberId);
  return {
    Success: true,
    IsOn: found !== null,
    Since: found ? found.since.toISOString() : null,
    RecoveryCodesLeft: found ? await countRecoveryCodes(db.queries, memberId) : 0,
  };
}

function viewSetup({ config }: World, secret: Uint8Array, email: string): wire.TwoFactorSetup {
  const uri = totpUri(secret, { issuer: config.store.name, account: email });
  const { path, size } = qrPath(uri);
  return { Success: true, Secret: totpSecretText(secret), Uri: uri, Qr: path, QrSize: size };
}

function setupSince({ now }: World): Date {
  return new Date(now().getTime() - STEP_SECONDS * 1000);
}
