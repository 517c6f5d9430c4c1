import {
  type FraudScreening,
  type ScreeningAnswer,
  ScreeningAway,
  ScreeningRefused,
} from "#adapters/screening/fraud-screening.ts";
import { cents } from "#rules/money/cents.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import type { PaymentRow } from "./payments-table.ts";
import type { Settled } from "./settle-payment.ts";
import { findPayment } from "./payments-table.ts";
import type { World } from "../world.ts";
import { leaveToPerson, keepUnscreened, turnDown } from "./hold-capture.ts";
import { NOTE_ACCEPTED, ORDER_TO_SCREEN } from "./screening-statements.ts";

/**
 * Asks whether an authorised payment may be taken, outside of any transaction, and writes the answer where it still waits
 * for one: of two answers, or an answer and a person, the first counts. Without an answer nothing is taken, and the job
 * asks again. Never throws for a screener that is silent or talks nonsense: the order stands, and so does its payment.
 */
export async function screenPayment(world: World, { order, payment }: Settled): Promise<Settled> {
  const answer = await askScreener(world, order, payment);
  if (answer === "none") {
    await keepUnscreened(world, payment);
    return { order, payment, next: "nothing" };
  }
  switch (answer.verdict) {
    case "accept":
      return accept(world, order, payment, answer);
    case "review":
      return { ...(await leaveToPerson(world, payment, answer)), next: "nothing" };
    case "reject": {
      const ended = await turnDown(world, payment.id, "rejected", answer);
      return { ...ended, next: ended.isDone ? "void" : "nothing" };
    }
  }
}

async function accept(
  world: World,
  order: OrderRow,
  payment: PaymentRow,
  { ref, score }: ScreeningAnswer,
): Promise<Settled> {
  const noted = { paymentId: payment.id, ref, score, now: world.now() };
  const [row] = await NOTE_ACCEPTED.run(world.db.queries, noted);
  if (row) return { order, payment: { ...payment, screening: "accepted" }, next: "capture" };
  return { order, payment: (await findPayment(world.db.queries, payment.id)) ?? payment, next: "nothing" };
}

/** A person decides where the screener will not, does not, or where there is none any more. */
export const TO_A_PERSON: ScreeningAnswer = { verdict: "review", ref: "", score: null, reason: "" };

async function askScreener(world: World, order: OrderRow, payment: PaymentRow): Promise<ScreeningAnswer | "none"> {
  if (!world.screening) return TO_A_PERSON;
  try {
    return await ask(world, world.screening, order, payment);
  } catch (error) {
    const facts = { err: error, orderNumber: order.orderNumber, paymentId: payment.id };
    if (error instanceof ScreeningAway) {
      world.log.warn(facts, "The screener did not answer. The order waits for it, and its money is not taken yet");
      return "none";
    }
    if (!(error instanceof ScreeningRefused)) throw error;
    world.log.error(facts, "The screener will not judge an order. A person decides about it");
    return TO_A_PERSON;
  }
}

async function ask(
  { db }: World,
  screening: FraudScreening,
  order: OrderRow,
  payment: PaymentRow,
): Promise<ScreeningAnswer> {
  const [row] = await ORDER_TO_SCREEN.run(db.queries, { orderId: order.id });
  if (!row) throw new Error(`No order ${order.orderNumber} to screen`);
  return screening.screen({
    paymentId: payment.id,
    orderNumber: order.orderNumber,
    placedAt: row.placed_at,
    email: order.email,
    amount: payment.amount,
    shippingCost: cents(row.shipping_cents),
    billingAddress: row.billing_address,
    shippingAddress: row.shipping_address,
    lines: row.lines.map(({ unitCents, ...line }) => ({ ...line, unitPrice: cents(unitCents) })),
    provider: payment.provider,
    providerRef: payment.providerRef ?? "",
    cardLast4: payment.cardLast4,
  });
}
