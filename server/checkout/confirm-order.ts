import { confirmOrder, type PaymentProgress } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { CommitUnknown, DatabaseUnreachable } from "../db/database-unreachable.ts";
import type { Principal } from "../http/principal.ts";
import { type HandlerAnswer, refused, route } from "../http/route.ts";
import { findOwnOrder, type OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { abandonPayment } from "./abandon-payment.ts";
import { beginPayment, orderUnknown } from "./begin-payment.ts";
import { paymentProgress, stillPending } from "./payment-progress.ts";
import { findLatestPayment, type PaymentRow } from "./payments-table.ts";
import { requestPayment } from "./request-payment.ts";
import { runOnce } from "./run-once.ts";

/** Stage 4. The same order with the same card, sent any number of times, is one charge and one answer. */
export const confirmOrderRoute = route(
  confirmOrder,
  { who: "cart", rate: "payment", cache: "private", crossSite: "refuse" },
  async ({ world, principal, body }) => {
    try {
      return await confirm(world, principal, body);
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable)) throw error;
      world.log.warn({ orderNumber: body.CustOrderID, reason: error.message }, "a payment found no database");
      // Perhaps the attempt is on record: then the reconciler asks for it, and "not charged" would be a promise.
      return error instanceof CommitUnknown ? stillPending(body.CustOrderID) : recordsAway();
    }
  },
);

/** An earlier press may have been charged, so nothing is said of that. */
function recordsAway() {
  return refused(
    503,
    "database_unreachable",
    "We cannot reach our records right now. Try again in a moment: an order is never charged twice.",
  );
}

async function confirm(
  world: World,
  principal: Principal,
  body: BodyOf<typeof confirmOrder>,
): Promise<HandlerAnswer<PaymentProgress>> {
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
}

async function pay(
  world: World,
  principal: Principal,
  body: BodyOf<typeof confirmOrder>,
): Promise<HandlerAnswer<PaymentProgress>> {
  const begun = await beginPayment(world, principal, body);
  if (begun.kind === "answer") return begun.answer;
  if (begun.kind === "request") return requestBegun(world, begun);
  await abandonPayment(world, begun.payment);
  const again = await beginPayment(world, principal, body);
  if (again.kind === "answer") return again.answer;
  if (again.kind === "request") return requestBegun(world, again);
  return refused(
    409,
    "payment_in_progress",
    "Another payment for this order is being confirmed. Wait a moment and try again.",
  );
}

/** The attempt is on record, so money may move: whatever breaks from here on, the reconciler goes on and the shopper reads "pending". */
async function requestBegun(
  world: World,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<HandlerAnswer<PaymentProgress>> {
  try {
    return await requestPayment(world, order, payment);
  } catch (error) {
    const facts = { orderNumber: order.orderNumber, paymentId: payment.id };
    if (error instanceof DatabaseUnreachable)
      world.log.warn({ ...facts, reason: error.message }, "a payment under way lost its database");
    else world.log.error({ ...facts, err: error }, "a payment under way broke");
    return stillPending(order.orderNumber);
  }
}

/** A charge, a decline or a payment under way answers the same for ever; before any attempt (sold out, expired) the shopper may try again. */
function isKept(answer: HandlerAnswer<PaymentProgress>): boolean {
  return "reply" in answer || answer.refusal.alert.Reason === "payment_declined";
}

/** "Pending" and "confirm at your bank" may have moved on since they were saved. */
function isFinal(answer: HandlerAnswer<PaymentProgress>): boolean {
  return "refusal" in answer || answer.reply.State === "paid";
}
