import { z } from "zod";
import type { PaymentEvent } from "./payment-provider.ts";
import type { PaypalClient, PaypalSettings } from "./paypal-client.ts";

const MINUTE_MS = 60_000;
/** PayPal repeats a webhook for three days, under the time of its first sending. */
const OLDEST_MS = 4 * 24 * 60 * MINUTE_MS;
const MOST_AHEAD_MS = 5 * MINUTE_MS;

const Event = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  event_type: z.string().regex(/^[A-Z0-9._-]{1,100}$/),
  resource: z.looseObject({}),
});
const OrderRef = z.string().regex(/^[A-Z0-9]{1,36}$/);
const Order = z.object({ id: OrderRef, purchase_units: z.array(z.object({ custom_id: z.uuid() })).optional() });
const Part = z.object({
  custom_id: z.uuid().optional().catch(undefined),
  status: z.string().optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: OrderRef }) }).optional(),
});
/** A refund says only whose capture it is of, in the link `up`. */
const Refund = z.object({ links: z.array(z.object({ rel: z.string(), href: z.string() })) });
/** A dispute says only whose captures it is about. */
const Disputed = z.object({
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().regex(/^[A-Z0-9]{1,64}$/) })),
});
const CAPTURE_PATH = /\/v2\/payments\/captures\/([A-Z0-9]{1,64})$/;
const Verdict = z.object({ verification_status: z.string() });

/** An authorisation is news only when it is not pending. A refund may be of a part. */
const NEWS: Readonly<Record<string, { status: string; news: PaymentEvent["news"] }>> = {
  "PAYMENT.AUTHORIZATION.CREATED": { status: "CREATED", news: "authorised" },
  "PAYMENT.AUTHORIZATION.VOIDED": { status: "VOIDED", news: "voided" },
  "PAYMENT.CAPTURE.COMPLETED": { status: "COMPLETED", news: "captured" },
};

/**
 * An event that PayPal itself calls its own (developer.paypal.com/api/webhooks/v1/verify-webhook-signature-post), whose shape is an
 * event's and whose time is plausible; else null. Throws `ProviderUnreachable` where PayPal does not say: it sends again.
 */
export async function readPaypalWebhook(
  paypal: PaypalClient,
  settings: PaypalSettings,
  rawBody: string,
  header: (name: string) => string | undefined,
): Promise<PaymentEvent | null> {
  const transmission = readTransmission(header, settings);
  const event = Event.safeParse(readJson(rawBody)).data;
  if (!transmission || !event) return null;
  // The event goes back as it came: written anew, it might no longer be what was signed.
  const asked = JSON.stringify({ ...transmission, webhook_id: settings.webhookId });
  const answer = await paypal.post(
    "/v1/notifications/verify-webhook-signature",
    `${asked.slice(0, -1)},"webhook_event":${rawBody}}`,
  );
  const verdict = answer.ok ? Verdict.safeParse(answer.body).data : undefined;
  if (verdict?.verification_status !== "SUCCESS") return null;
  const told = toEvent(event);
  return { ...told, providerRef: told.providerRef ?? (await orderOfCapture(paypal, captureNamedBy(event))) };
}

/** Whose capture a refund or a dispute is of. */
function captureNamedBy({ event_type: type, resource }: z.infer<typeof Event>): string | undefined {
  if (type.startsWith("CUSTOMER.DISPUTE."))
    return Disputed.safeParse(resource).data?.disputed_transactions[0]?.seller_transaction_id;
  const up = Refund.safeParse(resource).data?.links.find(({ rel }) => rel === "up");
  return CAPTURE_PATH.exec(up?.href ?? "")?.[1];
}

async function orderOfCapture(paypal: PaypalClient, captureId: string | undefined): Promise<string | null> {
  if (captureId === undefined) return null;
  const answer = await paypal.get(`/v2/payments/captures/${captureId}`);
  const capture = answer.ok ? Part.safeParse(answer.body).data : undefined;
  return capture?.supplementary_data?.related_ids.order_id ?? null;
}

function readTransmission(header: (name: string) => string | undefined, { apiBase, pageOrigin }: PaypalSettings) {
  const shape = z
    .object({
      auth_algo: z.string().regex(/^[A-Za-z0-9]{1,100}$/),
      cert_url: z.url().max(500),
      transmission_id: z.string().min(1).max(50),
      transmission_sig: z.string().min(1).max(500),
      transmission_time: z.iso.datetime({ offset: true }),
    })
    .safeParse({
      auth_algo: header("paypal-auth-algo"),
      cert_url: header("paypal-cert-url"),
      transmission_id: header("paypal-transmission-id"),
      transmission_sig: header("paypal-transmission-sig"),
      transmission_time: header("paypal-transmission-time"),
    }).data;
  if (!shape) return null;
  const cert = new URL(shape.cert_url);
  const isPaypals = cert.protocol === "https:" && /(?:^|\.)paypal\.com$/.test(cert.hostname);
  const isSandboxes = [apiBase, pageOrigin].some((address) => new URL(address).origin === cert.origin);
  if (!isPaypals && !isSandboxes) return null;
  const age = Date.now() - Date.parse(shape.transmission_time);
  return age <= OLDEST_MS && age >= -MOST_AHEAD_MS ? shape : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toEvent({ id: eventId, event_type: type, resource }: z.infer<typeof Event>): PaymentEvent {
  if (type.startsWith("CHECKOUT.ORDER.")) {
    const order = Order.safeParse(resource).data;
    return {
      eventId,
      type,
      providerRef: order?.id ?? null,
      attemptId: order?.purchase_units?.[0]?.custom_id ?? null,
      news: type === "CHECKOUT.ORDER.APPROVED" ? "approved" : null,
    };
  }
  const part = Part.safeParse(resource).data;
  const told = NEWS[type];
  return {
    eventId,
    type,
    providerRef: part?.supplementary_data?.related_ids.order_id ?? null,
    // With a refund, `custom_id` is the row of the refund.
    attemptId: (type === "PAYMENT.CAPTURE.REFUNDED" ? null : part?.custom_id) ?? null,
    news: told && told.status === part?.status ? told.news : null,
  };
}
