import { ProviderUnreachable } from "#adapters/http/provider-unreachable.ts";
import { logFailure } from "../db/database-unreachable.ts";
import { findOrderById } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { abandonPayment } from "./abandon-payment.ts";
import { capturedForNothing, type PaymentRow, unsettledPayments } from "./payments-table.ts";
import { PATIENCE_SECONDS } from "./patience.ts";
import { mayAskAgain, requestPayment } from "./request-payment.ts";
import { settlePayment } from "./settle-payment.ts";

/** The bank's page is closed after this long, so that the shopper may pay another way. */
const AT_BANK_MINUTES = 30;

/** Job: every attempt whose end we do not know is asked of the provider until it is known. Safe to run twice at once. */
export async function reconcilePayments(world: World, patienceSeconds: number = PATIENCE_SECONDS): Promise<void> {
  const before = new Date(world.now().getTime() - patienceSeconds * 1000);
  const payments = [
    ...(await unsettledPayments(world.db.queries, before)),
    ...(await capturedForNothing(world.db.queries)),
  ];
  for (const payment of payments) {
    try {
      await reconcile(world, payment);
    } catch (error) {
      // One attempt that cannot be settled must not keep the others waiting; the next run tries it again.
      if (error instanceof ProviderUnreachable)
        world.log.warn({ paymentId: payment.id }, "the payment provider did not answer the reconciler");
      else logFailure(world.log, error, { paymentId: payment.id }, "a payment could not be reconciled");
    }
  }
}

async function reconcile(world: World, payment: PaymentRow): Promise<void> {
  if (payment.providerRef === null) return askAgain(world, payment);
  const truth = await world.payments.named(payment.provider).find(payment.providerRef);
  if (truth?.state === "requires_action" && isOlderThan(world, payment, AT_BANK_MINUTES * 60))
    return abandonPayment(world, payment);
  if (truth) await settlePayment(world, payment.id, truth);
  else world.log.error({ paymentId: payment.id }, "the provider does not know a payment we have its number of");
}

/** The answer was lost, or we died before it came. The same attempt id finds the payment, or makes the one the shopper asked for. */
async function askAgain(world: World, payment: PaymentRow): Promise<void> {
  if (!mayAskAgain(world, payment)) {
    world.log.error(
      { paymentId: payment.id },
      "a payment has been unknown for most of a day; a person must look at it",
    );
    return;
  }
  const order = await findOrderById(world.db.queries, payment.orderId);
  await requestPayment(world, order, payment);
}

function isOlderThan(world: World, payment: PaymentRow, seconds: number): boolean {
  return world.now().getTime() - payment.createdAt.getTime() > seconds * 1000;
}
