import { sql } from "kysely";
import { cents, type Cents } from "#rules/money/cents.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { Decline } from "#rules/payment/declines.ts";
import { ALIVE, type PaymentState, UNSETTLED } from "#rules/payment/payment-states.ts";
import { OPEN_SCREENINGS, type ScreeningState } from "#rules/screening/screening-states.ts";
import type { Queries, Tx } from "../db/database.ts";
import { lockOrder, type OrderRow, type SelectedOrder, toOrderRow } from "../orders/orders-table.ts";
import { RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";

export interface PaymentRow {
  /** Also the provider's idempotency key: the same attempt asked twice is one charge. */
  id: string;
  orderId: string;
  provider: string;
  providerRef: string | null;
  state: PaymentState;
  amount: Cents;
  paymentToken: string;
  /** `order`, or the id of the revision that it pays. */
  purpose: string;
  /** Null where nobody was asked. */
  screening: ScreeningState | null;
  cardType: string;
  cardLast4: string;
  decline: Decline | null;
  actionUrl: string | null;
  createdAt: Date;
  changedAt: Date;
}

const PAYMENT_COLUMNS = [
  "id",
  "order_id",
  "provider",
  "provider_ref",
  "state",
  "amount_cents",
  "payment_token",
  "purpose",
  "card_type",
  "card_last4",
  "decline_reason",
  "action_url",
  "screening",
  "created_at",
  "changed_at",
] as const;

/** What a payment is for that pays the order as it was placed; every other one pays a revision, by its id. */
export const OF_THE_ORDER = "order";

export async function insertPayment(
  tx: Tx,
  payment: {
    id: string;
    orderId: string;
    provider: string;
    amount: Cents;
    paymentToken: string;
    purpose?: string;
    now: Date;
  },
): Promise<PaymentRow> {
  const row = await tx
    .insertInto("payments")
    .values({
      id: payment.id,
      order_id: payment.orderId,
      provider: payment.provider,
      state: "requesting",
      amount_cents: payment.amount,
      payment_token: payment.paymentToken,
      purpose: payment.purpose ?? OF_THE_ORDER,
      created_at: payment.now,
      changed_at: payment.now,
    })
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();
  return toPaymentRow(row);
}

export async function findPayment(queries: Queries | Tx, paymentId: string): Promise<PaymentRow | null> {
  return firstPayment(await selectPayments(queries).where("id", "=", paymentId).execute());
}

/** The attempt and its order, which everybody locks first: neither changes until the transaction ends. */
export async function lockPayment(tx: Tx, paymentId: string): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const order = await lockOrder(tx, sql<string>`(select order_id from payments where id = ${paymentId})`);
  return {
    order,
    payment: toPaymentRow(await selectPayments(tx).where("id", "=", paymentId).executeTakeFirstOrThrow()),
  };
}

export async function findPaymentByRef(
  queries: Queries,
  provider: string,
  providerRef: string,
): Promise<PaymentRow | null> {
  return firstPayment(
    await selectPayments(queries).where("provider", "=", provider).where("provider_ref", "=", providerRef).execute(),
  );
}

/** The attempt that may still succeed or has; null when the order is free for a new one. */
export async function findAlivePayment(
  queries: Queries | Tx,
  orderId: string,
  purpose: string = OF_THE_ORDER,
): Promise<PaymentRow | null> {
  return firstPayment(
    await selectPayments(queries)
      .where("order_id", "=", orderId)
      .where("purpose", "=", purpose)
      .where("state", "in", ALIVE)
      .execute(),
  );
}

export async function findLatestPayment(
  queries: Queries | Tx,
  orderId: string,
  purpose: string = OF_THE_ORDER,
): Promise<PaymentRow | null> {
  return firstPayment(
    await selectPayments(queries)
      .where("order_id", "=", orderId)
      .where("purpose", "=", purpose)
      .orderBy("created_at", "desc")
      .limit(1)
      .execute(),
  );
}

/** This card's latest attempt at the order; null when it was never tried. */
export async function findAttemptWith(
  queries: Queries | Tx,
  orderId: string,
  paymentToken: string,
  purpose: string = OF_THE_ORDER,
): Promise<PaymentRow | null> {
  return firstPayment(
    await selectPayments(queries)
      .where("order_id", "=", orderId)
      .where("payment_token", "=", paymentToken)
      .where("purpose", "=", purpose)
      .orderBy("created_at", "desc")
      .limit(1)
      .execute(),
  );
}

/** Attempts whose end we do not know and that nobody has touched since `before`. What is held for its screening waits elsewhere. */
export async function unsettledPayments(world: World, work: string, before: Date): Promise<PaymentRow[]> {
  const rows = await selectPayments(world.db.queries)
    .where(mayBeTried(world, work, sql.ref("payments.id")))
    .where("state", "in", UNSETTLED)
    .where("changed_at", "<", before)
    .where((eb) => eb.or([eb("screening", "is", null), eb("screening", "not in", OPEN_SCREENINGS)]))
    .orderBy("changed_at")
    .limit(RECORDS_AT_ONCE)
    .execute();
  return rows.map(toPaymentRow);
}

/** Money taken for an order that was cancelled, or for a change that is off: what a crash between charge and refund leaves behind. */
export async function capturedForNothing(world: World, work: string): Promise<PaymentRow[]> {
  const rows = await selectPayments(world.db.queries)
    .where(mayBeTried(world, work, sql.ref("payments.id")))
    .where("state", "=", "captured")
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom("orders")
            .select("orders.id")
            .whereRef("orders.id", "=", "payments.order_id")
            .where("orders.state", "=", "cancelled"),
        ),
        eb.exists(
          eb
            .selectFrom("order_revisions")
            .select("order_revisions.id")
            .whereRef("order_revisions.order_id", "=", "payments.order_id")
            .where(sql`order_revisions.id::text`, "=", eb.ref("payments.purpose"))
            .where("order_revisions.state", "in", ["lapsed", "withdrawn"]),
        ),
      ]),
    )
    .limit(RECORDS_AT_ONCE)
    .execute();
  return rows.map(toPaymentRow);
}

export interface PaymentChange {
  state: PaymentState;
  providerRef?: string;
  cardType?: string;
  cardLast4?: string;
  decline?: Decline | null;
  actionUrl?: string | null;
  screening?: ScreeningState;
}

/** Changes a locked attempt and returns it as it is then. */
export async function updatePayment(
  tx: Tx,
  { id }: Pick<PaymentRow, "id">,
  change: PaymentChange,
  now: Date,
): Promise<PaymentRow> {
  const row = await tx
    .updateTable("payments")
    .set({
      state: change.state,
      changed_at: now,
      ...(change.providerRef !== undefined && { provider_ref: change.providerRef }),
      ...(change.cardType !== undefined && { card_type: change.cardType }),
      ...(change.cardLast4 !== undefined && { card_last4: change.cardLast4 }),
      ...(change.decline !== undefined && { decline_reason: change.decline }),
      ...(change.actionUrl !== undefined && { action_url: change.actionUrl }),
      ...(change.screening !== undefined && { screening: change.screening }),
    })
    .where("id", "=", id)
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();
  return toPaymentRow(row);
}

function selectPayments(queries: Queries | Tx) {
  return queries.selectFrom("payments").select(PAYMENT_COLUMNS);
}

type SelectedPayment = Awaited<ReturnType<ReturnType<typeof selectPayments>["execute"]>>[number];

function firstPayment(rows: SelectedPayment[]): PaymentRow | null {
  return rows[0] ? toPaymentRow(rows[0]) : null;
}

/** An attempt and its order, as the statements of the plain way give them. */
export function rowsOf(
  row: Omit<SelectedPayment, "order_id"> & Omit<SelectedOrder, "id" | "state" | "created_at"> & OfOrder,
): { order: OrderRow; payment: PaymentRow } {
  return {
    order: toOrderRow({ ...row, id: row.order_id, state: row.order_state, created_at: row.order_created_at }),
    payment: toPaymentRow(row),
  };
}

interface OfOrder {
  order_id: string;
  order_state: OrderState;
  order_created_at: Date;
}

function toPaymentRow(row: SelectedPayment): PaymentRow {
  return {
    id: row.id,
    orderId: row.order_id,
    provider: row.provider,
    providerRef: row.provider_ref,
    state: row.state,
    amount: cents(row.amount_cents),
    paymentToken: row.payment_token,
    purpose: row.purpose,
    screening: row.screening,
    cardType: row.card_type,
    cardLast4: row.card_last4,
    decline: row.decline_reason,
    actionUrl: row.action_url,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
