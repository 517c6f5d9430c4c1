import { ProviderUnreachable } from "#adapters/http/provider-unreachable.ts";
import { STOPS_REFUNDS } from "#rules/dispute/dispute-states.ts";
import type { Cents } from "#rules/money/cents.ts";
import { type AskedPart, priceRefund, priceRest, sumOfParts } from "#rules/refund/price-refund.ts";
import { isRefundUnsettled, type RefundReason } from "#rules/refund/refund-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Queries, Tx } from "../db/database.ts";
import { findOrderByNumber, lockOrder, type OrderRow } from "../orders/orders-table.ts";
import { findWaitingRevision, moveRevision } from "../orders/revisions-table.ts";
import type { World } from "../world.ts";
import { giveToVoucher } from "./give-to-voucher.ts";
import { insertRefunds } from "./insert-refunds.ts";
import { loadRefundable } from "./load-refundable.ts";
import { listRefundsByKey, type RefundRow } from "./refunds-table.ts";
import { noteRefundUnknown, settleRefund } from "./settle-refund.ts";

export interface RefundRequest {
  orderNumber: string;
  /** Who asks again under the same key means the same refund. */
  key: string;
  /** Empty for all that is left of the order. */
  parts: readonly AskedPart[];
  reason: RefundReason;
  /** The return of this order that it is for, as its caller has looked it up. */
  rmaId?: string;
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
 * answer, the refund is `unknown` and the reconciler brings it to its end. Answers the first of its rows: what goes back
 * to two charges has two.
 */
export async function refundOrder(
  world: RefundWorld,
  request: RefundRequest,
): Promise<{ ok: true; value: RefundRow } | Refusal> {
  const begun = await world.db.transaction((tx) => beginRefund(world, tx, request));
  if (!begun.ok) return begun;
  const [first] = await sendRefunds(world, begun.value.order, begun.value.refunds);
  return first ? { ok: true, value: first } : refuse("refund_nothing_left");
}

/** Asks the provider for each refund that is on record and has no end yet; answers all as they are then. */
export async function sendRefunds(
  world: RefundWorld,
  order: Pick<OrderRow, "orderNumber">,
  refunds: readonly RefundRow[],
): Promise<RefundRow[]> {
  const sent: RefundRow[] = [];
  for (const refund of refunds)
    sent.push(isRefundUnsettled(refund.state) ? await requestRefund(world, refund, order) : refund);
  return sent;
}

/** The bank may give the money back: beside it the buyer would have it twice. */
export async function isDisputed(tx: Tx, orderId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("disputes")
    .select("dispute_ref")
    .where("order_id", "=", orderId)
    .where("state", "in", STOPS_REFUNDS)
    .executeTakeFirst();
  return found !== undefined;
}

type Begun = { ok: true; value: { refunds: RefundRow[]; order: OrderRow } } | Refusal;

async function beginRefund(world: RefundWorld, tx: Tx, request: RefundRequest): Promise<Begun> {
  const found = await findOrderByNumber(tx, request.orderNumber);
  if (!found) return refuse("order_unknown");
  const order = await lockOrder(tx, found.id);
  const refundable = await loadRefundable(tx, order.id);
  if (!refundable) return refuse("refund_not_paid");
  const { key, reason, sentBy, parts, rmaId } = request;
  const asked = JSON.stringify({ parts, reason, ...(rmaId !== undefined && { rmaId }) });
  const made = await listRefundsByKey(tx, order.id, request.key);
  if (made[0])
    return isSameJson(made[0].request, asked)
      ? { ok: true, value: { refunds: made, order } }
      : refuse("refund_key_used");
  if (await isDisputed(tx, order.id)) return refuse("order_disputed");
  const refused = await request.guard?.check(tx, order);
  if (refused) return refused;
  // All of it goes back: then there is nothing left to change.
  const waiting = await findWaitingRevision(tx, order.id);
  if (waiting && request.parts.length > 0) return refuse("change_waits");
  const priced =
    request.parts.length > 0
      ? priceRefund(refundable.paid, refundable.given, request.parts)
      : priceRest(refundable.paid, refundable.given, refundable.left);
  if (!priced.ok) return priced;
  const amount: Cents = sumOfParts(priced.value);
  if (amount > refundable.left) return refuse("refund_too_much", { part: "", leftCents: refundable.left });
  const over = await request.guard?.limit(tx, amount);
  if (over) return over;
  if (waiting) await moveRevision(tx, waiting, "withdrawn", world.now());
  const refunds = await insertRefunds(world, tx, refundable, {
    orderId: order.id,
    key,
    request: asked,
    reason,
    sentBy,
    back: priced.value,
    rmaId: rmaId ?? null,
  });
  // A voucher has its part back at once; the cards' are asked for.
  for (const row of refunds) if (row.voucherId !== null) await giveToVoucher(world, tx, order, row);
  if (refunds[0]) await request.guard?.note(tx, order, { ...refunds[0], amount });
  return { ok: true, value: { refunds, order } };
}

/** Asks the provider for a refund that is on record. Silence means "unknown", never "failed": it may have been sent. */
export async function requestRefund(
  world: RefundWorld,
  refund: RefundRow,
  { orderNumber }: Pick<OrderRow, "orderNumber">,
): Promise<RefundRow> {
  const { id: refundId, amount } = refund;
  try {
    const { provider, providerRef } = await chargeOf(world.db.queries, refund);
    return await settleRefund(
      world,
      refundId,
      await world.payments.named(provider).refundPart({ refundId, providerRef, orderNumber, amount }),
    );
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    world.log.warn({ err: error, orderNumber, refundId: refund.id }, "the payment provider did not answer a refund");
    return noteRefundUnknown(world, refund.id);
  }
}

/** The payment that a refund gives back from, by its provider and that one's number of it. */
export async function chargeOf(
  queries: Queries,
  { id, paymentId }: RefundRow,
): Promise<{ provider: string; providerRef: string }> {
  if (paymentId === null) throw new Error(`Refund ${id} is of no payment`);
  const { provider, provider_ref: providerRef } = await queries
    .selectFrom("payments")
    .select(["provider", "provider_ref"])
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  if (providerRef === null) throw new Error(`Refund ${id} is of a payment without a number`);
  return { provider, providerRef };
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
