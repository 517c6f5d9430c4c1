import { createHash, createHmac } from "node:crypto";
import type { ProviderName } from "#rules/member/providers.ts";
import { STEP_SECONDS } from "#rules/member/recovery-code.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";
import { sessionTokenSha256 } from "../sessions/find-session.ts";
import type { World } from "../world.ts";

export type ProviderSignIn = Row<"provider_sign_ins">;

/** Keeps a sign-in that goes elsewhere, or waits for a password, and answers the browser's token of it. */
export async function insertProviderSignIn(
  world: Pick<World, "now" | "randomBytes">,
  tx: Tx,
  begun: Pick<ProviderSignIn, "provider" | "keeps"> & Partial<Pick<ProviderSignIn, "subject" | "email" | "member_id">>,
): Promise<string> {
  const token = Buffer.from(world.randomBytes(32)).toString("base64url");
  const now = world.now();
  await tx.deleteFrom("provider_sign_ins").where("expires_at", "<", now).execute();
  await tx
    .insertInto("provider_sign_ins")
    .values({
      ...begun,
      token_sha256: sessionTokenSha256(token),
      expires_at: new Date(now.getTime() + STEP_SECONDS * 1000),
    })
    .execute();
  return token;
}

/** A browser's sign-in that is on its way: gone to a provider, or waiting for the password of an account. */
export async function findProviderSignIn(
  queries: Queries,
  tokenSha256: Uint8Array | null,
  { stage, now }: { stage: "away" | "linking"; now: Date },
): Promise<ProviderSignIn | null> {
  if (tokenSha256 === null) return null;
  const row = await queries
    .selectFrom("provider_sign_ins")
    .selectAll()
    .where("token_sha256", "=", tokenSha256)
    .where("subject", stage === "away" ? "is" : "is not", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends it; true for one of many that end it at once. */
export async function claimProviderSignIn(tx: Tx, tokenSha256: Uint8Array): Promise<boolean> {
  const claimed = await tx.deleteFrom("provider_sign_ins").where("token_sha256", "=", tokenSha256).executeTakeFirst();
  return claimed.numDeletedRows > 0n;
}

/** What binds a sign-in to one browser: only its cookie and the store's secret give them. */
export function secretsOf({ settings }: Pick<World, "settings">, tokenSha256: Uint8Array) {
  const make = (name: string) =>
    createHmac("sha256", settings.secret).update(`provider-${name}:`).update(tokenSha256).digest("base64url");
  const verifier = make("verifier");
  return {
    state: make("state"),
    nonce: make("nonce"),
    verifier,
    challenge: createHash("sha256").update(verifier).digest("base64url"),
  };
}

/** Where a provider sends the browser back to. */
export function returnAddress({ settings }: Pick<World, "settings">, provider: ProviderName): string {
  return `${settings.storeUrl}/sign-in/with/${provider}/return`;
}
