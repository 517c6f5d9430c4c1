import type { LenderPeer, LoanRecord, LoanState } from "../lender-peer.ts";
import { AffirmError } from "./affirm-error.ts";

type Json = Record<string, unknown>;

const CHECKOUT_STATUS: Record<LoanState, string> = {
  asked: "opened",
  agreed: "confirmed",
  refused: "not_approved",
  authorised: "confirmed",
  captured: "confirmed",
  voided: "confirmed",
};

/** As Affirm's own: `/checkout/MERCHANT/new/CHECKOUT`. */
export function pageOf({ origin }: LenderPeer, id: string): string {
  return `${origin}/affirm/checkout/RIGSMITH/new/${id}`;
}

export function checkoutJson(peer: LenderPeer, loan: LoanRecord): Json {
  return {
    ...loan.told,
    checkout_id: loan.id,
    checkout_status: CHECKOUT_STATUS[loan.state],
    redirect_url: pageOf(peer, loan.id),
  };
}

/** A transaction there is from its authorisation on. */
export function transactionJson(peer: LenderPeer, loan: LoanRecord, expand: string): Json {
  if (loan.state === "asked" || loan.state === "agreed" || loan.state === "refused")
    throw new AffirmError(404, "resource-not-found", "The transaction could not be found.");
  const refunds = peer.ledger.all("refunds").filter(({ loan: of }) => of === loan.id);
  return {
    id: loan.id,
    checkout_id: loan.id,
    order_id: loan.orderNumber,
    status: statusOf(loan),
    amount: loan.amount,
    amount_refunded: loan.amountRefunded,
    currency: "USD",
    created: loan.created,
    ...(expand.split(",").includes("checkout") && { checkout: checkoutJson(peer, loan) }),
    ...(expand.split(",").includes("events") && {
      events: refunds.map(({ id, amount, referenceId }) => eventJson("refund", id, amount, referenceId)),
    }),
  };
}

export function eventJson(type: string, id: string, amount: number, referenceId: string | null): Json {
  return { id, type, amount, currency: "USD", fee: 0, ...(referenceId !== null && { reference_id: referenceId }) };
}

function statusOf({ state, amountRefunded, amountCaptured }: LoanRecord): string {
  if (state !== "captured") return state === "voided" ? "voided" : "authorized";
  if (amountRefunded === 0) return "captured";
  return amountRefunded < amountCaptured ? "partially_refunded" : "refunded";
}
