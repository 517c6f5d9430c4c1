import { Hono } from "hono";
import type { AppEnv } from "../http/app.ts";
import type { World } from "../world.ts";
import { handlePaymentEvent } from "./handle-payment-events.ts";

/**
 * `POST /api/webhooks/stripe`: the door has verified the signature over the raw body. Note the event once, answer 200,
 * then look at the payment. The event's own words are not believed; they only say which payment to ask the provider about.
 */
export function stripeWebhook(world: World): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/api/webhooks/stripe", async (context) => {
    const principal = context.get("principal");
    if (principal.kind !== "peer" || !principal.event) throw new Error("A webhook passed the door unsigned");
    const { event } = principal;
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
