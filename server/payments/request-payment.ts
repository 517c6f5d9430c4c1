import { type PaymentRequest, type ProviderPayment, ProviderRefused } from "#adapters/payments/payment-provider.ts";
import { ProviderUnreachable } from "#adapters/http/provider-unreachable.ts";
import type { PaymentProgress } from "#contract/checkout.ts";
import { logFailure } from "../db/database-unreachable.ts";
import type { Principal } from "../http/principal.ts";
import type { HandlerAnswer } from "../http/route.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { orderPage } from "../orders/order-key.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { loadOrderToCharge } from "./load-order-to-charge.ts";
import { paymentProgress, stillPending } from "./payment-progress.ts";
import { lockPayment, OF_THE_ORDER, type PaymentRow, updatePayment } from "./payments-table.ts";
import { settlePayment } from "./settle-payment.ts";
import { pageAddress } from "../languages/page-address.ts";

/** What a request came to, and whether its idempotency key says so already. */
export interface Requested {
  answer: HandlerAnswer<PaymentProgress>;
  isAnswerKept: boolean;
}

export interface AttemptOnRecord {
  order: OrderRow;
  payment: PaymentRow;
}

/** The attempt is on record, so money may move: whatever breaks from here on, the reconciler goes on and the shopper reads "pending". */
export async function requestBegun(
  world: World,
  { order, payment }: AttemptOnRecord,
  by: Principal,
): Promise<Requested> {
  try {
    return await requestPayment(world, order, payment, by);
  } catch (error) {
    const facts = { orderNumber: order.orderNumber, paymentId: payment.id };
    logFailure(world.log, error, facts, "a payment under way broke off");
    return { answer: stillPending(order.orderNumber), isAnswerKept: false };
  }
}

/**
 * Asks the provider for an attempt that is on record, and takes it to its end. Asking again with the same attempt
 * finds the same payment at the provider. No answer means "pending", never "failed": it may have been charged.
 */
export async function requestPayment(
  world: World,
  order: OrderRow,
  payment: PaymentRow,
  by: Principal | null = null,
): Promise<Requested> {
  try {
    const settled = await settlePayment(world, payment.id, await ask(world, order, payment), by);
    if (settled.isBeingScreened) return { answer: stillPending(order.orderNumber), isAnswerKept: false };
    return { answer: paymentProgress(settled.order, settled.payment), isAnswerKept: settled.isAnswerKept === true };
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    world.log.warn(
      { err: error, orderNumber: order.orderNumber, paymentId: payment.id },
      "the payment provider did not answer",
    );
    return { answer: await progressAfterSilence(world, payment.id), isAnswerKept: false };
  }
}

async function ask(world: World, order: OrderRow, payment: PaymentRow): Promise<ProviderPayment> {
  const provider = world.payments.named(payment.provider);
  const known = payment.providerRef === null ? null : await provider.find(payment.providerRef);
  if (known) return known;
  try {
    return await provider.start(paymentRequest(world, order, payment));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    world.log.error({ err: error, orderNumber: order.orderNumber }, "the payment provider refuses the shop's requests");
    return error.payment;
  }
}

/** The provider knows the same attempt only in the same words. */
export function paymentRequest(
  world: Pick<World, "db" | "settings">,
  order: OrderRow,
  payment: PaymentRow,
): PaymentRequest {
  return {
    attemptId: payment.id,
    orderNumber: order.orderNumber,
    amount: payment.amount,
    paymentToken: payment.paymentToken,
    returnUrl: pageAddress(world.settings, wayBack(order, payment)),
    email: order.email,
    order: () => loadOrderToCharge(world.db.queries, order),
  };
}

/** Where the provider's page leads. */
function wayBack({ orderNumber }: OrderRow, { purpose }: PaymentRow): string {
  return purpose === OF_THE_ORDER ? `/carts/return?order=${orderNumber}` : `${orderPage(orderNumber)}/change?back=1`;
}

function progressAfterSilence(world: World, paymentId: string): Promise<HandlerAnswer<PaymentProgress>> {
  return world.db.transaction(async (tx) => {
    const { order, payment } = await lockPayment(tx, paymentId);
    if (payment.state !== "requesting") return paymentProgress(order, payment);
    await appendOrderEvent(tx, order.id, { name: "payment_unknown", detail: { paymentId } }, world.now());
    return paymentProgress(order, await updatePayment(tx, payment, { state: "unknown" }, world.now()));
  });
}

/** The provider forgets idempotency keys after a day: asking again then could charge a second time. */
const ASKABLE_HOURS = 20;

/** Whether the provider may be asked for this attempt once more: it knows the payment, or still knows its key. */
export function mayAskAgain(world: Pick<World, "now">, payment: PaymentRow): boolean {
  const ageMs = world.now().getTime() - payment.createdAt.getTime();
  return payment.providerRef !== null || ageMs <= ASKABLE_HOURS * 3_600_000;
}
