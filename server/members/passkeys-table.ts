import { createHmac } from "node:crypto";
import { STEP_SECONDS } from "#rules/member/recovery-code.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";
import { sessionTokenSha256 } from "../sessions/find-session.ts";
import type { World } from "../world.ts";

export type PasskeyRow = Row<"passkeys">;

/** The newest last. */
export function listPasskeys(queries: Queries | Tx, memberId: number): Promise<PasskeyRow[]> {
  return queries.selectFrom("passkeys").selectAll().where("member_id", "=", memberId).orderBy("created_at").execute();
}

export async function findPasskey(queries: Queries, id: string): Promise<PasskeyRow | null> {
  return (await queries.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Removes a member's own; false where it is not there, or is another's. */
export async function deletePasskey(tx: Tx, memberId: number, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Makes a challenge for one browser, and answers its token; for a member who adds a passkey, or for whoever signs in. */
export async function insertChallenge(
  world: Pick<World, "now" | "randomBytes" | "settings">,
  tx: Tx,
  memberId: number | null,
): Promise<{ token: string; challenge: string }> {
  const token = Buffer.from(world.randomBytes(32)).toString("base64url");
  const tokenSha256 = sessionTokenSha256(token);
  const now = world.now();
  await tx.deleteFrom("passkey_challenges").where("expires_at", "<", now).execute();
  await tx
    .insertInto("passkey_challenges")
    .values({
      token_sha256: tokenSha256,
      member_id: memberId,
      expires_at: new Date(now.getTime() + STEP_SECONDS * 1000),
    })
    .execute();
  return { token, challenge: challengeOf(world, tokenSha256) };
}

/** Ends a browser's challenge and answers it, to one of many at once; null where there is none for this member, or nobody. */
export async function claimChallenge(
  world: Pick<World, "now" | "settings">,
  tx: Tx,
  tokenSha256: Uint8Array | null,
  memberId: number | null,
): Promise<string | null> {
  if (tokenSha256 === null) return null;
  const claimed = await tx
    .deleteFrom("passkey_challenges")
    .where("token_sha256", "=", tokenSha256)
    .where("expires_at", ">", world.now())
    .where("member_id", memberId === null ? "is" : "=", memberId)
    .executeTakeFirst();
  return claimed.numDeletedRows > 0n ? challengeOf(world, tokenSha256) : null;
}

/** Notes a use, unless another request used the same signature first. A device that does not count says 0 for ever. */
export async function notePasskeyUse(
  { now }: Pick<World, "now">,
  tx: Tx,
  { id, counter: before }: PasskeyRow,
  counter: number,
): Promise<boolean> {
  const noted = await tx
    .updateTable("passkeys")
    .set({ counter, used_at: now() })
    .where("id", "=", id)
    .where("counter", "=", before)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

function challengeOf({ settings }: Pick<World, "settings">, tokenSha256: Uint8Array): string {
  return createHmac("sha256", settings.secret).update("passkey-challenge:").update(tokenSha256).digest("base64url");
}
