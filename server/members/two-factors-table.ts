import { createHmac } from "node:crypto";
import {
  RECOVERY_CODE_LETTERS,
  RECOVERY_CODES,
  readRecoveryCode,
  recoveryCodeOf,
} from "#rules/member/recovery-code.ts";
import { checkTotp } from "#rules/member/totp.ts";
import type { Queries, Tx } from "../db/database.ts";
import { hmacSha1, openSecret, sealSecret } from "../sessions/sealed-secret.ts";
import type { World } from "../world.ts";

/** Whom a sealed secret belongs to. */
const whose = (memberId: number) => `two-factor:${memberId}`;

/** Whether a code is asked for at sign-in. */
export async function isTwoFactorOn(queries: Queries | Tx, memberId: number): Promise<boolean> {
  return (await findTwoFactor(queries, memberId)) !== null;
}

/** Since when it is on; null while it is off, or waits for its first code. */
export async function findTwoFactor(queries: Queries | Tx, memberId: number): Promise<{ since: Date } | null> {
  const row = await queries
    .selectFrom("two_factors")
    .select("confirmed_at")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row?.confirmed_at ? { since: row.confirmed_at } : null;
}

/** Keeps a new secret that waits for its first code, in the place of one that waited; false where it is on already. */
export async function saveSecret(
  world: Pick<World, "settings" | "randomBytes" | "now">,
  tx: Tx,
  { memberId, sessionId, secret }: { memberId: number; sessionId: string; secret: Uint8Array },
): Promise<boolean> {
  const row = {
    secret_sealed: sealSecret(world, secret, whose(memberId)),
    session_id: sessionId,
    begun_at: world.now(),
  };
  const saved = await tx
    .insertInto("two_factors")
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) =>
      conflict
        .column("member_id")
        .doUpdateSet({ ...row, used_step: null })
        .where("two_factors.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The secret that a session began to set up since then; null where none waits. */
export async function findWaitingSecret(
  world: Pick<World, "settings">,
  queries: Queries | Tx,
  { memberId, sessionId, since }: { memberId: number; sessionId: string; since: Date },
): Promise<Uint8Array | null> {
  const row = await queries
    .selectFrom("two_factors")
    .select("secret_sealed")
    .where("member_id", "=", memberId)
    .where("session_id", "=", sessionId)
    .where("confirmed_at", "is", null)
    .where("begun_at", ">", since)
    .executeTakeFirst();
  return row ? openSecret(world, row.secret_sealed, whose(memberId)) : null;
}

/** Turns the secret that waits on, with the step of its first code; whoever calls it holds the member. */
export async function confirmSecret(tx: Tx, memberId: number, step: number, now: Date): Promise<void> {
  await tx
    .updateTable("two_factors")
    .set({ confirmed_at: now, used_step: step })
    .where("member_id", "=", memberId)
    .where("confirmed_at", "is", null)
    .execute();
}

export async function forgetTwoFactor(tx: Tx, memberId: number): Promise<boolean> {
  await tx.deleteFrom("recovery_codes").where("member_id", "=", memberId).execute();
  const forgotten = await tx.deleteFrom("two_factors").where("member_id", "=", memberId).executeTakeFirst();
  return forgotten.numDeletedRows > 0n;
}

/** New codes in the place of all there were. The answer is the only time that they are known. */
export async function replaceRecoveryCodes(
  world: Pick<World, "settings" | "randomBytes" | "now">,
  tx: Tx,
  memberId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(world.randomBytes(RECOVERY_CODE_LETTERS)));
  await tx.deleteFrom("recovery_codes").where("member_id", "=", memberId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(
      codes.map((code) => ({
        member_id: memberId,
        code_sha256: recoveryDigest(world, memberId, code),
        made_at: world.now(),
      })),
    )
    .execute();
  return codes;
}

export async function countRecoveryCodes(queries: Queries, memberId: number): Promise<number> {
  const { left } = await queries
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Uses a code up, of the app or on paper: of many at once one is told which it was. Null for one that opens nothing. */
export async function useCode(
  world: Pick<World, "settings" | "now">,
  tx: Tx,
  memberId: number,
  typed: string,
): Promise<"app" | "recovery" | null> {
  const recovery = readRecoveryCode(typed);
  if (recovery !== null) return (await spendRecoveryCode(world, tx, memberId, recovery)) ? "recovery" : null;
  const row = await tx
    .selectFrom("two_factors")
    .select(["secret_sealed", "used_step"])
    .where("member_id", "=", memberId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!row) return null;
  const secret = openSecret(world, row.secret_sealed, whose(memberId));
  const step = checkTotp(typed, { secret, now: world.now(), lastUsedStep: row.used_step, hmac: hmacSha1 });
  if (step === null) return null;
  const used = await tx
    .updateTable("two_factors")
    .set({ used_step: step })
    .where("member_id", "=", memberId)
    .where("used_step", "<", step)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n ? "app" : null;
}

async function spendRecoveryCode(
  world: Pick<World, "settings" | "now">,
  tx: Tx,
  memberId: number,
  code: string,
): Promise<boolean> {
  const used = await tx
    .updateTable("recovery_codes")
    .set({ used_at: world.now() })
    .where("member_id", "=", memberId)
    .where("code_sha256", "=", recoveryDigest(world, memberId, code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Under the store's secret: a copy of the database alone cannot be tried against. */
function recoveryDigest({ settings }: Pick<World, "settings">, memberId: number, code: string): Uint8Array {
  const letters = readRecoveryCode(code) ?? "";
  return createHmac("sha256", settings.secret).update(`recovery-code:${memberId}:${letters}`).digest();
}
