import { createHash, createHmac } from "node:crypto";
import { LINK_SECONDS, type MailPurpose } from "#rules/member/mail-purposes.ts";
import { SHARE_CODE_DIGITS } from "#rules/points/share-points.ts";
import type { Queries, Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { World } from "../world.ts";
import { spokenLocale } from "../languages/spoken.ts";

/**
 * The token of a mail's link: 256 bits that only the store's secret and the row's id together give. So the row, its
 * outbox and a copy of the database hold no link, and the mail can be written when it is sent.
 */
export function mailToken({ settings }: Pick<World, "settings">, id: string): string {
  return createHmac("sha256", settings.secret).update(`mail-link:${id}`).digest("base64url");
}

/** The digits that a mail shows instead of a link, as little known to the database as a link is. */
export function mailedCode({ settings }: Pick<World, "settings">, id: string): string {
  const digest = createHmac("sha256", settings.secret).update(`mail-code:${id}`).digest();
  return String(digest.readBigUInt64BE() % 10n ** BigInt(SHARE_CODE_DIGITS)).padStart(SHARE_CODE_DIGITS, "0");
}

/** What stands for a member's mailed code where a link's token would: eight digits alone would be tried out of a copy of the database. */
export function shareCodeToken({ settings }: Pick<World, "settings">, memberId: number, code: string): string {
  return createHmac("sha256", settings.secret).update(`share:${memberId}:${code}`).digest("base64url");
}

/** Asked for by who reads them, so they are in the language of the page. What warns a member is in theirs: whoever warns them of themselves chose the page. */
const ASKED: ReadonlySet<MailPurpose> = new Set(["activate", "reset_password", "change_email", "share_points"]);

/**
 * Has a mail written to a member, with a link of its own; to a new address where it is that one's link. For nobody it writes
 * the same rows, and no mail goes out.
 */
export async function sendMemberMail(
  world: Pick<World, "now" | "randomBytes" | "settings">,
  tx: Tx,
  purpose: MailPurpose,
  memberId: number | null,
  newEmail: string | null = null,
): Promise<void> {
  const id = newUuid(world);
  const now = world.now();
  const isCode = purpose === "share_points" && memberId !== null;
  await tx
    .insertInto("mail_tokens")
    .values({
      id,
      purpose,
      member_id: memberId,
      token_sha256: tokenSha256(isCode ? shareCodeToken(world, memberId, mailedCode(world, id)) : mailToken(world, id)),
      new_email: newEmail,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_SECONDS[purpose] * 1000),
    })
    .execute();
  await tx
    .insertInto("outbox")
    .values({
      topic: "member_mail",
      dedupe_key: `member_mail:${id}`,
      payload: JSON.stringify({ mailTokenId: id, ...(ASKED.has(purpose) && { locale: spokenLocale() }) }),
      created_at: now,
    })
    .execute();
}

/** A link that can be used: whom it is for, and which of these purposes it has. Null for every other. Nothing is used up. */
export async function findMailToken<Purpose extends MailPurpose>(
  queries: Queries | Tx,
  purposes: readonly Purpose[],
  token: string,
  now: Date,
): Promise<{ memberId: number; purpose: Purpose } | null> {
  const row = await queries
    .selectFrom("mail_tokens")
    .select(["member_id", "purpose"])
    .where("token_sha256", "=", tokenSha256(token))
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.member_id ? { memberId: row.member_id, purpose: row.purpose as Purpose } : null;
}

/** The address that a member's link confirms; null where it is none of theirs, or can no longer be used. */
export async function findNewEmail(
  queries: Queries,
  memberId: number,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await queries
    .selectFrom("mail_tokens")
    .select("new_email")
    .where("token_sha256", "=", tokenSha256(token))
    .where("purpose", "=", "change_email")
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.new_email ?? null;
}

/** Claims a link: one of many at once gets the member, and every other link of the same purpose and member ends with it. */
export async function claimMailToken(tx: Tx, purpose: MailPurpose, token: string, now: Date): Promise<number | null> {
  const used = await tx
    .updateTable("mail_tokens")
    .set({ used_at: now })
    .where("token_sha256", "=", tokenSha256(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("member_id")
    .executeTakeFirst();
  if (!used?.member_id) return null;
  await endLinks(tx, [purpose], used.member_id, now);
  return used.member_id;
}

/** Ends what links of these purposes a member still has. */
export async function endLinks(tx: Tx, purposes: readonly MailPurpose[], memberId: number, now: Date): Promise<void> {
  await tx
    .updateTable("mail_tokens")
    .set({ used_at: now })
    .where("purpose", "in", purposes)
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .execute();
}

function tokenSha256(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
