import { newId, nowSeconds } from "../new-id.ts";
import { findPaymentMethod } from "./stripe-payment-methods.ts";
import { amountIn, type Form, strings, text } from "./stripe-form.ts";
import { badParameter, missing, StripeError, unexpectedState } from "./stripe-error.ts";
import type { StripeLedger } from "./stripe-records.ts";
import type { CardFailure, ChargeRecord, IntentRecord } from "./stripe-records.ts";
import { CARD_FAILURES, isFailure, NOT_CONFIRMED } from "./test-cards.ts";

/** Stripe's least charge in US dollars, in cents. */
const LEAST_AMOUNT = 50;

export function createIntent(ledger: StripeLedger, form: Form): IntentRecord {
  const amount = requiredAmount(form);
  const captureMethod = text(form, "capture_method") ?? "automatic";
  if (captureMethod !== "automatic" && captureMethod !== "manual")
    throw badParameter("capture_method", "Invalid capture_method");
  const id = newId("pi");
  const intent: IntentRecord = {
    id,
    clientSecret: `${id}_secret_${newId("s").slice(2)}`,
    amount,
    currency: requiredCurrency(form),
    captureMethod,
    status: "requires_payment_method",
    paymentMethod: null,
    returnUrl: text(form, "return_url"),
    metadata: strings(form, "metadata"),
    description: text(form, "description"),
    latestCharge: null,
    failure: null,
    created: nowSeconds(),
    canceledAt: null,
  };
  const paymentMethod = text(form, "payment_method");
  if (text(form, "confirm") === "true") return confirmIntent(ledger, intent, paymentMethod);
  const waiting =
    paymentMethod === null
      ? intent
      : {
          ...intent,
          paymentMethod: findPaymentMethod(ledger, paymentMethod).id,
          status: "requires_confirmation" as const,
        };
  return save(ledger, waiting);
}

export function confirmIntent(ledger: StripeLedger, intent: IntentRecord, paymentMethod: string | null): IntentRecord {
  if (intent.status !== "requires_payment_method" && intent.status !== "requires_confirmation")
    throw unexpectedState(intent.status, "confirmed");
  const chosen = paymentMethod ?? intent.paymentMethod;
  if (chosen === null)
    throw badParameter(
      "payment_method",
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
      "parameter_missing",
    );
  const method = findPaymentMethod(ledger, chosen);
  const tried: IntentRecord = { ...intent, paymentMethod: method.id, failure: null };
  if (isFailure(method.behaviour)) return save(ledger, failed(tried, CARD_FAILURES[method.behaviour]));
  if (method.behaviour !== "authenticate") return charge(ledger, tried);
  if (intent.returnUrl === null)
    throw badParameter(
      "return_url",
      "A return_url is needed for a card that has to be confirmed.",
      "parameter_missing",
    );
  return save(ledger, { ...tried, status: "requires_action" });
}

/** The shopper pressed Approve or Refuse on the bank's page; pressed twice, the first counts. */
export function authenticateIntent(ledger: StripeLedger, intent: IntentRecord, approved: boolean): IntentRecord {
  if (intent.status !== "requires_action") return intent;
  return approved ? charge(ledger, intent) : save(ledger, failed(intent, NOT_CONFIRMED));
}

export function captureIntent(ledger: StripeLedger, intent: IntentRecord, form: Form): IntentRecord {
  if (intent.status !== "requires_capture") throw unexpectedState(intent.status, "captured");
  const amount = amountIn(form, "amount_to_capture") ?? intent.amount;
  if (!(amount <= intent.amount))
    throw badParameter(
      "amount_to_capture",
      "The amount to capture is greater than what was authorized.",
      "amount_too_large",
    );
  ledger.put("charges", { ...chargeOf(ledger, intent), state: "captured", amountCaptured: amount });
  return save(ledger, { ...intent, status: "succeeded" });
}

export function cancelIntent(ledger: StripeLedger, intent: IntentRecord): IntentRecord {
  if (intent.status === "succeeded" || intent.status === "canceled") throw unexpectedState(intent.status, "canceled");
  if (intent.latestCharge !== null) ledger.put("charges", { ...chargeOf(ledger, intent), state: "released" });
  return save(ledger, { ...intent, status: "canceled", canceledAt: nowSeconds() });
}

export function findIntent(ledger: StripeLedger, id: string): IntentRecord {
  const intent = ledger.get("intents", id);
  if (!intent) throw missing("payment_intent", id);
  return intent;
}

function charge(ledger: StripeLedger, intent: IntentRecord): IntentRecord {
  const automatic = intent.captureMethod === "automatic";
  const made: ChargeRecord = {
    id: newId("ch"),
    paymentIntent: intent.id,
    amount: intent.amount,
    amountCaptured: automatic ? intent.amount : 0,
    amountRefunded: 0,
    currency: intent.currency,
    state: automatic ? "captured" : "authorised",
    paymentMethod: intent.paymentMethod ?? "",
    metadata: intent.metadata,
    created: nowSeconds(),
  };
  ledger.put("charges", made);
  return save(ledger, { ...intent, latestCharge: made.id, status: automatic ? "succeeded" : "requires_capture" });
}

function chargeOf(ledger: StripeLedger, intent: IntentRecord): ChargeRecord {
  const found = ledger.get("charges", intent.latestCharge ?? "");
  if (!found) throw missing("charge", intent.latestCharge ?? "");
  return found;
}

function failed(intent: IntentRecord, failure: CardFailure): IntentRecord {
  return { ...intent, status: "requires_payment_method", failure };
}

function save(ledger: StripeLedger, intent: IntentRecord): IntentRecord {
  ledger.put("intents", intent);
  return intent;
}

function requiredAmount(form: Form): number {
  const amount = amountIn(form, "amount");
  if (amount === null) throw badParameter("amount", "Missing required param: amount.", "parameter_missing");
  if (Number.isNaN(amount)) throw badParameter("amount", "Invalid integer: amount", "parameter_invalid_integer");
  if (amount < LEAST_AMOUNT)
    throw new StripeError(400, "invalid_request_error", "Amount must be at least $0.50 usd", {
      code: "amount_too_small",
      param: "amount",
    });
  return amount;
}

function requiredCurrency(form: Form): string {
  const currency = text(form, "currency");
  if (currency === null || !/^[a-z]{3}$/i.test(currency))
    throw badParameter("currency", "Missing required param: currency.", "parameter_missing");
  return currency.toLowerCase();
}
