import type { PaymentEvent } from "#adapters/payments/card-payments.ts";
import { settledSince } from "#rules/payment/payment-states.ts";
import { noteProviderRefunds } from "../refunds/note-provider-refunds.ts";
import { NOTE_PAYMENT_EVENT, WAITING_PAYMENT_EVENTS } from "./payment-event-statements.ts";
import { findPayment, findPaymentByRef, type PaymentRow } from "./payments-table.ts";
import { PATIENCE_SECONDS } from "./reconcile-payments.ts";
import { settlePayment, STATE_OF } from "./settle-payment.ts";
import type { World } from "../world.ts";

const BATCH = 100;

/** Notes what the provider has signed, and settles its payment where nobody else is doing it. */
export async function takePaymentEvent(world: World, event: PaymentEvent): Promise<void> {
  const { eventId, type, providerRef, attemptId, news } = event;
  const now = world.now();
  const [noted] = await NOTE_PAYMENT_EVENT.run(world.db.queries, {
    provider: world.payments.provider,
    eventId,
    type,
    providerRef,
    attemptId,
    settledSince: news === null ? [] : settledSince(STATE_OF[news]),
    underWaySince: new Date(now.getTime() - PATIENCE_SECONDS * 1000),
    now,
  });
  if (noted?.asks) await handleOrLeave(world, event);
}

/** Job: events that came while something was down, or while a request was under way that has not come to its end. */
export async function handlePaymentEvents(world: World): Promise<void> {
  const waiting = await WAITING_PAYMENT_EVENTS.run(world.db.queries, {
    provider: world.payments.provider,
    now: world.now(),
    most: BATCH,
  });
  for (const { event_id: eventId, provider_ref: providerRef } of waiting)
    await handleOrLeave(world, { eventId, providerRef });
}

type NotedEvent = Pick<PaymentEvent, "eventId" | "providerRef">;

/** What fails stays in the inbox, and the job tries it again: the sender has done its part. */
async function handleOrLeave(world: World, event: NotedEvent): Promise<void> {
  await handlePaymentEvent(world, event).catch((error: unknown) => {
    world.log.warn({ eventId: event.eventId, err: error }, "a payment event waits for the next run");
  });
}

/** Fetches the payment's truth from the provider and settles it. An event about nothing of ours is only marked as seen. */
async function handlePaymentEvent(world: World, event: NotedEvent): Promise<void> {
  const truth = event.providerRef === null ? null : await world.payments.find(event.providerRef);
  const payment = truth && (await attemptOf(world, truth));
  if (truth && payment) {
    await settlePayment(world, payment.id, truth);
    if (truth.state === "captured" || truth.state === "refunded")
      await noteProviderRefunds(world, { orderId: payment.orderId, providerRef: truth.providerRef });
  }
  await world.db.queries
    .updateTable("webhook_inbox")
    .set({ handled_at: world.now() })
    .where("provider", "=", world.payments.provider)
    .where("event_id", "=", event.eventId)
    .execute();
}

/** The event may be faster than the answer of the call that made the payment: then its attempt is known by our own id only. */
async function attemptOf(
  world: World,
  truth: { providerRef: string; attemptId: string | null },
): Promise<PaymentRow | null> {
  const byRef = await findPaymentByRef(world.db.queries, world.payments.provider, truth.providerRef);
  if (byRef || truth.attemptId === null || !UUID.test(truth.attemptId)) return byRef;
  return findPayment(world.db.queries, truth.attemptId);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
