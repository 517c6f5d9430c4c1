import { ProviderUnreachable } from "#adapters/payments/card-payments.ts";
import type { Cents } from "#rules/money/cents.ts";
import { type AskedPart, priceRefund, sumOfParts } from "#rules/refund/price-refund.ts";
import { isRefundUnsettled, type RefundReason } from "#rules/refund/refund-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Tx } from "../db/database.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { findOrderByNumber, lockOrder, type OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { loadRefundable } from "./load-refundable.ts";
import { findRefundByKey, insertRefund, type RefundRow } from "./refunds-table.ts";
import { noteRefundUnknown, settleRefund } from "./settle-refund.ts";

export interface RefundRequest {
  orderNumber: string;
  /** Who asks again under the same key means the same refund. */
  key: string;
  /** Empty for all that is left of the order. */
  parts: readonly AskedPart[];
  reason: RefundReason;
  /** Who sends it, for the books. */
  sentBy: string;
  /** Asked and told in the transaction that writes a new refund, under the order's lock. */
  guard?: {
    check(tx: Tx, order: OrderRow): Promise<Refusal | null>;
    limit(tx: Tx, amount: Cents): Promise<Refusal | null>;
    note(tx: Tx, order: OrderRow, refund: RefundRow): Promise<void>;
  };
}

type RefundWorld = Pick<World, "db" | "now" | "randomBytes" | "log" | "payments">;

/**
 * Gives money back: on record under the order's lock, asked of the provider outside of any transaction, settled. The
 * same request under the same key is one refund, however often and wherever it is made. Where the provider does not
 * answer, the refund is `unknown` and the reconciler brings it to its end.
 */
export async function refundOrder(
  world: RefundWorld,
  request: RefundRequest,
): Promise<{ ok: true; value: RefundRow } | Refusal> {
  const begun = await world.db.transaction((tx) => beginRefund(world, tx, request));
  if (!begun.ok || !isRefundUnsettled(begun.value.refund.state))
    return begun.ok ? { ok: true, value: begun.value.refund } : begun;
  const { refund, order, providerRef } = begun.value;
  return { ok: true, value: await requestRefund(world, refund, order, providerRef) };
}

type Begun = { ok: true; value: { refund: RefundRow; order: OrderRow; providerRef: string } } | Refusal;

async function beginRefund(world: RefundWorld, tx: Tx, request: RefundRequest): Promise<Begun> {
  const found = await findOrderByNumber(tx, request.orderNumber);
  if (!found) return refuse("order_unknown");
  const order = await lockOrder(tx, found.id);
  const refundable = await loadRefundable(tx, order.id);
  if (!refundable) return refuse("refund_not_paid");
  const { providerRef } = refundable.payment;
  const asked = JSON.stringify({ parts: request.parts, reason: request.reason });
  const made = await findRefundByKey(tx, order.id, request.key);
  if (made)
    return isSameJson(made.request, asked)
      ? { ok: true, value: { refund: made, order, providerRef } }
      : refuse("refund_key_used");
  const refused = await request.guard?.check(tx, order);
  if (refused) return refused;
  const wanted = request.parts.length > 0 ? request.parts : refundable.paid.map(({ part }) => ({ part }));
  const priced = priceRefund(refundable.paid, refundable.given, wanted);
  if (!priced.ok) return priced;
  const amount: Cents = sumOfParts(priced.value);
  if (amount > refundable.left) return refuse("refund_too_much", { part: "", leftCents: refundable.left });
  const over = await request.guard?.limit(tx, amount);
  if (over) return over;
  const now = world.now();
  const refund = await insertRefund(
    tx,
    {
      id: newUuid(world),
      orderId: order.id,
      paymentId: refundable.payment.id,
      key: request.key,
      request: asked,
      state: "requesting",
      amount,
      reason: request.reason,
      sentBy: request.sentBy,
      refundRef: null,
      createdAt: now,
    },
    priced.value.map((one) => ({
      ...one,
      lineId: refundable.paid.find(({ part }) => part === one.part)?.lineId ?? null,
    })),
  );
  const detail = { refundId: refund.id, amountCents: amount };
  await appendOrderEvent(tx, order.id, { name: "refund_requested", detail }, now);
  await request.guard?.note(tx, order, refund);
  return { ok: true, value: { refund, order, providerRef } };
}

/** Asks the provider for a refund that is on record. Silence means "unknown", never "failed": it may have been sent. */
export async function requestRefund(
  world: RefundWorld,
  refund: RefundRow,
  { orderNumber }: Pick<OrderRow, "orderNumber">,
  providerRef: string,
): Promise<RefundRow> {
  try {
    const { id: refundId, amount } = refund;
    return await settleRefund(
      world,
      refundId,
      await world.payments.refundPart({ refundId, providerRef, orderNumber, amount }),
    );
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    world.log.warn({ err: error, orderNumber, refundId: refund.id }, "the payment provider did not answer a refund");
    return noteRefundUnknown(world, refund.id);
  }
}

/** The database gives the keys of an object back in an order of its own. */
function isSameJson(kept: string, asked: string): boolean {
  const sorted = (text: string) =>
    JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : value,
    );
  return sorted(kept) === sorted(asked);
}
