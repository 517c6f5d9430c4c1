import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { PaymentEvent } from "./payment-provider.ts";

/** Affirm's own advice for the age of a signature; the same into the future. */
const SIGNATURE_SECONDS = 300;

const Name = z.string().regex(/^[\w.:+-]{1,64}$/);
const CheckoutEvent = z.object({ checkout_token: Name, event: Name, event_timestamp: Name.optional() });

/** Only `confirmed` is certain: the others need the buyer's leave, and the next plan may be approved after a refusal. */
const NEWS: Readonly<Record<string, PaymentEvent["news"]>> = { confirmed: "approved" };

/**
 * A checkout event, a form signed as `t=…,v0=…`: HMAC-SHA-512 over `t.body` in hex with the private key (docs.affirm.com
 * docs/checking-webhook-signatures, reference/the-checkout-event-object; the key by Affirm's sample codepen.io/affirm/pen/LYNpwjP).
 * Null for what is not signed so, or is older than five minutes. Affirm gives events no id: token, name and time are one.
 */
export function readAffirmWebhook(
  privateKey: string,
  rawBody: string,
  signature: string,
  now: Date,
): PaymentEvent | null {
  const parts = signature.split(",").map((part) => part.trim().split("="));
  const at = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(at) || Math.abs(now.getTime() / 1000 - Number(at)) > SIGNATURE_SECONDS) return null;
  const right = createHmac("sha512", privateKey).update(`${at}.${rawBody}`).digest();
  const isSigned = parts.some(([scheme, value]) => scheme === "v0" && isSame(Buffer.from(value ?? "", "hex"), right));
  if (!isSigned) return null;
  const event = CheckoutEvent.safeParse(Object.fromEntries(new URLSearchParams(rawBody)));
  if (!event.success) return null;
  const { checkout_token: providerRef, event: type, event_timestamp: when } = event.data;
  return {
    eventId: `${providerRef}:${type}:${when ?? at}`,
    type,
    providerRef,
    attemptId: null,
    news: NEWS[type] ?? null,
  };
}

function isSame(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}
