import type { StripeLedger } from "./stripe-records.ts";
import type { ChargeRecord, IntentRecord, DisputeRecord, PaymentMethodRecord, RefundRecord } from "./stripe-records.ts";

type Json = Record<string, unknown>;

/** `expand` names the references that come as whole objects, as `latest_charge` or `data.latest_charge`. */
export function intentJson(
  ledger: StripeLedger,
  origin: string,
  intent: IntentRecord,
  expand: readonly string[] = [],
): Json {
  const charge = intent.latestCharge === null ? null : ledger.get("charges", intent.latestCharge);
  const method = intent.paymentMethod === null ? null : ledger.get("paymentMethods", intent.paymentMethod);
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    amount_capturable: intent.status === "requires_capture" ? intent.amount : 0,
    amount_received: intent.status === "succeeded" ? (charge?.amountCaptured ?? 0) : 0,
    canceled_at: intent.canceledAt,
    capture_method: intent.captureMethod,
    client_secret: intent.clientSecret,
    confirmation_method: "automatic",
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.failure && failureJson(intent, method),
    latest_charge: charge && expand.includes("latest_charge") ? chargeJson(ledger, charge) : intent.latestCharge,
    livemode: false,
    metadata: intent.metadata,
    next_action: intent.status === "requires_action" ? nextAction(origin, intent) : null,
    payment_method: method && expand.includes("payment_method") ? paymentMethodJson(method) : intent.paymentMethod,
    payment_method_types: ["card"],
    status: intent.status,
  };
}

export function failureJson(intent: IntentRecord, method: PaymentMethodRecord | null): Json {
  return {
    type: "card_error",
    code: intent.failure?.code,
    ...(intent.failure?.declineCode && { decline_code: intent.failure.declineCode }),
    message: intent.failure?.message,
    ...(method && { payment_method: paymentMethodJson(method) }),
  };
}

function nextAction(origin: string, intent: IntentRecord): Json {
  return {
    type: "redirect_to_url",
    redirect_to_url: {
      url: `${origin}/3d-secure/${intent.id}?client_secret=${intent.clientSecret}`,
      return_url: intent.returnUrl,
    },
  };
}

export function chargeJson(ledger: StripeLedger, charge: ChargeRecord): Json {
  const method = ledger.get("paymentMethods", charge.paymentMethod);
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amount,
    amount_captured: charge.amountCaptured,
    amount_refunded: charge.amountRefunded,
    captured: charge.state === "captured",
    created: charge.created,
    currency: charge.currency,
    livemode: false,
    metadata: charge.metadata,
    paid: true,
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    payment_method_details: {
      type: "card",
      card: method && { brand: method.brand, last4: method.last4, fingerprint: method.fingerprint },
    },
    refunded: charge.amountRefunded > 0 && charge.amountRefunded === charge.amountCaptured,
    status: "succeeded",
  };
}

export function paymentMethodJson(method: PaymentMethodRecord): Json {
  return {
    id: method.id,
    object: "payment_method",
    type: "card",
    card: {
      brand: method.brand,
      last4: method.last4,
      fingerprint: method.fingerprint,
      exp_month: method.expMonth,
      exp_year: method.expYear,
    },
    created: method.created,
    livemode: false,
  };
}

export function refundJson(refund: RefundRecord): Json {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    charge: refund.charge,
    created: refund.created,
    currency: refund.currency,
    metadata: refund.metadata,
    payment_intent: refund.paymentIntent,
    ...(refund.failure === undefined ? { status: "succeeded" } : { status: "failed", failure_reason: refund.failure }),
  };
}

export function disputeJson(dispute: DisputeRecord): Json {
  return {
    id: dispute.id,
    object: "dispute",
    amount: dispute.amount,
    balance_transactions: dispute.moved.map((amount, at) => ({
      id: `txn_${dispute.id}_${at}`,
      object: "balance_transaction",
      amount,
    })),
    charge: dispute.charge,
    created: dispute.created,
    currency: dispute.currency,
    evidence_details: { due_by: dispute.dueBy, has_evidence: false, past_due: false, submission_count: 0 },
    livemode: false,
    payment_intent: dispute.paymentIntent,
    reason: dispute.reason,
    status: dispute.status,
  };
}

export function listJson(url: string, data: Json[], hasMore: boolean): Json {
  return { object: "list", url, has_more: hasMore, data };
}
