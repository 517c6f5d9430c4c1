import { randomInt } from "node:crypto";
import { z } from "zod";
import { readDecimalAmount } from "#rules/money/decimal-amount.ts";
import type { Answer } from "../answer-once.ts";
import { nowSeconds } from "../new-id.ts";
import { announce, type PaypalPeer, paypalPages } from "./paypal-peer.ts";
import { paypalError } from "./paypal-error.ts";
import { type PaypalOrderRecord, refundedOf } from "./paypal-records.ts";
import { authorizationJson, captureJson, orderJson, refundJson } from "./to-paypal-json.ts";

const Money = z.object({
  currency_code: z.literal("USD"),
  value: z.string().transform((text, context) => {
    const amount = readDecimalAmount(text);
    if (amount !== null && amount > 0) return amount;
    context.addIssue("must be a positive amount");
    return z.NEVER;
  }),
});
/** A part of a breakdown may be nothing. */
const PartOfIt = z.object({ value: z.string().transform((text) => readDecimalAmount(text) ?? Number.NaN) });
const Breakdown = z.object({
  item_total: PartOfIt.optional(),
  shipping: PartOfIt.optional(),
  handling: PartOfIt.optional(),
  tax_total: PartOfIt.optional(),
  discount: PartOfIt.optional(),
});
const NewOrder = z.object({
  intent: z.literal("AUTHORIZE"),
  purchase_units: z.tuple([
    z.object({
      reference_id: z.string().max(256).optional(),
      custom_id: z.string().max(255).optional(),
      invoice_id: z.string().max(127).optional(),
      amount: Money.extend({ breakdown: Breakdown.optional() }),
      items: z
        .array(z.object({ name: z.string().min(1).max(127), quantity: z.string(), unit_amount: PartOfIt }))
        .optional(),
    }),
  ]),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }) }),
  }),
});
const Capture = z.object({ amount: Money });
const Refund = z.object({ amount: Money.optional(), custom_id: z.string().max(127).optional() });

export function createOrder(peer: PaypalPeer, body: unknown): Answer {
  const asked = NewOrder.safeParse(body);
  if (!asked.success) return paypalError(400, "INVALID_REQUEST", "INVALID_PARAMETER_VALUE");
  const [unit] = asked.data.purchase_units;
  if (!addsUp(unit)) return paypalError(422, "UNPROCESSABLE_ENTITY", "AMOUNT_MISMATCH");
  const { return_url: returnUrl, cancel_url: cancelUrl } = asked.data.payment_source.paypal.experience_context;
  const order: PaypalOrderRecord = {
    id: newPaypalId(),
    status: "PAYER_ACTION_REQUIRED",
    referenceId: unit.reference_id ?? null,
    customId: unit.custom_id ?? null,
    invoiceId: unit.invoice_id ?? null,
    amount: unit.amount.value,
    currency: unit.amount.currency_code,
    returnUrl,
    cancelUrl,
    isDeclined: false,
    authorization: null,
    capture: null,
    refunds: [],
    created: nowSeconds(),
  };
  return shown(peer, order, 200);
}

/** The buyer has pressed a button on PayPal's page; a later press changes nothing. */
export function approveOrder(peer: PaypalPeer, order: PaypalOrderRecord, isDeclined: boolean): void {
  if (order.status !== "PAYER_ACTION_REQUIRED") return;
  const approved = { ...order, status: "APPROVED" as const, isDeclined };
  peer.ledger.put("orders", approved);
  announce(peer, "CHECKOUT.ORDER.APPROVED", orderJson(approved, paypalPages(peer)));
}

export function authorizeOrder(peer: PaypalPeer, id: string): Answer {
  const order = peer.ledger.get("orders", id);
  if (!order) return unknown();
  if (order.status === "PAYER_ACTION_REQUIRED") return paypalError(422, "UNPROCESSABLE_ENTITY", "ORDER_NOT_APPROVED");
  if (order.authorization) return paypalError(422, "UNPROCESSABLE_ENTITY", "ORDER_ALREADY_AUTHORIZED");
  if (order.isDeclined) return paypalError(422, "UNPROCESSABLE_ENTITY", "INSTRUMENT_DECLINED");
  const isTaken = peer.ledger
    .all("orders")
    .some(({ authorization, invoiceId }) => authorization && invoiceId !== null && invoiceId === order.invoiceId);
  if (isTaken) return paypalError(422, "UNPROCESSABLE_ENTITY", "DUPLICATE_INVOICE_ID");
  const held: PaypalOrderRecord = {
    ...order,
    status: "COMPLETED",
    authorization: { id: newPaypalId(), status: "CREATED" },
  };
  const answer = shown(peer, held, 201);
  announce(peer, "PAYMENT.AUTHORIZATION.CREATED", authorizationJson(held));
  return answer;
}

export function captureAuthorization(peer: PaypalPeer, authorizationId: string, body: unknown): Answer {
  const order = peer.ledger.all("orders").find(({ authorization }) => authorization?.id === authorizationId);
  if (!order?.authorization) return unknown();
  const asked = Capture.safeParse(body);
  if (!asked.success) return paypalError(400, "INVALID_REQUEST", "INVALID_PARAMETER_VALUE");
  if (order.authorization.status === "VOIDED") return paypalError(422, "UNPROCESSABLE_ENTITY", "AUTHORIZATION_VOIDED");
  if (order.capture) return paypalError(422, "UNPROCESSABLE_ENTITY", "AUTHORIZATION_ALREADY_CAPTURED");
  const { value: amount } = asked.data.amount;
  // PayPal's own limit: 115 % of what was authorised, and never $75 more.
  if (amount > Math.min(order.amount * 1.15, order.amount + 7500))
    return paypalError(422, "UNPROCESSABLE_ENTITY", "MAX_CAPTURE_AMOUNT_EXCEEDED");
  const taken: PaypalOrderRecord = {
    ...order,
    authorization: { ...order.authorization, status: "CAPTURED" },
    capture: { id: newPaypalId(), amount },
  };
  peer.ledger.put("orders", taken);
  announce(peer, "PAYMENT.CAPTURE.COMPLETED", captureJson(taken));
  return { status: 201, body: captureJson(taken) };
}

export function voidAuthorization(peer: PaypalPeer, authorizationId: string): Answer {
  const order = peer.ledger.all("orders").find(({ authorization }) => authorization?.id === authorizationId);
  if (!order?.authorization) return unknown();
  if (order.authorization.status === "VOIDED") return paypalError(422, "UNPROCESSABLE_ENTITY", "PREVIOUSLY_VOIDED");
  if (order.capture) return paypalError(422, "UNPROCESSABLE_ENTITY", "PREVIOUSLY_CAPTURED");
  const free: PaypalOrderRecord = { ...order, authorization: { ...order.authorization, status: "VOIDED" } };
  peer.ledger.put("orders", free);
  announce(peer, "PAYMENT.AUTHORIZATION.VOIDED", authorizationJson(free));
  return { status: 200, body: authorizationJson(free) };
}

export function refundCapture(peer: PaypalPeer, captureId: string, body: unknown): Answer {
  const order = peer.ledger.all("orders").find(({ capture }) => capture?.id === captureId);
  if (!order?.capture) return unknown();
  const asked = Refund.safeParse(body);
  if (!asked.success) return paypalError(400, "INVALID_REQUEST", "INVALID_PARAMETER_VALUE");
  const left = order.capture.amount - refundedOf(order);
  if (left === 0) return paypalError(422, "UNPROCESSABLE_ENTITY", "CAPTURE_FULLY_REFUNDED");
  const amount = asked.data.amount?.value ?? left;
  if (amount > left) return paypalError(422, "UNPROCESSABLE_ENTITY", "REFUND_AMOUNT_EXCEEDED");
  const refund = { id: newPaypalId(), customId: asked.data.custom_id ?? null, amount, created: nowSeconds() };
  peer.ledger.put("orders", { ...order, refunds: [...order.refunds, refund] });
  announce(peer, "PAYMENT.CAPTURE.REFUNDED", refundJson(order, refund, paypalPages(peer)));
  return { status: 201, body: refundJson(order, refund, paypalPages(peer)) };
}

function shown(peer: PaypalPeer, order: PaypalOrderRecord, status: number): Answer {
  peer.ledger.put("orders", order);
  return { status, body: orderJson(order, paypalPages(peer)) };
}

function unknown(): Answer {
  return paypalError(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");
}

function addsUp({ amount, items }: z.infer<typeof NewOrder>["purchase_units"][0]): boolean {
  const { breakdown } = amount;
  if (!breakdown) return items === undefined;
  const part = (name: keyof typeof breakdown) => breakdown[name]?.value ?? 0;
  const whole = part("item_total") + part("shipping") + part("handling") + part("tax_total") - part("discount");
  const listed = items?.reduce((sum, item) => sum + item.unit_amount.value * Number(item.quantity), 0);
  return whole === amount.value && (listed === undefined || listed === part("item_total"));
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

function newPaypalId(): string {
  return Array.from({ length: 17 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
