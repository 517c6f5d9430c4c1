import { Hono } from "hono";
import type { AppEnv } from "../http/app.ts";
import type { World } from "../world.ts";
import { takePaymentEvent } from "./handle-payment-events.ts";

/**
 * `POST /api/webhooks/stripe`: the door has verified the signature over the raw body. Note the event once, answer 200,
 * then look at the payment. The event's own words are not believed; they only say which payment to ask the provider about.
 */
export function stripeWebhook(world: World): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/api/webhooks/stripe", async (context) => {
    const principal = context.get("principal");
    if (principal.kind !== "peer" || !principal.event) throw new Error("A webhook passed the door unsigned");
    await takePaymentEvent(world, principal.event);
    return context.json({ received: true });
  });
}
