import type { LenderPeer, LoanRecord, LoanRefundRecord } from "../lender-peer.ts";
import { newId } from "../new-id.ts";
import { AffirmError } from "./affirm-error.ts";

/** The store's server takes up what the buyer agreed to; again, it is the same one. */
export function authoriseLoan(peer: LenderPeer, loan: LoanRecord): LoanRecord {
  if (loan.state === "authorised") return loan;
  if (loan.state === "refused") throw new AffirmError(402, "auth-declined", "Charge authorization hold declined.");
  if (loan.state !== "agreed")
    throw new AffirmError(
      400,
      "checkout-not-confirmed",
      `The checkout is not confirmed by the customer: ${loan.state}.`,
    );
  return save(peer, { ...loan, state: "authorised" });
}

export function captureLoan(peer: LenderPeer, loan: LoanRecord, amount: number): LoanRecord {
  if (loan.state === "voided") throw new AffirmError(403, "capture-voided", "Cannot capture voided charge.");
  if (loan.state === "captured")
    throw new AffirmError(403, "capture-limit-exceeded", "Exceed maximum capture amount on charge.");
  if (loan.state !== "authorised")
    throw new AffirmError(404, "resource-not-found", "The transaction could not be found.");
  if (amount > loan.amount)
    throw new AffirmError(
      409,
      "capture-greater-instrument",
      "Cannot capture charges on this instrument for more than the authorization hold amount.",
    );
  return save(peer, { ...loan, state: "captured", amountCaptured: amount });
}

export function voidLoan(peer: LenderPeer, loan: LoanRecord): LoanRecord {
  if (loan.state !== "authorised")
    throw new AffirmError(403, "void-not-possible", `Cannot void a charge that is ${loan.state}.`);
  return save(peer, { ...loan, state: "voided" });
}

export function refundLoan(
  peer: LenderPeer,
  loan: LoanRecord,
  amount: number,
  referenceId: string | null,
): LoanRefundRecord {
  if (loan.state === "voided") throw new AffirmError(403, "refund-voided", "Cannot refund a voided charge.");
  if (loan.state !== "captured")
    throw new AffirmError(403, "refund-uncaptured", "Cannot refund a charge that has not been captured.");
  if (amount > loan.amountCaptured - loan.amountRefunded)
    throw new AffirmError(403, "refund-exceeded", "Exceeded maximum refund.");
  const refund: LoanRefundRecord = {
    id: newId("r").slice(2, 18).toUpperCase(),
    loan: loan.id,
    amount,
    referenceId,
    created: new Date().toISOString(),
  };
  peer.ledger.put("refunds", refund);
  save(peer, { ...loan, amountRefunded: loan.amountRefunded + amount });
  return refund;
}

function save(peer: LenderPeer, loan: LoanRecord): LoanRecord {
  peer.ledger.put("loans", loan);
  return loan;
}
