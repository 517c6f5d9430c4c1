import { confirmOrder, type PaymentProgress } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import type { Principal } from "../http/principal.ts";
import { type HandlerAnswer, refused, route } from "../http/route.ts";
import { findOwnOrder } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { abandonPayment } from "./abandon-payment.ts";
import { beginPayment, orderUnknown } from "./begin-payment.ts";
import { paymentProgress } from "./payment-progress.ts";
import { findLatestPayment } from "./payments-table.ts";
import { requestPayment } from "./request-payment.ts";
import { runOnce } from "./run-once.ts";

/** Stage 4. The same order with the same card, sent any number of times, is one charge and one answer. */
export const confirmOrderRoute = route(
  confirmOrder,
  { who: "cart", rate: "payment", cache: "private", crossSite: "refuse" },
  async ({ world, principal, body }) => {
    const order = await findOwnOrder(world.db.queries, principal, body.CustOrderID);
    if (!order) return orderUnknown();
    const once = await runOnce<PaymentProgress>(
      world,
      {
        scope: "confirm-order",
        key: `${order.id}:${body.PaymentToken}`,
        request: { order: order.id, token: body.PaymentToken },
      },
      () => pay(world, principal, body),
      isKept,
    );
    if (once.outcome === "answered" && (!once.replayed || isFinal(once.answer))) return once.answer;
    const now = await findOwnOrder(world.db.queries, principal, body.CustOrderID);
    return now ? paymentProgress(now, await findLatestPayment(world.db.queries, now.id)) : orderUnknown();
  },
);

async function pay(
  world: World,
  principal: Principal,
  body: BodyOf<typeof confirmOrder>,
): Promise<HandlerAnswer<PaymentProgress>> {
  const begun = await beginPayment(world, principal, body);
  if (begun.kind === "answer") return begun.answer;
  if (begun.kind === "request") return requestPayment(world, begun.order, begun.payment);
  await abandonPayment(world, begun.payment);
  const again = await beginPayment(world, principal, body);
  if (again.kind === "answer") return again.answer;
  if (again.kind === "request") return requestPayment(world, again.order, again.payment);
  return refused(
    409,
    "payment_in_progress",
    "Another payment for this order is being confirmed. Wait a moment and try again.",
  );
}

/** A charge, a decline or a payment under way answers the same for ever; before any attempt (sold out, expired) the shopper may try again. */
function isKept(answer: HandlerAnswer<PaymentProgress>): boolean {
  return "reply" in answer || answer.refusal.alert.Reason === "payment_declined";
}

/** "Pending" and "confirm at your bank" may have moved on since they were saved. */
function isFinal(answer: HandlerAnswer<PaymentProgress>): boolean {
  return "refusal" in answer || answer.reply.State === "paid";
}
