import type { ChargeView, InspectedPeer } from "../peer-pages.ts";
import type { AmazonPeer } from "./amazon-peer.ts";
import { type AmazonSessionRecord, givenBack } from "./amazon-records.ts";

export function inspectedAmazon(peer: AmazonPeer): InspectedPeer {
  return {
    name: "Amazon Pay",
    origin: peer.options.origin,
    charges: () => peer.ledger.all("sessions").map(toChargeView),
    events: () => peer.ledger.all("events"),
    faults: peer.faults,
    webhooks: peer.webhooks,
    reset: () => peer.ledger.reset(),
  };
}

function toChargeView(session: AmazonSessionRecord): ChargeView {
  return {
    id: session.id,
    orderNumber: session.orderNumber,
    attemptId: attemptOf(session.customInformation),
    state: stateOf(session),
    amount: session.amount,
    amountCaptured: session.charge?.captured ?? 0,
    amountRefunded: givenBack(session),
    created: session.created,
  };
}

/** What the store wrote there is its own; the peer only shows it. */
function attemptOf(customInformation: string | null): string | null {
  return /"attempt":"([^"]+)"/.exec(customInformation ?? "")?.[1] ?? null;
}

function stateOf(session: AmazonSessionRecord): ChargeView["state"] {
  const { charge, buyer } = session;
  if (!charge) return buyer === "expected" ? "waiting" : buyer;
  if (charge.state === "Authorized") return "authorised";
  if (charge.state === "Canceled") return "released";
  return givenBack(session) >= charge.captured ? "refunded" : "captured";
}
