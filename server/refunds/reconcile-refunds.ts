import { findOrderById } from "../orders/orders-table.ts";
import { eachRecord } from "../retries/each-record.ts";
import type { World } from "../world.ts";
import { chargeOf, requestRefund } from "./refund-order.ts";
import { listUnsettledRefunds, type RefundRow } from "./refunds-table.ts";
import { settleRefund } from "./settle-refund.ts";

/** Younger refunds are still in the hands of the request that made them. */
const PATIENCE_SECONDS = 30;
/** The provider forgets its keys after a day. What it has not made by then, a person decides anew. */
const ASKABLE_HOURS = 20;
const WORK = "reconcile-refunds";

/** Job: every refund whose end we do not know is asked of the provider until it is known. Safe to run twice at once. */
export async function reconcileRefunds(world: World, patienceSeconds: number = PATIENCE_SECONDS): Promise<void> {
  const before = new Date(world.now().getTime() - patienceSeconds * 1000);
  await eachRecord(world, {
    work: WORK,
    found: await listUnsettledRefunds(world, WORK, before),
    record: ({ id }) => id,
    handle: (refund) => reconcile(world, refund),
  });
}

/** The provider's list is the truth: what is on it was made, and what is not on it never was. */
async function reconcile(world: World, refund: RefundRow): Promise<void> {
  const { provider, providerRef } = await chargeOf(world.db.queries, refund);
  const made = (await world.payments.named(provider).listRefunds(providerRef)).find(
    ({ refundId, refundRef }) => refundId === refund.id || refundRef === refund.refundRef,
  );
  if (made) await settleRefund(world, refund.id, made);
  else if (world.now().getTime() - refund.createdAt.getTime() <= ASKABLE_HOURS * 3_600_000)
    await askAgain(world, refund);
  else
    await settleRefund(world, refund.id, {
      refundRef: refund.refundRef,
      refundId: refund.id,
      providerRef,
      state: "failed",
      amount: refund.amount,
      currency: "USD",
      failure: "not_made",
    });
}

async function askAgain(world: World, refund: RefundRow): Promise<void> {
  const { state } = await requestRefund(world, refund, await findOrderById(world.db.queries, refund.orderId));
  if (state === "unknown") throw new Error("The payment provider did not answer a refund");
}
