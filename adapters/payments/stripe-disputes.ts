import { Stripe } from "stripe";
import { z } from "zod";
import type { DisputeState } from "#rules/dispute/dispute-states.ts";
import { cents } from "#rules/money/cents.ts";
import type { PaymentProvider, ProviderDispute } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import { translated } from "./stripe-answers.ts";

/** Stripe's own most. */
const PAGE = 100;

/** What must be there before anything is believed. */
const DisputeShape = z.object({
  object: z.literal("dispute"),
  id: z.string().regex(/^(?:dp|du)_[A-Za-z0-9_]{1,255}$/),
  status: z.string(),
  reason: z.string(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  created: z.int(),
  payment_intent: z.string().nullable(),
  evidence_details: z.object({ due_by: z.int().nullable() }),
  balance_transactions: z.array(z.object({ amount: z.int() })),
});

/** Stripe's words (docs.stripe.com/api/disputes/object); `prevented` was settled before it began. */
const STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: "inquiry",
  warning_under_review: "inquiry",
  warning_closed: "closed",
  needs_response: "needs_response",
  under_review: "under_review",
  won: "won",
  lost: "lost",
  prevented: "closed",
};

/** Disputes of a payment as Stripe has them now; what an event says of one is never believed. */
export function stripeDisputes(stripe: Stripe): Required<Pick<PaymentProvider, "listDisputes">> {
  return {
    async listDisputes(providerRef) {
      if (!providerRef.startsWith("pi_")) return [];
      try {
        const found = stripe.disputes.list({ payment_intent: providerRef, limit: PAGE });
        return (await found.autoPagingToArray({ limit: 1000 })).map((dispute) => toDispute(dispute, providerRef));
      } catch (error) {
        throw translated(error);
      }
    },
  };
}

function toDispute(dispute: unknown, providerRef: string): ProviderDispute {
  const shape = DisputeShape.safeParse(dispute);
  if (!shape.success)
    throw new ProviderUnreachable(`Stripe answered with something that is no dispute: ${z.prettifyError(shape.error)}`);
  const { id, status, reason, amount, currency, created, evidence_details, balance_transactions } = shape.data;
  const moved = balance_transactions.map((each) => each.amount);
  const sum = (amounts: number[]) => cents(Math.abs(amounts.reduce((all, one) => all + one, 0)));
  return {
    disputeRef: id,
    providerRef: shape.data.payment_intent ?? providerRef,
    // A status that nobody knows yet is one that a person looks at.
    state: STATES[status] ?? "needs_response",
    reason,
    amount: cents(amount),
    currency: currency.toUpperCase(),
    takenBack: sum(moved.filter((one) => one < 0)),
    wonBack: sum(moved.filter((one) => one > 0)),
    dueAt: evidence_details.due_by === null ? null : new Date(evidence_details.due_by * 1000),
    openedAt: new Date(created * 1000),
  };
}
