import type { Tx } from "../db/database.ts";
import type { Member } from "../http/principal.ts";
import { findMember, type MemberRow } from "./members-table.ts";

declare const held: unique symbol;
/** A member whose row nobody else changes before the transaction ends: what was proved outside it holds inside. */
export type HeldMember = MemberRow & { readonly [held]: true };

/**
 * Holds an account that was read, and whose proof was checked, outside the transaction. Null where another password was set
 * meanwhile, or the account closed: the proof is one of before then. It comes first in its transaction, so that whoever
 * sets a password waits for it, and ends what it made.
 */
export async function holdMember(
  tx: Tx,
  checked: Pick<MemberRow, "id" | "password_version"> | null,
): Promise<HeldMember | null> {
  if (!checked) return null;
  const row = await tx
    .selectFrom("members")
    .selectAll()
    .where("id", "=", checked.id)
    .where("password_version", "=", checked.password_version)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (row as HeldMember | undefined) ?? null;
}

/** Holds the account of a session that has not ended meanwhile: for what a member who is signed in adds without the password. */
export async function holdSignedIn(tx: Tx, { memberId, sessionId }: Member): Promise<HeldMember | null> {
  const member = await holdMember(tx, await findMember(tx, memberId));
  const session = tx.selectFrom("member_sessions").select("id").where("id", "=", sessionId);
  return member && (await session.where("member_id", "=", memberId).executeTakeFirst()) ? member : null;
}
