import { Stripe } from "stripe";
import type { CardPayments } from "./card-payments.ts";

/** Stripe's own tolerance for the age of a signature. */
const SIGNATURE_SECONDS = 300;

/** An event whose signature over the raw body is right under one of the secrets and at most five minutes old; else null. */
export function readStripeWebhook(
  stripe: Stripe,
  secrets: readonly string[],
  rawBody: string,
  signature: string,
): ReturnType<CardPayments["readWebhook"]> {
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(rawBody, signature, secret.trim(), SIGNATURE_SECONDS);
      return { eventId: event.id, type: event.type, providerRef: providerRefOf(event.data.object) };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return null;
    }
  }
  return null;
}

/** The payment an event is about: a payment itself, or the one its charge or refund belongs to. */
function providerRefOf(object: unknown): string | null {
  if (typeof object !== "object" || object === null) return null;
  const {
    object: kind,
    id,
    payment_intent: owner,
  } = object as { object?: unknown; id?: unknown; payment_intent?: unknown };
  const ref = kind === "payment_intent" ? id : owner;
  return typeof ref === "string" ? ref : null;
}
