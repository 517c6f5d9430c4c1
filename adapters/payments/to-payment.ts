import { cents } from "#rules/money/cents.ts";
import type { Stripe } from "stripe";
import { z } from "zod";
import type { ProviderPayment } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import { declineOf } from "./decline-of.ts";

const CARD_TYPES: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "MasterCard",
  amex: "American Express",
  discover: "Discover",
};

/** What must be there before anything is believed. The SDK passes on any JSON, a 400 without an `error` included. */
const PaymentIntentShape = z.object({
  object: z.literal("payment_intent"),
  id: z.string().startsWith("pi_"),
  status: z.string(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
});

/**
 * The provider's payment in the shop's words. Needs `latest_charge` and `payment_method` expanded. Throws
 * `ProviderUnreachable` for an answer that is no payment: it says nothing of what happened.
 */
export function toPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const shape = PaymentIntentShape.safeParse(intent);
  if (!shape.success)
    throw new ProviderUnreachable(`Stripe answered with something that is no payment: ${z.prettifyError(shape.error)}`);
  const card = cardOf(intent);
  const state = stateOf(intent);
  return {
    providerRef: intent.id,
    state,
    amount: cents(intent.amount),
    currency: intent.currency.toUpperCase(),
    orderNumber: intent.metadata["orderNumber"] ?? null,
    attemptId: intent.metadata["attemptId"] ?? null,
    cardType: CARD_TYPES[card?.brand ?? ""] ?? "",
    cardLast4: card?.last4 ?? "",
    card: card?.fingerprint ?? null,
    decline:
      state === "declined" ? declineOf(intent.last_payment_error?.decline_code, intent.last_payment_error?.code) : null,
    actionUrl: state === "requires_action" ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
  };
}

function stateOf(intent: Stripe.PaymentIntent): ProviderPayment["state"] {
  switch (intent.status) {
    case "requires_capture":
      return "authorised";
    case "succeeded":
      return isRefunded(intent) ? "refunded" : "captured";
    case "requires_action":
      return "requires_action";
    case "requires_payment_method":
      return "declined";
    case "canceled":
      return "voided";
    case "processing":
    case "requires_confirmation":
    // Stripe adds statuses: one that nobody knows yet is one that is not decided yet.
    default:
      return "processing";
  }
}

/** Only a whole refund ends a payment; a partial one leaves it captured. */
function isRefunded(intent: Stripe.PaymentIntent): boolean {
  return typeof intent.latest_charge === "object" && intent.latest_charge?.refunded === true;
}

interface Card {
  brand: string | null;
  last4: string | null;
  fingerprint?: string | null;
}

function cardOf(intent: Stripe.PaymentIntent): Card | null {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const method =
    typeof intent.payment_method === "object" ? intent.payment_method : intent.last_payment_error?.payment_method;
  return charge?.payment_method_details?.card ?? method?.card ?? null;
}
