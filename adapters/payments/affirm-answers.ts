import { z } from "zod";
import { cents } from "#rules/money/cents.ts";
import type { ProviderPayment, ProviderRefund } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

/** Read from docs.affirm.com/developers/reference/the-checkout-object; `redirect_url` is not documented for a read, and used where it is there. */
const Checkout = z.object({
  total: z.int().nonnegative(),
  currency: z.string().nullish(),
  order_id: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  checkout_status: z.string().nullish(),
  redirect_url: z.string().nullish(),
});
const TransactionEvent = z.object({
  id: z.string().min(1),
  type: z.string(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  reference_id: z.string().nullish(),
});
/** docs.affirm.com/developers/reference/transaction-object */
const Transaction = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  order_id: z.string().nullish(),
  checkout: Checkout.nullish(),
  events: z.array(TransactionEvent).nullish(),
});
const Created = z.object({ checkout_id: z.string().min(1), redirect_url: z.string() });

export type AffirmCheckoutAnswer = z.infer<typeof Checkout>;
export type AffirmTransaction = z.infer<typeof Transaction>;
export type AffirmEvent = z.infer<typeof TransactionEvent>;

/** Of Affirm's answers what must be there before anything is believed. Each throws `ProviderUnreachable` for what is none. */
export const readAffirm = {
  created: (body: unknown) => believed(Created, body, "new checkout"),
  checkout: (body: unknown) => believed(Checkout, body, "checkout"),
  transaction: (body: unknown) => believed(Transaction, body, "transaction"),
  event: (body: unknown) => believed(TransactionEvent, body, "event of a transaction"),
};

function believed<T>(shape: z.ZodType<T>, body: unknown, what: string): T {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  throw new ProviderUnreachable(`Affirm answered with something that is no ${what}: ${z.prettifyError(read.error)}`);
}

/** By the page named above; `partially_captured` and `declined` are from memory. What nobody knows yet is not decided yet. */
const TRANSACTION_STATES: Readonly<Record<string, ProviderPayment["state"]>> = {
  confirmed: "approved",
  authorized: "authorised",
  auth_expired: "voided",
  captured: "captured",
  partially_captured: "captured",
  partially_refunded: "captured",
  disputed: "captured",
  dispute_refunded: "refunded",
  refunded: "refunded",
  voided: "voided",
  declined: "declined",
};

/**
 * Before a transaction. The values of `checkout_status` are in no page that was found; these are the events of
 * docs.affirm.com/developers/docs/status-visibility. Another word, or none, is `approved`: completing it then asks Affirm, and takes
 * nothing where the buyer has not agreed. A waiting checkout is not, for each approval keeps the stock longer.
 */
const CHECKOUT_STATES: Readonly<Record<string, ProviderPayment["state"]>> = {
  created: "requires_action",
  opened: "requires_action",
  sent: "requires_action",
  approved: "requires_action",
  more_information_needed: "requires_action",
  not_approved: "declined",
  confirmed: "approved",
};

export function checkoutPayment(providerRef: string, checkout: AffirmCheckoutAnswer): ProviderPayment {
  const state = CHECKOUT_STATES[checkout.checkout_status ?? ""] ?? "approved";
  return {
    providerRef,
    state,
    amount: cents(checkout.total),
    currency: (checkout.currency ?? "USD").toUpperCase(),
    ...whose(checkout),
    cardType: "Affirm",
    cardLast4: "",
    decline: state === "declined" ? "not_approved" : null,
    actionUrl: state === "requires_action" ? (checkout.redirect_url ?? null) : null,
  };
}

export function transactionPayment(
  providerRef: string,
  transaction: AffirmTransaction,
  checkout: AffirmCheckoutAnswer,
): ProviderPayment {
  const state = TRANSACTION_STATES[transaction.status] ?? "processing";
  const { attemptId, orderNumber } = whose(checkout);
  return {
    providerRef,
    state,
    amount: cents(transaction.amount),
    currency: transaction.currency.toUpperCase(),
    orderNumber: transaction.order_id ?? orderNumber,
    attemptId,
    cardType: "Affirm",
    cardLast4: "",
    decline: state === "declined" ? "not_approved" : null,
    actionUrl: null,
  };
}

function whose({ order_id, metadata }: AffirmCheckoutAnswer) {
  const attemptId = metadata?.["attemptId"];
  return { orderNumber: order_id ?? null, attemptId: typeof attemptId === "string" ? attemptId : null };
}

export function toAffirmRefund(providerRef: string, event: AffirmEvent): ProviderRefund {
  return {
    refundRef: event.id,
    refundId: event.reference_id ?? null,
    providerRef,
    state: "succeeded",
    amount: cents(event.amount),
    currency: event.currency.toUpperCase(),
    failure: null,
  };
}
