import type { ChargeView, InspectedPeer } from "../peer-pages.ts";
import type { PaypalPeer } from "./paypal-peer.ts";
import { type PaypalOrderRecord, refundedOf } from "./paypal-records.ts";

export function inspectedPaypal(peer: PaypalPeer): InspectedPeer {
  return {
    name: "PayPal",
    origin: peer.options.origin,
    charges: () => peer.ledger.all("orders").map(toChargeView),
    events: () => peer.ledger.all("events"),
    faults: peer.faults,
    webhooks: peer.webhooks,
    reset: () => peer.ledger.reset(),
  };
}

function toChargeView(order: PaypalOrderRecord): ChargeView {
  return {
    id: order.id,
    orderNumber: order.referenceId,
    attemptId: order.customId,
    state: stateOf(order),
    amount: order.amount,
    amountCaptured: order.capture?.amount ?? 0,
    amountRefunded: refundedOf(order),
    created: order.created,
  };
}

function stateOf(order: PaypalOrderRecord): ChargeView["state"] {
  if (order.capture) return refundedOf(order) === order.capture.amount ? "refunded" : "captured";
  if (order.authorization) return order.authorization.status === "VOIDED" ? "released" : "authorised";
  if (order.status === "PAYER_ACTION_REQUIRED") return "waiting";
  return order.isDeclined ? "declined" : "approved";
}
