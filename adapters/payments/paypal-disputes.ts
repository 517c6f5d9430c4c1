import { z } from "zod";
import type { DisputeState } from "#rules/dispute/dispute-states.ts";
import { sumCents } from "#rules/money/cents.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import type { ProviderDispute } from "./payment-provider.ts";
import type { PaypalClient } from "./paypal-client.ts";
import { PaypalMoney } from "./read-paypal-order.ts";

/** PayPal's own most. */
const PAGE = 50;
const DisputeId = z.string().regex(/^[A-Za-z0-9-]{1,255}$/);

const Listed = z.object({ items: z.array(z.object({ dispute_id: DisputeId })).optional() });

/** What must be there before anything is believed. */
const Dispute = z.object({
  dispute_id: DisputeId,
  create_time: z.iso.datetime({ offset: true }),
  reason: z.string(),
  status: z.string(),
  dispute_life_cycle_stage: z.string(),
  dispute_amount: PaypalMoney,
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
  money_movements: z
    .array(z.object({ affected_party: z.string(), type: z.string(), amount: PaypalMoney }))
    .optional()
    .default([]),
});
type Dispute = z.infer<typeof Dispute>;

/** Before it has an end. A status that nobody knows yet is one that a person looks at. */
const OPEN: Readonly<Record<string, DisputeState>> = {
  WAITING_FOR_BUYER_RESPONSE: "under_review",
  UNDER_REVIEW: "under_review",
};
const OUTCOMES: Readonly<Record<string, DisputeState>> = {
  RESOLVED_BUYER_FAVOUR: "lost",
  ACCEPTED: "lost",
  RESOLVED_SELLER_FAVOUR: "won",
  // PayPal pays the buyer itself.
  RESOLVED_WITH_PAYOUT: "won",
  CANCELED_BY_BUYER: "won",
  DENIED: "won",
};

/**
 * Disputes of a capture as PayPal has them now (developer.paypal.com/docs/api/customer-disputes/v1): inquiries, claims and
 * chargebacks. `money_movements` and the words of its `type` are from memory. The app at PayPal must be allowed to read disputes.
 */
export async function paypalDisputes(
  paypal: PaypalClient,
  providerRef: string,
  captureId: string,
): Promise<ProviderDispute[]> {
  const answer = await read(
    paypal,
    `/v1/customer/disputes?disputed_transaction_id=${captureId}&page_size=${PAGE}`,
    Listed,
  );
  const found = (answer.items ?? []).map(({ dispute_id: id }) => read(paypal, `/v1/customer/disputes/${id}`, Dispute));
  return (await Promise.all(found)).map((dispute) => toDispute(dispute, providerRef));
}

async function read<Shape extends z.ZodType>(
  paypal: PaypalClient,
  path: string,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const answer = await paypal.get(path);
  if (!answer.ok) throw new Error(`PayPal refuses to show disputes: ${answer.refusal.status} ${answer.refusal.issue}`);
  const read = shape.safeParse(answer.body);
  if (read.success) return read.data;
  throw new ProviderUnreachable(`PayPal answered with something that is no dispute: ${z.prettifyError(read.error)}`);
}

function toDispute(dispute: Dispute, providerRef: string): ProviderDispute {
  const { currency_code: currency, value: amount } = dispute.dispute_amount;
  const moved = (type: string) =>
    sumCents(
      dispute.money_movements
        .filter((one) => one.affected_party === "SELLER" && one.type === type)
        .map((one) => one.amount.value),
    );
  const { seller_response_due_date: due } = dispute;
  return {
    disputeRef: dispute.dispute_id,
    providerRef,
    state: stateOf(dispute),
    reason: dispute.reason.toLowerCase(),
    amount,
    currency,
    takenBack: moved("DEBIT"),
    wonBack: moved("CREDIT"),
    dueAt: due === undefined ? null : new Date(due),
    openedAt: new Date(dispute.create_time),
  };
}

/** An inquiry that came to nothing is closed; in one that goes on no money has moved yet. */
function stateOf({ status, dispute_life_cycle_stage: stage, dispute_outcome: outcome }: Dispute): DisputeState {
  if (status !== "RESOLVED") return stage === "INQUIRY" ? "inquiry" : (OPEN[status] ?? "needs_response");
  const end = OUTCOMES[outcome?.outcome_code ?? ""] ?? "closed";
  return stage === "INQUIRY" && end === "won" ? "closed" : end;
}
