import { STEP_SECONDS } from "#rules/member/recovery-code.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { NewRow, Row } from "../db/schema.ts";
import { sessionTokenSha256 } from "../sessions/find-session.ts";
import type { World } from "../world.ts";

export type SignInStep = Row<"sign_in_steps">;

/** Remembers whose first step is done, and answers the token that the browser brings with the second. */
export async function insertStep(
  world: Pick<World, "now" | "randomBytes">,
  tx: Tx,
  step: Pick<NewRow<"sign_in_steps">, "member_id" | "keeps" | "by_means">,
): Promise<string> {
  const token = Buffer.from(world.randomBytes(32)).toString("base64url");
  const now = world.now();
  await tx.deleteFrom("sign_in_steps").where("expires_at", "<", now).execute();
  await tx
    .insertInto("sign_in_steps")
    .values({
      ...step,
      token_sha256: sessionTokenSha256(token),
      expires_at: new Date(now.getTime() + STEP_SECONDS * 1000),
    })
    .execute();
  return token;
}

/** The first step of a browser's token, while it counts. */
export async function findStep(
  queries: Queries,
  tokenSha256: Uint8Array | null,
  now: Date,
): Promise<SignInStep | null> {
  if (tokenSha256 === null) return null;
  const row = await queries
    .selectFrom("sign_in_steps")
    .selectAll()
    .where("token_sha256", "=", tokenSha256)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends it; true for one of many that end it at once. */
export async function claimStep(tx: Tx, tokenSha256: Uint8Array): Promise<boolean> {
  const claimed = await tx.deleteFrom("sign_in_steps").where("token_sha256", "=", tokenSha256).executeTakeFirst();
  return claimed.numDeletedRows > 0n;
}
