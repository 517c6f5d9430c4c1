import { findPayment, findPaymentByRef, type PaymentRow } from "./payments-table.ts";
import { settlePayment } from "./settle-payment.ts";
import type { World } from "../world.ts";

export interface PaymentEvent {
  eventId: string;
  providerRef: string | null;
}

const BATCH = 100;

/** Job: events that came while something was down. */
export async function handlePaymentEvents(world: World): Promise<void> {
  const rows = await world.db.queries
    .selectFrom("webhook_inbox")
    .select(["event_id", "payload"])
    .where("provider", "=", world.payments.provider)
    .where("handled_at", "is", null)
    .orderBy("received_at")
    .limit(BATCH)
    .execute();
  for (const row of rows) {
    const { providerRef } = row.payload as { providerRef: string | null };
    await handlePaymentEvent(world, { eventId: row.event_id, providerRef }).catch((error: unknown) => {
      world.log.warn({ eventId: row.event_id, err: error }, "a payment event waits for the next run");
    });
  }
}

/** Fetches the payment's truth from the provider and settles it. An event about nothing of ours is only marked as seen. */
export async function handlePaymentEvent(world: World, event: PaymentEvent): Promise<void> {
  const truth = event.providerRef === null ? null : await world.payments.find(event.providerRef);
  const payment = truth && (await attemptOf(world, truth));
  if (truth && payment) await settlePayment(world, payment.id, truth);
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
