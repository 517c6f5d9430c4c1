import { sql } from "kysely";
import type { ProviderRefund } from "#adapters/payments/payment-provider.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { isCalledOff, mayMoveOrder } from "#rules/order/order-states.ts";
import {
  type EffectByJob,
  FOLLOWS_WHEN_OVER,
  type RefundEffect,
  WHAT_FOLLOWS_A_REFUND,
} from "#rules/order/what-follows.ts";
import { cents } from "#rules/money/cents.ts";
import { moneyText } from "#rules/money/money-text.ts";
import { type GivenBack, givenBack } from "#rules/points/points-ledger.ts";
import { mayMoveRefund, type RefundState } from "#rules/refund/refund-states.ts";
import type { Tx } from "../db/database.ts";
import { returnToShelf, takeFromShelf } from "../holds/return-to-shelf.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { holdByItself } from "../orders/order-holds-table.ts";
import { lockOrder, type OrderRow } from "../orders/orders-table.ts";
import { ALL_OF_IT, returnPoints } from "../points/return-points.ts";
import { endLongerWarranties, restoreLongerWarranties } from "../warranties/longer-warranties-table.ts";
import type { World } from "../world.ts";
import { findRefund, type RefundRow, updateRefund } from "./refunds-table.ts";
import { spoken } from "../languages/spoken.ts";

const { fallenChangeWords, fallenRefundWords } = spoken.deskRefund;

type Settling = Pick<World, "db" | "now" | "log">;

/**
 * Applies what the provider says of a refund to our rows, in one short transaction. The answer to our request, a webhook
 * and the reconciler all come through here; the same news again changes nothing, so their order does not matter.
 */
export function settleRefund(world: Settling, refundId: string, truth: ProviderRefund): Promise<RefundRow> {
  return world.db.transaction(async (tx) => {
    const { order, refund } = await lockRefund(tx, refundId);
    const wrong = mismatch(refund, truth);
    if (wrong !== null) {
      world.log.error({ orderNumber: order.orderNumber, refundId, what: wrong }, "a refund does not match its row");
      return refund;
    }
    if (truth.state === refund.state || !mayMoveRefund(refund.state, truth.state)) return refund;
    const { refundRef, failure, state } = truth;
    const settled = await updateRefund(tx, refund, { state, refundRef, failure }, world.now());
    await followUp(world, tx, order, settled, refund.state);
    return settled;
  });
}

/** No answer came: the money may have gone. What is known by now stays known. */
export function noteRefundUnknown(world: Settling, refundId: string): Promise<RefundRow> {
  return world.db.transaction(async (tx) => {
    const { order, refund } = await lockRefund(tx, refundId);
    if (refund.state !== "requesting") return refund;
    const detail = { refundId, amountCents: refund.amount };
    await appendOrderEvent(tx, order.id, { name: "refund_unknown", detail }, world.now());
    return updateRefund(tx, refund, { state: "unknown" }, world.now());
  });
}

async function lockRefund(tx: Tx, refundId: string): Promise<{ order: OrderRow; refund: RefundRow }> {
  const order = await lockOrder(tx, sql<string>`(select order_id from refunds where id = ${refundId})`);
  const refund = await findRefund(tx, refundId);
  if (!refund) throw new Error(`Refund ${refundId} is gone`);
  return { order, refund };
}

/** An answer is believed only about our refund, our amount, our currency. */
function mismatch(refund: RefundRow, truth: ProviderRefund): string | null {
  if (truth.refundId !== refund.id && truth.refundRef !== refund.refundRef) return "refund";
  if (truth.amount !== refund.amount) return "amount";
  if (truth.currency !== "USD") return "currency";
  if (refund.refundRef !== null && truth.refundRef !== refund.refundRef) return "provider_ref";
  return null;
}

/**
 * What the refund's state means for the order. The order is locked, and the refund has just come to this state, from
 * `before`, which is null where it is new.
 */
export async function followUp(
  world: Settling,
  tx: Tx,
  order: OrderRow,
  refund: RefundRow,
  before: RefundState | null = null,
): Promise<void> {
  const { state, paymentId, failure } = refund;
  const [now, detail] = [world.now(), { refundId: refund.id, amountCents: refund.amount }];
  if (state === "failed") {
    world.log.error({ orderNumber: order.orderNumber, ...detail, failure, before }, "a refund failed");
    await appendOrderEvent(tx, order.id, { name: "refund_failed", detail: { ...detail, failure } }, now);
    if (paymentId !== null) await reopenPayment(tx, paymentId, now);
    await follow(state, { tx, order, refund, before, now });
  }
  if (state !== "succeeded") return;
  await appendOrderEvent(tx, order.id, { name: "refund_succeeded", detail }, now);
  await follow(state, { tx, order, refund, before, now });
  if (paymentId !== null && (await isChargeGivenBack(tx, paymentId))) await endPayment(tx, order, paymentId, now);
  await endOnceGivenBack(tx, order, paymentId, now);
}

interface Following {
  tx: Tx;
  order: OrderRow;
  refund: RefundRow;
  before: RefundState | null;
  now: Date;
}

async function follow(state: keyof typeof WHAT_FOLLOWS_A_REFUND, what: Following): Promise<void> {
  // What an order's end has brought stays: the units may be somebody else's by now.
  const isOver = state === "failed" && isCalledOff(what.order.state);
  const stays = (effect: RefundEffect) => isOver && !(FOLLOWS_WHEN_OVER as readonly RefundEffect[]).includes(effect);
  for (const effect of WHAT_FOLLOWS_A_REFUND[state])
    if (effect !== "tell_webhooks" && !stays(effect)) await EFFECTS[effect](what);
}

/** What follows every refund that was sent, or was not after all; what the order's end brings comes with that. */
const EFFECTS: Record<Exclude<RefundEffect, EffectByJob>, (what: Following) => Promise<void>> = {
  // What has left the house comes back by a return, if it does.
  return_units: async ({ tx, order }) => {
    if (isOnTheFloor(order.state)) await returnToShelf(tx, order.id, "what is off");
  },
  return_points: settlePoints,
  end_warranties: ({ tx, order, now }) => endLongerWarranties(tx, order.id, "refunded units", now),
  mail_refund: (what) => mailAbout("order_refund", what),
  // One that was never sent was told to nobody.
  mail_fallen_refund: async (what) => {
    if (what.before === "succeeded") await mailAbout("order_refund_fallen", what);
  },
  // What was left out of the parcel has left the order for good.
  take_units: async ({ tx, order }) => {
    await takeFromShelf(tx, order);
  },
  restore_points: settlePoints,
  restore_warranties: ({ tx, order }) => restoreLongerWarranties(tx, order.id),
  // One that was never sent has changed nothing of the order.
  hold_order: async ({ tx, order, refund, before, now }) => {
    if (before !== "succeeded" || !isOnTheFloor(order.state)) return;
    const words = refund.revisionId === null ? fallenRefundWords : fallenChangeWords;
    await holdByItself(tx, order, words(moneyText(refund.amount)), now);
  },
};

/** Of an order that is over nothing stays, whatever came of the money. */
async function settlePoints({ tx, order, now }: Following): Promise<void> {
  const given = isCalledOff(order.state) ? ALL_OF_IT : await merchandiseBack(tx, order);
  await returnPoints(tx, order.id, given, now);
}

async function mailAbout(
  topic: "order_refund" | "order_refund_fallen",
  { tx, refund: { id }, now }: Following,
): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({
      topic,
      dedupe_key: `${topic}:${id}`,
      payload: JSON.stringify({ refundId: id }),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was paid for the order's lines without tax, and how much of that refunds gave back; points follow it. */
async function merchandiseBack(tx: Tx, { id, total }: Pick<OrderRow, "id" | "total">): Promise<GivenBack> {
  const { rows } = await sql<{ named: number; unnamed: number; paid: number }>`select (
      select coalesce(sum(refund_parts.amount_cents), 0)::bigint from refund_parts join refunds on refunds.id = refund_id
      where order_id = ${id} and state = 'succeeded' and order_line_id is not null
    ) as named, (
      select coalesce(sum(amount_cents), 0)::bigint from refunds
      where order_id = ${id} and state = 'succeeded' and revision_id is null
        and not exists (select from refund_parts where refund_id = refunds.id)
    ) as unnamed, (
      select coalesce(sum(amount_cents + discount_cents), 0)::bigint from order_lines where order_id = ${id}
    ) as paid`.execute(tx);
  const { named, unnamed, paid } = rows[0] ?? { named: 0, unnamed: 0, paid: 0 };
  return givenBack({ named: cents(named), unnamed: cents(unnamed), paid: cents(paid), total });
}

async function isChargeGivenBack(tx: Tx, paymentId: string): Promise<boolean> {
  const sent = await tx
    .selectFrom("refunds")
    .select("amount_cents")
    .where("payment_id", "=", paymentId)
    .where("state", "=", "succeeded")
    .execute();
  const charged = await tx
    .selectFrom("payments")
    .select("amount_cents")
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return sent.reduce((sum, { amount_cents }) => sum + amount_cents, 0) === charged.amount_cents;
}

/**
 * To every card and to the voucher together, by refunds and by banks that took it for good: what `refunded` means of an
 * order. What a change made cheaper is no part of what it costs, but may leave nothing that was not given back before.
 */
async function isAllGivenBack(tx: Tx, { id, total }: Pick<OrderRow, "id" | "total">): Promise<boolean> {
  const { rows } = await sql<{ back: number }>`select (
      select coalesce(sum(amount_cents), 0) from refunds
      where order_id = ${id} and state = 'succeeded' and revision_id is null
    ) + (
      select coalesce(sum(greatest(0, taken_back_cents - won_back_cents)), 0) from disputes
      where order_id = ${id} and state in ('won', 'lost')
    )::bigint as back`.execute(tx);
  const back = rows[0]?.back ?? 0;
  // What costs nothing is not given back by that.
  return back > 0 && back >= total;
}

/** A charge of which something is the store's again. */
async function reopenPayment(tx: Tx, paymentId: string, now: Date): Promise<void> {
  if (await isChargeGivenBack(tx, paymentId)) return;
  await tx
    .updateTable("payments")
    .set({ state: "captured", changed_at: now })
    .where("id", "=", paymentId)
    .where("state", "=", "refunded")
    .execute();
}

async function endPayment(tx: Tx, order: OrderRow, paymentId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("payments")
    .set({ state: "refunded", changed_at: now })
    .where("id", "=", paymentId)
    .where("state", "=", "captured")
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await appendOrderEvent(tx, order.id, { name: "payment_refunded", detail: { paymentId } }, now);
}

/** The locked order is over once nothing of it is left to give back; what follows its end comes with the move. */
export async function endOnceGivenBack(tx: Tx, order: OrderRow, paymentId: string | null, now: Date): Promise<void> {
  if (!mayMoveOrder(order.state, "refunded", order.isTest) || !(await isAllGivenBack(tx, order))) return;
  await moveOrderBy(tx, order, { name: "order_refunded", detail: { paymentId } }, now);
}
