import { sql } from "kysely";
import { cents, type Cents, sumCents } from "#rules/money/cents.ts";
import { type PartAmounts, REFUND_CHARGES, type RefundPart } from "#rules/refund/price-refund.ts";
import type { Queries, Tx } from "../db/database.ts";

/** A part of an order as its tables know it: null for a charge. */
export interface LineId {
  lineId: number | null;
}

/** A payment that was taken: for the order, or for a change of it. */
export interface Charge {
  paymentId: string;
  providerRef: string;
  amount: Cents;
  /** What banks took of it for good, by disputes that were lost, in whole or in part: its buyer has that. */
  lost: Cents;
  /** Less what was given back of it, or is on its way, and less what was lost. */
  left: Cents;
}

/** What may be given back of an order that was paid, and what has been. */
export interface Refundable {
  /** Newest first, which is the order they are given back in. */
  charges: Charge[];
  /** What a voucher paid, and how much of that it has not back; null without one. */
  voucher: { id: number; amount: Cents; left: Cents } | null;
  paid: (PartAmounts & LineId & { description: string })[];
  given: PartAmounts[];
  /** What changes made cheaper and was sent back or never sent, with the newest of them; null where nothing is owed. */
  owed: { revisionId: string; amount: Cents } | null;
  /** Of all charges and the voucher, whatever they were for: less what was sent at the provider or lost to a bank, which names no part, and without what is owed since a change. */
  left: Cents;
}

/** Of the table `payments`: for the order, or for a change of it that was made; what was taken for one that is off goes back by itself. */
const PAYMENT_IS_OURS = `(payments.purpose = 'order' or exists (
  select from order_revisions where order_revisions.id::text = payments.purpose and order_revisions.state = 'applied'))`;
const IS_OURS = sql<boolean>`${sql.raw(PAYMENT_IS_OURS)}`;

/** Null where nothing was paid. Read under the order's lock before anything is decided on it. */
export async function loadRefundable(queries: Queries | Tx, orderId: string): Promise<Refundable | null> {
  const charges = await chargesOf(queries, orderId);
  const voucher = await voucherOf(queries, orderId);
  if (charges.length === 0 && voucher === null) return null;
  const paid = await paidParts(queries, orderId);
  const given = await givenParts(queries, orderId, paid);
  const charged = sumCents(charges.map((charge) => charge.left));
  const owed = await owedByChanges(queries, orderId, charged);
  const left = cents(charged - (owed?.amount ?? 0) + (voucher?.left ?? 0));
  return { charges, voucher, paid, given, owed, left };
}

/** A refund of a change names no part: what the order costs since does not hold it any more. No voucher gets it. */
async function owedByChanges(queries: Queries | Tx, orderId: string, charged: Cents): Promise<Refundable["owed"]> {
  const { rows } = await sql<{ id: string; owed: number }>`
    select newest.id, cheaper.sum - sent.sum as owed from (
      select coalesce(sum(-due_cents), 0)::bigint as sum from order_revisions
      where order_id = ${orderId} and state = 'applied' and due_cents < 0
    ) as cheaper, (
      select coalesce(sum(amount_cents), 0)::bigint as sum from refunds
      where order_id = ${orderId} and revision_id is not null and state <> 'failed'
    ) as sent, (
      select id from order_revisions where order_id = ${orderId} and state = 'applied' and due_cents < 0
      order by number desc limit 1
    ) as newest`.execute(queries);
  const [row] = rows;
  const amount = cents(Math.min(charged, row?.owed ?? 0));
  return row && amount > 0 ? { revisionId: row.id, amount } : null;
}

/** Of an order that was called off unpaid, and of a change that is off, the whole charge goes back by itself. */
async function chargesOf(queries: Queries | Tx, orderId: string): Promise<Charge[]> {
  const rows = await queries
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["payments.id", "provider_ref", "amount_cents"])
    .select(
      sql<number>`(select coalesce(sum(amount_cents), 0)::bigint from refunds
        where payment_id = payments.id and refunds.state <> 'failed')`.as("sent"),
    )
    // A bank that has decided and moved nothing yet takes what it asked for; of a dispute that was won in part it keeps a part.
    .select(
      sql<number>`(select coalesce(sum(case when disputes.state = 'lost' and taken_back_cents = 0 then disputes.amount_cents
            else greatest(0, taken_back_cents - won_back_cents) end), 0)::bigint from disputes
        where payment_id = payments.id and disputes.state in ('won', 'lost'))`.as("lost"),
    )
    .where("order_id", "=", orderId)
    .where("payments.state", "in", ["captured", "refunded"])
    .where("orders.paid_at", "is not", null)
    .where(IS_OURS)
    .orderBy("payments.created_at", "desc")
    .execute();
  return rows.flatMap(({ id, provider_ref: providerRef, amount_cents, sent, lost }) => {
    if (providerRef === null) return [];
    const amount = cents(amount_cents);
    // What went out before the bank spoke may be more than it left.
    const left = cents(Math.max(0, amount - sent - lost));
    return [{ paymentId: id, providerRef, amount, lost: cents(lost), left }];
  });
}

async function voucherOf(queries: Queries | Tx, orderId: string): Promise<Refundable["voucher"]> {
  const order = await queries
    .selectFrom("orders")
    .select(["voucher_id", "voucher_cents"])
    .select(
      sql<number>`(select coalesce(sum(amount_cents), 0)::bigint from refunds
        where refunds.order_id = orders.id and refunds.voucher_id is not null and refunds.state <> 'failed')`.as(
        "sent",
      ),
    )
    .where("id", "=", orderId)
    .where("paid_at", "is not", null)
    .executeTakeFirst();
  if (!order || order.voucher_id === null) return null;
  const amount = cents(order.voucher_cents);
  return { id: order.voucher_id, amount, left: cents(amount - order.sent) };
}

/** Tax that is no line's is the shipping's: no other charge is taxed. */
export async function paidParts(queries: Queries | Tx, orderId: string): Promise<Refundable["paid"]> {
  const charged = await queries
    .selectFrom("orders")
    .select(["tax_cents", "shipping_cents", "recycling_cents", "delivery_fee_cents", "insurance_cents"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const rows = await queries
    .selectFrom("order_lines")
    .select(["id", "position", "description", "quantity", "amount_cents", "discount_cents", "tax_cents"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const lines = rows.map((row, at) => ({
    part: at + 1,
    lineId: row.id,
    description: row.description,
    units: row.quantity,
    amount: cents(row.amount_cents + row.discount_cents),
    tax: cents(row.tax_cents),
  }));
  const linesTax = sumCents(lines.map(({ tax }) => tax));
  const charges = REFUND_CHARGES.map((part) => ({
    part,
    lineId: null,
    description: "",
    units: 0,
    amount: cents(charged[`${part}_cents`]),
    tax: cents(part === "shipping" ? charged.tax_cents - linesTax : 0),
  }));
  return [...lines, ...charges.filter(({ amount, tax }) => amount + tax > 0)];
}

export async function givenParts(
  queries: Queries | Tx,
  orderId: string,
  paid: readonly ({ part: RefundPart } & LineId)[],
): Promise<PartAmounts[]> {
  const rows = await queries
    .selectFrom("refund_parts")
    .innerJoin("refunds", "refunds.id", "refund_parts.refund_id")
    .select(["order_line_id", "charge", "units", "refund_parts.amount_cents", "tax_cents"])
    .where("order_id", "=", orderId)
    .where("state", "<>", "failed")
    .execute();
  return rows.flatMap((row) => {
    const part = row.charge ?? paid.find(({ lineId }) => lineId === row.order_line_id)?.part;
    return part === undefined
      ? []
      : [{ part, units: row.units, amount: cents(row.amount_cents), tax: cents(row.tax_cents) }];
  });
}
