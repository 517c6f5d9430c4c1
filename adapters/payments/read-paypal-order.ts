import { z } from "zod";
import { readDecimalAmount } from "#rules/money/decimal-amount.ts";
import { ownAddress } from "./own-address.ts";
import type { ProviderPayment, ProviderRefund } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

/** An amount as PayPal writes it, in cents. */
export const PaypalMoney = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().transform((text, context) => {
    const amount = readDecimalAmount(text);
    if (amount !== null) return amount;
    context.addIssue("no amount");
    return z.NEVER;
  }),
});
const PaypalId = z.string().regex(/^[A-Z0-9]{1,64}$/);
const Part = z.object({ id: PaypalId, status: z.string(), amount: PaypalMoney });
const Refund = Part.extend({
  custom_id: z.string().optional(),
  create_time: z.string().optional(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
});

/** What must be there before anything is believed. */
const Order = z.object({
  id: PaypalId,
  status: z.string(),
  purchase_units: z.tuple([
    z.object({
      reference_id: z.string().optional(),
      custom_id: z.string().optional(),
      amount: PaypalMoney,
      payments: z
        .object({
          authorizations: z.array(Part).optional(),
          captures: z.array(Part).optional(),
          refunds: z.array(Refund).optional(),
        })
        .optional(),
    }),
  ]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});

export interface PaypalOrder {
  payment: ProviderPayment;
  /** Null before the buyer's agreement was taken. */
  authorizationId: string | null;
  captureId: string | null;
  refunds: readonly ProviderRefund[];
}

/** PayPal's order in the shop's words. Throws `ProviderUnreachable` for an answer that is no order: it says nothing of what happened. */
export function readPaypalOrder(body: Record<string, unknown>, pageOrigin: string): PaypalOrder {
  const shape = Order.safeParse(body);
  if (!shape.success)
    throw new ProviderUnreachable(`PayPal answered with something that is no order: ${z.prettifyError(shape.error)}`);
  const order = shape.data;
  const [unit] = order.purchase_units;
  const authorization = unit.payments?.authorizations?.at(-1);
  const capture = unit.payments?.captures?.findLast(({ status }) => CAPTURES[status] !== undefined);
  const state = capture
    ? (CAPTURES[capture.status] ?? "processing")
    : authorization
      ? (AUTHORIZATIONS[authorization.status] ?? "processing")
      : (ORDERS[order.status] ?? "processing");
  const page = order.links?.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href;
  return {
    payment: {
      providerRef: order.id,
      state,
      amount: unit.amount.value,
      currency: unit.amount.currency_code,
      orderNumber: unit.reference_id ?? null,
      attemptId: unit.custom_id ?? null,
      cardType: "PayPal",
      cardLast4: "",
      decline: state === "declined" ? "not_approved" : null,
      actionUrl: state === "requires_action" ? ownAddress(page, pageOrigin) : null,
    },
    authorizationId: authorization?.id ?? null,
    captureId: capture?.id ?? null,
    refunds: newestFirst(unit.payments?.refunds ?? []).map((refund) => toRefund(refund, order.id)),
  };
}

/** The refund that a question for one is answered with. */
export function readPaypalRefund(body: Record<string, unknown>, providerRef: string): ProviderRefund {
  const shape = Refund.safeParse(body);
  if (!shape.success)
    throw new ProviderUnreachable(`PayPal answered with something that is no refund: ${z.prettifyError(shape.error)}`);
  return toRefund(shape.data, providerRef);
}

type State = ProviderPayment["state"];

/** Before anything was authorised. PayPal adds statuses: one that nobody knows yet is one that is not decided yet. */
const ORDERS: Readonly<Record<string, State>> = {
  CREATED: "requires_action",
  SAVED: "requires_action",
  PAYER_ACTION_REQUIRED: "requires_action",
  APPROVED: "approved",
  VOIDED: "voided",
};
const AUTHORIZATIONS: Readonly<Record<string, State>> = {
  CREATED: "authorised",
  PENDING: "processing",
  DENIED: "declined",
  VOIDED: "voided",
  EXPIRED: "voided",
};
/** A capture that was declined or failed leaves its authorisation as it was. Only a whole refund ends a payment. */
const CAPTURES: Readonly<Record<string, State>> = {
  COMPLETED: "captured",
  PARTIALLY_REFUNDED: "captured",
  REFUNDED: "refunded",
  PENDING: "processing",
};

function newestFirst(refunds: readonly z.infer<typeof Refund>[]): z.infer<typeof Refund>[] {
  return refunds.toSorted((a, b) => (b.create_time ?? "").localeCompare(a.create_time ?? ""));
}

function toRefund(refund: z.infer<typeof Refund>, providerRef: string): ProviderRefund {
  const isFailed = refund.status === "FAILED" || refund.status === "CANCELLED";
  return {
    refundRef: refund.id,
    refundId: refund.custom_id ?? null,
    providerRef,
    state: isFailed ? "failed" : refund.status === "COMPLETED" ? "succeeded" : "pending",
    amount: refund.amount.value,
    currency: refund.amount.currency_code,
    failure: isFailed ? (refund.status_details?.reason ?? refund.status) : null,
  };
}
