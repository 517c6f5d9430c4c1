import { findOrderById } from "../orders/orders-table.ts";
import { eachRecord } from "../retries/each-record.ts";
import type { World } from "../world.ts";
import { abandonPayment } from "./abandon-payment.ts";
import { capturedForNothing, findPayment, type PaymentRow, unsettledPayments } from "./payments-table.ts";
import { PATIENCE_SECONDS } from "./patience.ts";
import { mayAskAgain, requestPayment } from "./request-payment.ts";
import { settlePayment } from "./settle-payment.ts";

/** The bank's page is closed after this long, so that the shopper may pay another way. */
const AT_BANK_MINUTES = 30;
const UNSETTLED = "reconcile-payments";
const FOR_NOTHING = "return-payments";

/** Job: every attempt whose end we do not know is asked of the provider until it is known. Safe to run twice at once. */
export async function reconcilePayments(world: World, patienceSeconds: number = PATIENCE_SECONDS): Promise<void> {
  const before = new Date(world.now().getTime() - patienceSeconds * 1000);
  const unsettled = await unsettledPayments(world, UNSETTLED, before);
  const forNothing = await capturedForNothing(world, FOR_NOTHING);
  const each = { record: ({ id }: PaymentRow) => id, handle: (payment: PaymentRow) => reconcile(world, payment) };
  await eachRecord(world, { work: UNSETTLED, found: unsettled, ...each });
  await eachRecord(world, { work: FOR_NOTHING, found: forNothing, ...each });
}

async function reconcile(world: World, payment: PaymentRow): Promise<void> {
  if (payment.providerRef === null) return askAgain(world, payment);
  const truth = await world.payments.named(payment.provider).find(payment.providerRef);
  if (truth?.state === "requires_action" && isOlderThan(world, payment, AT_BANK_MINUTES * 60))
    return abandonPayment(world, payment);
  if (!truth) throw new Error("The provider does not know a payment we have its number of");
  await settlePayment(world, payment.id, truth);
}

/** The answer was lost, or we died before it came. The same attempt id finds the payment, or makes the one the shopper asked for. */
async function askAgain(world: World, payment: PaymentRow): Promise<void> {
  if (!mayAskAgain(world, payment))
    throw new Error("A payment has been unknown for most of a day; a person must look at it");
  const order = await findOrderById(world.db.queries, payment.orderId);
  await requestPayment(world, order, payment);
  const asked = await findPayment(world.db.queries, payment.id);
  if (asked?.state === "unknown") throw new Error("The payment provider did not answer");
}

function isOlderThan(world: World, payment: PaymentRow, seconds: number): boolean {
  return world.now().getTime() - payment.createdAt.getTime() > seconds * 1000;
}
