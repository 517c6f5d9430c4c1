import type { Identity } from "#adapters/identity/identity-provider.ts";
import type { ProviderName } from "#rules/member/providers.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";

export type IdentityRow = Row<"member_identities">;

/** Who a provider's person is here. */
export async function findIdentity(tx: Tx, provider: ProviderName, subject: string): Promise<IdentityRow | null> {
  const row = await tx
    .selectFrom("member_identities")
    .selectAll()
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row ?? null;
}

/** Links them; false where either is linked to another already. */
export async function insertIdentity(
  tx: Tx,
  linked: { provider: ProviderName; said: Pick<Identity, "subject"> & { email: string }; memberId: number; now: Date },
): Promise<boolean> {
  const { provider, said, memberId, now } = linked;
  const inserted = await tx
    .insertInto("member_identities")
    .values({ provider, subject: said.subject, email: said.email, member_id: memberId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function listIdentities(queries: Queries, memberId: number): Promise<IdentityRow[]> {
  return queries
    .selectFrom("member_identities")
    .selectAll()
    .where("member_id", "=", memberId)
    .orderBy("provider")
    .execute();
}

export async function deleteIdentity(tx: Tx, memberId: number, provider: ProviderName): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("member_identities")
    .where("member_id", "=", memberId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
