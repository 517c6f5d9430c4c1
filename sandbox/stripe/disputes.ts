import { newId, nowSeconds } from "../new-id.ts";
import type { StripePeer } from "./stripe-peer.ts";
import type { DisputeRecord } from "./stripe-records.ts";
import { disputeJson } from "./to-stripe-json.ts";

const DAY_SECONDS = 86_400;
/** As long as a bank waits for evidence. */
const DAYS_TO_ANSWER = 9;

/** A dispute's ends, and the way there, as a person of the sandbox chooses them. */
export const DISPUTE_STATUSES = ["needs_response", "under_review", "won", "lost"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** The buyer's bank takes a captured charge back, or so much of it; null for one that is not captured or disputed already. */
export function openDispute(
  peer: StripePeer,
  intentId: string,
  most = Infinity,
  reason = "fraudulent",
): DisputeRecord | null {
  const charge = peer.ledger.all("charges").find(({ paymentIntent }) => paymentIntent === intentId);
  const known = peer.ledger.all("disputes").some(({ paymentIntent }) => paymentIntent === intentId);
  if (charge?.state !== "captured" || known) return null;
  const amount = Math.min(most, charge.amountCaptured - charge.amountRefunded);
  const dispute: DisputeRecord = {
    id: newId("dp"),
    charge: charge.id,
    paymentIntent: intentId,
    amount,
    currency: charge.currency,
    reason,
    status: "needs_response",
    dueBy: nowSeconds() + DAYS_TO_ANSWER * DAY_SECONDS,
    moved: [-amount],
    created: nowSeconds(),
  };
  peer.ledger.put("disputes", dispute);
  peer.webhooks.send("charge.dispute.created", disputeJson(dispute));
  return dispute;
}

/** The bank goes on with it, or has decided; null for one that is not there. What was decided stays so. */
export function moveDispute(peer: StripePeer, id: string, status: DisputeStatus): DisputeRecord | null {
  const dispute = peer.ledger.get("disputes", id);
  if (!dispute || dispute.status === "won" || dispute.status === "lost") return dispute;
  const moved = status === "won" ? [...dispute.moved, dispute.amount] : dispute.moved;
  const changed = { ...dispute, status, moved };
  peer.ledger.put("disputes", changed);
  const isOver = status === "won" || status === "lost";
  peer.webhooks.send(isOver ? "charge.dispute.closed" : "charge.dispute.updated", disputeJson(changed));
  return changed;
}
