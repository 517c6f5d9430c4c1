import { Hono } from "hono";
import { readBytes } from "../http/read-body.ts";
import { bodyTooLarge } from "../http/refuse-request.ts";
import type { World } from "../world.ts";
import { handlePaymentEvent } from "./handle-payment-events.ts";

/**
 * `POST /api/webhooks/stripe`: verify the signature over the raw body, note the event once, answer 200, then look at
 * the payment. The event's own words are not believed; they only say which payment to ask the provider about.
 */
export function stripeWebhook(world: World): Hono {
  return new Hono().post("/api/webhooks/stripe", async (context) => {
    const bytes = await readBytes(context.req.raw);
    if (bytes === null) return context.json(bodyTooLarge.alert, 413);
    const signature = context.req.header("stripe-signature") ?? "";
    const event = world.payments.readWebhook(bytes.toString("utf8"), signature);
    if (!event) return context.json({ received: false }, 400);
    const inserted = await world.db.queries
      .insertInto("webhook_inbox")
      .values({
        provider: world.payments.provider,
        event_id: event.eventId,
        type: event.type,
        payload: JSON.stringify({ providerRef: event.providerRef }),
        received_at: world.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("event_id")
      .executeTakeFirst();
    if (inserted) {
      // What fails here stays in the inbox, and the job tries it again: the sender has done its part.
      await handlePaymentEvent(world, { eventId: event.eventId, providerRef: event.providerRef }).catch(
        (error: unknown) => {
          world.log.warn({ eventId: event.eventId, err: error }, "a payment event waits for the next run");
        },
      );
    }
    return context.json({ received: true });
  });
}
