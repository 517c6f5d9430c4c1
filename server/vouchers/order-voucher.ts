import { sql } from "kysely";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { OrderVoucher } from "#rules/voucher/to-pay.ts";
import type { Queries, Tx } from "../db/database.ts";

/** An order that may have a voucher; one without it asks the database nothing. */
export interface VoucherOrder {
  id: string;
  voucher: OrderVoucher | null;
}

/**
 * An order takes what its price counts on: all of it, while it is there. The order row must be locked (or new) in the same
 * transaction and hold nothing of it. The voucher's row is locked before its balance is believed: of 50 orders at once for
 * the last ten dollars one gets them.
 */
export async function takeVoucher(
  tx: Tx,
  { id, voucher }: VoucherOrder,
  now: Date,
): Promise<Refusal<"voucher_short"> | null> {
  if (!voucher) return null;
  const taken = await sql`
    with voucher as (
      select id from vouchers
      where id = ${voucher.id} and balance_cents >= ${voucher.amount} and ended_at is null
        and (expires_at is null or expires_at > ${now})
      for no key update
    )
    insert into voucher_entries (voucher_id, order_id, kind, cents, at)
    select id, ${id}, 'spend', ${-voucher.amount}::bigint, ${now} from voucher
    returning id`.execute(tx);
  return taken.rows.length === 1 ? null : refuse("voucher_short");
}

/** An unpaid order lets its voucher go; again is a no-op. The order is locked. */
export async function giveVoucherBack(tx: Tx, { id, voucher }: VoucherOrder, now: Date): Promise<void> {
  if (!voucher) return;
  await sql`
    insert into voucher_entries (voucher_id, order_id, kind, cents, at)
    select voucher_id, order_id, 'give_back', -sum(cents), ${now}
    from voucher_entries where order_id = ${id} and kind in ('spend', 'give_back')
    group by voucher_id, order_id having sum(cents) < 0`.execute(tx);
}

/** Whether an order holds what it takes of its voucher. */
export async function holdsVoucher(queries: Queries | Tx, { id, voucher }: VoucherOrder): Promise<boolean> {
  if (!voucher) return false;
  const { rows } = await sql`select from voucher_entries
    where order_id = ${id} and kind in ('spend', 'give_back') having sum(cents) < 0`.execute(queries);
  return rows.length > 0;
}
