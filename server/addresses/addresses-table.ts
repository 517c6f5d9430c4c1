import { sql } from "kysely";
import type { BillingAddress } from "#rules/address/shipping-address.ts";
import type { Queries, Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Row } from "../db/schema.ts";
import type { World } from "../world.ts";

export type AddressRow = Row<"member_addresses">;

/** More than anybody sends parcels to. */
export const MOST_ADDRESSES = 20;

export interface AddressToKeep {
  label: string;
  isDefault: boolean;
  address: BillingAddress;
}

/** The one used first, then as they were added. */
export function listAddressRows(queries: Queries | Tx, memberId: number): Promise<AddressRow[]> {
  return queries
    .selectFrom("member_addresses")
    .selectAll()
    .where("member_id", "=", memberId)
    .orderBy("is_default", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Where the member's last order went, without its email; null before the first. */
export async function lastShippedTo(queries: Queries, memberId: number): Promise<BillingAddress | null> {
  const order = await queries
    .selectFrom("orders")
    .select("shipping_address")
    .where("member_id", "=", memberId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!order) return null;
  const { Email: _ofTheReceipt, ...address } = order.shipping_address;
  return address;
}

/** One change of a member's addresses after the other: how many there are, and which is first, is decided by one at a time. */
export async function lockAddresses(tx: Tx, memberId: number): Promise<void> {
  await tx.selectFrom("members").select("id").where("id", "=", memberId).forUpdate().execute();
}

/** Under the member's lock; answers false when the account has as many as it can. The first one is used first. */
export async function insertAddress(
  world: World,
  tx: Tx,
  memberId: number,
  { label, isDefault, address }: AddressToKeep,
): Promise<boolean> {
  const known = await listAddressRows(tx, memberId);
  if (known.length >= MOST_ADDRESSES) return false;
  const isFirst = isDefault || known.length === 0;
  if (isFirst) await clearDefault(tx, memberId);
  const now = world.now();
  await tx
    .insertInto("member_addresses")
    .values({
      id: newUuid(world),
      member_id: memberId,
      label,
      address: JSON.stringify(address),
      is_default: isFirst,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return true;
}

/** Under the member's lock; answers false for an address that is not this member's. One that is used first stays so. */
export async function updateAddress(
  world: World,
  tx: Tx,
  { memberId, id }: { memberId: number; id: string },
  { label, isDefault, address }: AddressToKeep,
): Promise<boolean> {
  if (isDefault) await clearDefault(tx, memberId, id);
  const changed = await tx
    .updateTable("member_addresses")
    .set({
      label,
      address: JSON.stringify(address),
      changed_at: world.now(),
      ...(isDefault && { is_default: true }),
    })
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Under the member's lock. Where the one used first goes, the oldest of the others takes its place. */
export async function deleteAddress(tx: Tx, memberId: number, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom("member_addresses")
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .returning("is_default")
    .executeTakeFirst();
  if (!gone) return false;
  const [next] = gone.is_default ? await listAddressRows(tx, memberId) : [];
  if (next) await markFirst(tx, memberId, next.id);
  return true;
}

/** Under the member's lock; answers false, and changes nothing, for an address that is not this member's. */
export async function markFirst(tx: Tx, memberId: number, id: string): Promise<boolean> {
  const known = await listAddressRows(tx, memberId);
  if (!known.some((row) => row.id === id)) return false;
  await clearDefault(tx, memberId, id);
  await tx.updateTable("member_addresses").set({ is_default: true }).where("id", "=", id).execute();
  return true;
}

/** The account's own shipping address (S183), which is the one used first; null takes that from it and removes none. */
export async function saveFirstAddress(
  world: World,
  tx: Tx,
  memberId: number,
  address: BillingAddress | null,
): Promise<void> {
  await lockAddresses(tx, memberId);
  if (!address) return clearDefault(tx, memberId);
  const [first] = await listAddressRows(tx, memberId);
  if (first?.is_default) {
    const { label, id } = first;
    await updateAddress(world, tx, { memberId, id }, { label, isDefault: true, address });
  } else await insertAddress(world, tx, memberId, { label: "", isDefault: true, address });
}

/** What a shopper asked to keep at the checkout. One that is kept already is not kept twice. */
export async function keepAddress(world: World, memberId: number, address: BillingAddress): Promise<void> {
  await world.db.transaction(async (tx) => {
    await lockAddresses(tx, memberId);
    const { rows } = await sql`select 1 from member_addresses
      where member_id = ${memberId} and address = ${JSON.stringify(address)}::jsonb`.execute(tx);
    if (rows.length === 0) await insertAddress(world, tx, memberId, { label: "", isDefault: false, address });
  });
}

async function clearDefault(tx: Tx, memberId: number, but: string | null = null): Promise<void> {
  let query = tx
    .updateTable("member_addresses")
    .set({ is_default: false })
    .where("member_id", "=", memberId)
    .where("is_default", "=", true);
  if (but !== null) query = query.where("id", "<>", but);
  await query.execute();
}
