import { Stripe } from "stripe";
import { z } from "zod";
import { cents } from "#rules/money/cents.ts";
import type { PaymentProvider, ProviderRefund } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import { afterTwin, isReplayedFailure, translated } from "./stripe-answers.ts";

type Asked = Parameters<PaymentProvider["refundPart"]>[0];

/** Most refunds of one payment that are looked at in one question; Stripe's own most. */
const PAGE = 100;

/** What must be there before anything is believed. */
const RefundShape = z.object({
  object: z.literal("refund"),
  id: z.string().startsWith("re_"),
  amount: z.int().positive(),
  currency: z.string(),
  status: z.string().nullable(),
  payment_intent: z.string().nullable(),
  failure_reason: z.string().optional(),
  metadata: z.record(z.string(), z.string()).nullable(),
});

/** Refunds of a part by Stripe: they carry our row's id, so that a lost answer is found again. */
export function stripeRefunds(stripe: Stripe): Pick<PaymentProvider, "refundPart" | "listRefunds"> {
  const listRefunds = async (providerRef: string): Promise<readonly ProviderRefund[]> => {
    try {
      const found = stripe.refunds.list({ payment_intent: providerRef, limit: PAGE });
      return (await found.autoPagingToArray({ limit: 10_000 })).map((refund) => toRefund(refund, providerRef));
    } catch (error) {
      throw translated(error);
    }
  };
  return {
    listRefunds,
    async refundPart(asked) {
      const { refundId, providerRef, orderNumber, amount } = asked;
      try {
        const made = await afterTwin(() =>
          stripe.refunds.create(
            { payment_intent: providerRef, amount, metadata: { refundId, orderNumber } },
            { idempotencyKey: refundId },
          ),
        );
        return toRefund(made, providerRef);
      } catch (error) {
        return refusedRefund(asked, error, listRefunds);
      }
    },
  };
}

/** A refund that Stripe will not make never was; after a failure it remembers, its list knows whether it was. */
async function refusedRefund(
  asked: Asked,
  error: unknown,
  listRefunds: PaymentProvider["listRefunds"],
): Promise<ProviderRefund> {
  if (isReplayedFailure(error)) {
    const made = (await listRefunds(asked.providerRef)).find(({ refundId }) => refundId === asked.refundId);
    return made ?? notMade(asked, "provider_error");
  }
  const meaning = translated(error);
  if (!(meaning instanceof Stripe.errors.StripeInvalidRequestError)) throw meaning;
  return notMade(asked, meaning.code ?? "provider_refused");
}

function notMade({ refundId, providerRef, amount }: Asked, failure: string): ProviderRefund {
  return { refundRef: null, refundId, providerRef, state: "failed", amount, currency: "USD", failure };
}

function toRefund(refund: Stripe.Refund, providerRef: string): ProviderRefund {
  const shape = RefundShape.safeParse(refund);
  if (!shape.success)
    throw new ProviderUnreachable(`Stripe answered with something that is no refund: ${z.prettifyError(shape.error)}`);
  const { id, status, amount, currency, metadata, failure_reason: failure } = shape.data;
  const isFailed = status === "failed" || status === "canceled";
  return {
    refundRef: id,
    refundId: metadata?.["refundId"] ?? null,
    providerRef: shape.data.payment_intent ?? providerRef,
    // Stripe adds statuses: one that nobody knows yet is one that is not decided yet.
    state: isFailed ? "failed" : status === "succeeded" ? "succeeded" : "pending",
    amount: cents(amount),
    currency: currency.toUpperCase(),
    failure: isFailed ? (failure ?? status) : null,
  };
}
