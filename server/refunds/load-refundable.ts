import { cents, type Cents, sumCents } from "#rules/money/cents.ts";
import { type PartAmounts, REFUND_CHARGES, type RefundPart } from "#rules/refund/price-refund.ts";
import type { Queries, Tx } from "../db/database.ts";

/** A part of an order as its tables know it: null for a charge. */
export interface LineId {
  lineId: number | null;
}

/** What may be given back of an order that was paid, and what has been. */
export interface Refundable {
  /** The charge it is given back from; its total is what the order came to. */
  payment: { id: string; providerRef: string; amount: Cents };
  paid: (PartAmounts & LineId & { description: string })[];
  given: PartAmounts[];
  /** Of the charge, whatever it was for: less what was sent at the provider, which names no part. */
  left: Cents;
}

/** Null where no payment was taken. Read under the order's lock before anything is decided on it. */
export async function loadRefundable(queries: Queries | Tx, orderId: string): Promise<Refundable | null> {
  const payment = await queries
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["payments.id", "provider_ref", "amount_cents"])
    .select(["tax_cents", "shipping_cents", "recycling_cents", "delivery_fee_cents", "insurance_cents"])
    .where("order_id", "=", orderId)
    .where("payments.state", "in", ["captured", "refunded"])
    // Of an order that was called off unpaid the whole charge goes back by itself.
    .where("orders.paid_at", "is not", null)
    .executeTakeFirst();
  if (!payment || payment.provider_ref === null) return null;
  const paid = await paidParts(queries, orderId, payment);
  const given = await givenParts(queries, orderId, paid);
  const sent = await queries
    .selectFrom("refunds")
    .select("amount_cents")
    .where("payment_id", "=", payment.id)
    .where("state", "<>", "failed")
    .execute();
  const sentCents = sumCents(sent.map(({ amount_cents }) => cents(amount_cents)));
  const amount = cents(payment.amount_cents);
  return {
    payment: { id: payment.id, providerRef: payment.provider_ref, amount },
    paid,
    given,
    left: cents(amount - sentCents),
  };
}

/** Tax that is no line's is the shipping's: no other charge is taxed. */
async function paidParts(
  queries: Queries | Tx,
  orderId: string,
  charged: { tax_cents: number } & Record<`${(typeof REFUND_CHARGES)[number]}_cents`, number>,
): Promise<Refundable["paid"]> {
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

async function givenParts(
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
