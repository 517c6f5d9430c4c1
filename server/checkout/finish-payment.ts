import { finishPayment } from "#contract/checkout.ts";
import { route } from "../http/route.ts";
import { findOwnOrder } from "../orders/orders-table.ts";
import { orderUnknown } from "./begin-payment.ts";
import { paymentProgress } from "./payment-progress.ts";
import { findLatestPayment } from "./payments-table.ts";
import { requestPayment } from "./request-payment.ts";

/** The way back from the bank's page, and the pending page's question. The provider is asked; the address bar is not believed. */
export const finishPaymentRoute = route(
  finishPayment,
  { who: "cart", rate: "checkout", cache: "private", crossSite: "refuse" },
  async ({ world, principal, body }) => {
    const order = await findOwnOrder(world.db.queries, principal, body.CustOrderID);
    if (!order) return orderUnknown();
    const payment = await findLatestPayment(world.db.queries, order.id);
    const canMove =
      payment?.state === "requires_action" || payment?.state === "authorised" || payment?.state === "unknown";
    // Without the provider's number the attempt is still in the hands of the request or the reconciler.
    if (!payment || !canMove || payment.providerRef === null) return paymentProgress(order, payment);
    return requestPayment(world, order, payment);
  },
);
