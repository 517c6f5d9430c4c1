import type { finishPayment as call } from "#contract/checkout.ts";
import type { PaymentProgress } from "#contract/checkout.ts";
import { isUnsettled } from "#rules/payment/payment-states.ts";
import { refuse } from "#rules/refusal.ts";
import { DatabaseUnreachable, logFailure } from "../db/database-unreachable.ts";
import type { Principal } from "../http/principal.ts";
import type { Handler, HandlerAnswer } from "../http/route.ts";
import { findOwnOrder } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { paymentProgress, stillPending } from "./payment-progress.ts";
import { findLatestPayment } from "./payments-table.ts";
import { requestPayment } from "./request-payment.ts";

/** The way back from the bank's page, and the pending page's question. The provider is asked; the address bar is not believed. */
export const resumePayment: Handler<typeof call> = async ({ world, principal, body }) => {
  try {
    return await resume(world, principal, body.CustOrderID);
  } catch (error) {
    if (!(error instanceof DatabaseUnreachable)) throw error;
    logFailure(world.log, error, { orderNumber: body.CustOrderID }, "a payment found no database");
    return stillPending(body.CustOrderID);
  }
};

async function resume(
  world: World,
  principal: Principal,
  orderNumber: string,
): Promise<HandlerAnswer<PaymentProgress>> {
  const order = await findOwnOrder(world.db.queries, principal, orderNumber);
  if (!order) return refuse("order_unknown");
  const payment = await findLatestPayment(world.db.queries, order.id);
  // Without the provider's number the attempt is still in the hands of the request or the reconciler.
  if (!payment || !isUnsettled(payment.state) || payment.providerRef === null) return paymentProgress(order, payment);
  return (await requestPayment(world, order, payment, principal)).answer;
}
