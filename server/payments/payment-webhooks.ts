import { PROVIDER_NAMES } from "#adapters/payments/payment-providers.ts";
import { Hono } from "hono";
import type { AppEnv } from "../http/app.ts";
import type { World } from "../world.ts";
import { takePaymentEvent } from "./handle-payment-events.ts";

/**
 * `POST /api/webhooks/…`, the provider's name: the door has verified who signed the raw body. Note the event once, answer 200,
 * then look at the payment. The event's own words are not believed; they only say which payment to ask the provider about.
 */
export function paymentWebhooks(world: World): Hono<AppEnv> {
  const hooks = new Hono<AppEnv>();
  for (const name of PROVIDER_NAMES)
    hooks.post(`/api/webhooks/${name}`, async (context) => {
      const principal = context.get("principal");
      if (principal.kind !== "peer" || !principal.event) throw new Error("A webhook passed the door unsigned");
      await takePaymentEvent(world, principal.event);
      return context.json({ received: true });
    });
  return hooks;
}
