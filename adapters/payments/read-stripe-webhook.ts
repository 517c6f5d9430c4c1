import { Stripe } from "stripe";
import { z } from "zod";
import type { PaymentEvent } from "./payment-provider.ts";

/** Stripe's own tolerance for the age of a signature; the same into the future, which its SDK does not look at. */
const SIGNATURE_SECONDS = 300;

/** Names and ids as Stripe writes them; anything else signed with our secret is not Stripe's doing. */
const Name = z.string().regex(/^[A-Za-z0-9_.]{1,255}$/);
const StripeEvent = z.object({
  id: Name,
  type: Name,
  data: z.object({
    object: z.looseObject({}),
  }),
});
const PaymentIntent = z.object({ object: z.literal("payment_intent"), metadata: z.object({ attemptId: z.uuid() }) });
const NEWS: Readonly<Record<string, PaymentEvent["news"]>> = {
  "payment_intent.requires_action": "requires_action",
  "payment_intent.amount_capturable_updated": "authorised",
  "payment_intent.succeeded": "captured",
  "payment_intent.payment_failed": "declined",
  "payment_intent.canceled": "voided",
};
const PaymentRef = z.string().regex(/^pi_[A-Za-z0-9_]{1,255}$/);

/**
 * An event whose signature over the raw body is right under one of the secrets, at most five minutes old or ahead, and
 * whose shape is an event's; else null.
 */
export function readStripeWebhook(
  stripe: Stripe,
  secrets: readonly string[],
  rawBody: string,
  signature: string,
): PaymentEvent | null {
  for (const secret of secrets) {
    try {
      const signed: unknown = stripe.webhooks.constructEvent(rawBody, signature, secret.trim(), SIGNATURE_SECONDS);
      const event = StripeEvent.safeParse(signed);
      if (!event.success || isFromTheFuture(signature)) return null;
      const { id: eventId, type, data } = event.data;
      return {
        eventId,
        type,
        providerRef: providerRefOf(data.object),
        attemptId: PaymentIntent.safeParse(data.object).data?.metadata.attemptId ?? null,
        news: NEWS[type] ?? null,
      };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return null;
    }
  }
  return null;
}

function isFromTheFuture(signature: string): boolean {
  const at = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return !(at <= Date.now() / 1000 + SIGNATURE_SECONDS);
}

/** The payment an event is about: a payment itself, or the one its charge or refund belongs to. */
function providerRefOf(object: Record<string, unknown>): string | null {
  const ref = PaymentRef.safeParse(object["object"] === "payment_intent" ? object["id"] : object["payment_intent"]);
  return ref.success ? ref.data : null;
}
