import { newId, nowSeconds } from "../new-id.ts";
import { findIntent } from "./payment-intents.ts";
import { amountIn, type Form, strings, text } from "./stripe-form.ts";
import { badParameter, missing, StripeError } from "./stripe-error.ts";
import type { StripePeer } from "./stripe-peer.ts";
import type { StripeLedger } from "./stripe-records.ts";
import type { ChargeRecord, RefundRecord } from "./stripe-records.ts";
import { refundJson } from "./to-stripe-json.ts";

/** Gives back a part or all of what was captured and is not given back yet. */
export function createRefund(ledger: StripeLedger, form: Form): RefundRecord {
  const charge = chargeToRefund(ledger, form);
  const left = charge.amountCaptured - charge.amountRefunded - lostOf(ledger, charge);
  if (left === 0) {
    throw new StripeError(400, "invalid_request_error", `Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  const amount = amountIn(form, "amount") ?? left;
  if (!(amount <= left))
    throw badParameter("amount", `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
  const refund: RefundRecord = {
    id: newId("re"),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount,
    currency: charge.currency,
    metadata: strings(form, "metadata"),
    created: nowSeconds(),
  };
  ledger.put("refunds", refund);
  ledger.put("charges", { ...charge, amountRefunded: charge.amountRefunded + amount });
  return refund;
}

/** What banks have of a charge for good. */
function lostOf(ledger: StripeLedger, { id }: ChargeRecord): number {
  const lost = ledger.all("disputes").filter(({ charge, status }) => charge === id && status === "lost");
  return -lost.flatMap(({ moved }) => moved).reduce((sum, one) => sum + one, 0);
}

/** The buyer's bank sends a refund back, as when the card's account is closed; null for one that is not there. Again is a no-op. */
export function sendRefundBack(peer: StripePeer, id: string): RefundRecord | null {
  const { ledger } = peer;
  const refund = ledger.get("refunds", id);
  if (!refund || refund.failure !== undefined) return refund;
  const failed = { ...refund, failure: "expired_or_canceled_card" };
  ledger.put("refunds", failed);
  const charge = ledger.get("charges", refund.charge);
  if (charge) ledger.put("charges", { ...charge, amountRefunded: charge.amountRefunded - refund.amount });
  peer.webhooks.send("refund.failed", refundJson(failed));
  return failed;
}

function chargeToRefund(ledger: StripeLedger, form: Form): ChargeRecord {
  const intentId = text(form, "payment_intent");
  const chargeId = intentId === null ? text(form, "charge") : findIntent(ledger, intentId).latestCharge;
  const charge = ledger.get("charges", chargeId ?? "");
  if (!charge) {
    if (intentId === null) throw missing("charge", chargeId ?? "");
    throw badParameter("payment_intent", "This PaymentIntent does not have a successful charge to refund.");
  }
  if (charge.state !== "captured")
    throw badParameter("payment_intent", "This charge is not captured; cancel its PaymentIntent instead.");
  return charge;
}
