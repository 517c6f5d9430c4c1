import { cents } from "#rules/money/cents.ts";
import { decimalAmount } from "#rules/money/decimal-amount.ts";
import { type PaypalDisputeRecord, type PaypalOrderRecord, refundedOf } from "./paypal-records.ts";

type Json = Record<string, unknown>;

/** The order as PayPal shows it to its merchant. `pages` is the address that PayPal's pages stand under. */
export function orderJson(order: PaypalOrderRecord, pages: string): Json {
  return {
    id: order.id,
    intent: "AUTHORIZE",
    status: order.status,
    purchase_units: [
      {
        reference_id: order.referenceId ?? "default",
        ...named(order),
        amount: money(order.amount, order.currency),
        ...(order.authorization && {
          payments: {
            authorizations: [authorizationJson(order)],
            ...(order.capture && { captures: [captureJson(order)] }),
            ...(order.refunds.length > 0 && {
              refunds: order.refunds.map((refund) => refundJson(order, refund, pages)),
            }),
          },
        }),
      },
    ],
    create_time: timeText(order.created),
    links: [
      { href: `${pages}/v2/checkout/orders/${order.id}`, rel: "self", method: "GET" },
      ...(order.status === "PAYER_ACTION_REQUIRED"
        ? [{ href: `${pages}/checkoutnow?token=${order.id}`, rel: "payer-action", method: "GET" }]
        : []),
    ],
  };
}

export function authorizationJson(order: PaypalOrderRecord): Json {
  return {
    id: order.authorization?.id,
    status: order.authorization?.status,
    amount: money(order.amount, order.currency),
    ...named(order),
    ...relatedTo(order),
  };
}

export function captureJson(order: PaypalOrderRecord): Json {
  const taken = order.capture?.amount ?? 0;
  const refunded = refundedOf(order);
  return {
    id: order.capture?.id,
    status: refunded === 0 ? "COMPLETED" : refunded < taken ? "PARTIALLY_REFUNDED" : "REFUNDED",
    amount: money(taken, order.currency),
    final_capture: true,
    ...named(order),
    ...relatedTo(order),
  };
}

export function refundJson(
  order: PaypalOrderRecord,
  refund: PaypalOrderRecord["refunds"][number],
  pages: string,
): Json {
  return {
    id: refund.id,
    status: "COMPLETED",
    amount: money(refund.amount, order.currency),
    ...(refund.customId !== null && { custom_id: refund.customId }),
    create_time: timeText(refund.created),
    links: [{ href: `${pages}/v2/payments/captures/${order.capture?.id}`, rel: "up", method: "GET" }],
  };
}

/** A dispute with what has moved of the seller's money for it. */
export function paypalDisputeJson(dispute: PaypalDisputeRecord): Json {
  const { id, captureId, reason, stage, status, outcome, currency, created, dueBy } = dispute;
  const moved = [
    { type: "DEBIT", cents: dispute.debit },
    { type: "CREDIT", cents: dispute.credit },
  ];
  return {
    dispute_id: id,
    create_time: timeText(created),
    update_time: timeText(created),
    disputed_transactions: [{ seller_transaction_id: captureId }],
    reason,
    status,
    dispute_life_cycle_stage: stage,
    dispute_channel: "INTERNAL",
    dispute_amount: money(dispute.amount, currency),
    ...(outcome !== null && { dispute_outcome: { outcome_code: outcome } }),
    ...(status === "WAITING_FOR_SELLER_RESPONSE" && { seller_response_due_date: timeText(dueBy) }),
    money_movements: moved
      .filter(({ cents: amount }) => amount > 0)
      .map(({ type, cents: amount }) => ({ affected_party: "SELLER", type, amount: money(amount, currency) })),
  };
}

function named({ customId, invoiceId }: PaypalOrderRecord): Json {
  return {
    ...(customId !== null && { custom_id: customId }),
    ...(invoiceId !== null && { invoice_id: invoiceId }),
  };
}

function relatedTo({ id }: PaypalOrderRecord): Json {
  return { supplementary_data: { related_ids: { order_id: id } } };
}

function money(amount: number, currency: string): Json {
  return { currency_code: currency, value: decimalAmount(cents(amount)) };
}

function timeText(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
}
