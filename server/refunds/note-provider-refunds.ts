import type { ProviderRefund } from "#adapters/payments/payment-provider.ts";
import { newUuid } from "../db/new-uuid.ts";
import { lockOrder } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { loadRefundable } from "./load-refundable.ts";
import { findRefund, findRefundByKey, insertRefund } from "./refunds-table.ts";
import { followUp, settleRefund } from "./settle-refund.ts";

/**
 * Takes every refund that the provider has of an order's payment into our books: ours come to their end, and what was
 * sent by hand at the provider becomes a row that names no part. Called when the provider says that something of the
 * payment has happened; safe to call any number of times at once.
 */
export async function noteProviderRefunds(
  world: World,
  payment: { orderId: string; provider: string; providerRef: string },
): Promise<void> {
  for (const truth of (await world.payments.named(payment.provider).listRefunds(payment.providerRef)).toReversed()) {
    const own = truth.refundId !== null && UUID.test(truth.refundId) ? truth.refundId : null;
    const row = own === null ? null : await findRefund(world.db.queries, own);
    if (row) await settleRefund(world, row.id, truth);
    else await noteForeignRefund(world, payment, truth);
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function noteForeignRefund(
  world: World,
  { orderId, providerRef }: { orderId: string; providerRef: string },
  truth: ProviderRefund,
): Promise<void> {
  const noted = await world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refundable = await loadRefundable(tx, orderId);
    const charge = refundable?.charges.find((one) => one.providerRef === providerRef);
    // Of an order that was never paid, or a change that is off, the whole charge goes back, which its payment's state says.
    if (!charge || truth.refundRef === null) return null;
    const key = `provider:${truth.refundRef}`;
    const known = await findRefundByKey(tx, orderId, key);
    if (known) return known;
    if (truth.state === "failed") return null;
    const now = world.now();
    const refund = await insertRefund(
      tx,
      {
        id: newUuid(world),
        orderId,
        paymentId: charge.paymentId,
        voucherId: null,
        key,
        request: JSON.stringify({ refundRef: truth.refundRef }),
        state: truth.state,
        amount: truth.amount,
        reason: "provider",
        sentBy: "provider",
        refundRef: truth.refundRef,
        createdAt: now,
      },
      [],
    );
    await followUp(world, tx, order, refund);
    return null;
  });
  // One that we know already may have come to another end meanwhile.
  if (noted) await settleRefund(world, noted.id, truth);
}
