import { settledSince } from "#rules/payment/payment-states.ts";
import { noteProviderRefunds } from "../refunds/note-provider-refunds.ts";
import type { SignedEvent } from "../http/principal.ts";
import { eachRecord, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { noteEventFailure, type Tried } from "./note-event-failure.ts";
import { noteDisputes } from "./note-disputes.ts";
import { NOTE_PAYMENT_EVENT, WAITING_PAYMENT_EVENTS } from "./payment-event-statements.ts";
import { findPayment, findPaymentByRef, type PaymentRow } from "./payments-table.ts";
import { PATIENCE_SECONDS } from "./patience.ts";
import { settlePayment, STATE_OF } from "./settle-payment.ts";
import type { World } from "../world.ts";

/** Notes what the provider has signed, and settles its payment where nobody else is doing it. */
export async function takePaymentEvent(world: World, event: SignedEvent): Promise<void> {
  const { provider, eventId, type, providerRef, attemptId, news } = event;
  const now = world.now();
  const [noted] = await NOTE_PAYMENT_EVENT.run(world.db.queries, {
    provider,
    eventId,
    type,
    providerRef,
    attemptId,
    settledSince: news === null ? [] : settledSince(STATE_OF[news]),
    underWaySince: new Date(now.getTime() - PATIENCE_SECONDS * 1000),
    now,
  });
  if (noted?.asks) await handleOrLeave(world, { provider, eventId, providerRef, attempts: 0, waitsSince: now });
}

/** Job: events that came while something was down, or while a request was under way that has not come to its end. */
export async function handlePaymentEvents(world: World): Promise<void> {
  const waiting = await WAITING_PAYMENT_EVENTS.run(world.db.queries, { now: world.now(), most: RECORDS_AT_ONCE });
  await eachRecord(world, {
    // An event keeps its own tries. Here is counted one whose failure cannot even be noted.
    work: "handle-payment-events",
    found: waiting,
    record: ({ event_id }) => event_id,
    handle: ({ provider, event_id: eventId, provider_ref: providerRef, attempts, waits_since: waitsSince }) =>
      handleOrLeave(world, { provider, eventId, providerRef, attempts, waitsSince }),
  });
}

type NotedEvent = Pick<SignedEvent, "provider" | "eventId" | "providerRef"> & Tried;

/** What fails stays in the inbox with its cause, and the job tries it again: the sender has done its part. */
async function handleOrLeave(world: World, event: NotedEvent): Promise<void> {
  await handlePaymentEvent(world, event).catch((error: unknown) => noteEventFailure(world, event, error));
}

/** Fetches the payment's truth from the provider and settles it. An event about nothing of ours is only marked as seen. */
async function handlePaymentEvent(world: World, event: NotedEvent): Promise<void> {
  const provider = world.payments.named(event.provider);
  const truth = event.providerRef === null ? null : await provider.find(event.providerRef);
  const payment = truth && (await attemptOf(world, event.provider, truth));
  if (truth && payment) {
    await settlePayment(world, payment.id, truth);
    if (truth.state === "captured" || truth.state === "refunded")
      await noteAfterCharge(world, { ...payment, providerRef: truth.providerRef });
  }
  await world.db.queries
    .updateTable("webhook_inbox")
    .set({ handled_at: world.now(), given_up_at: null, last_error: null })
    .where("provider", "=", event.provider)
    .where("event_id", "=", event.eventId)
    .execute();
}

/** What goes back once it was taken: by refunds, ours and those made by hand, and by disputes. */
async function noteAfterCharge(world: World, payment: PaymentRow & { providerRef: string }): Promise<void> {
  await noteProviderRefunds(world, payment);
  await noteDisputes(world, payment);
}

/** The event may be faster than the answer of the call that made the payment: then its attempt is known by our own id only. */
async function attemptOf(
  world: World,
  provider: string,
  truth: { providerRef: string; attemptId: string | null },
): Promise<PaymentRow | null> {
  const byRef = await findPaymentByRef(world.db.queries, provider, truth.providerRef);
  if (byRef || truth.attemptId === null || !UUID.test(truth.attemptId)) return byRef;
  return findPayment(world.db.queries, truth.attemptId);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
