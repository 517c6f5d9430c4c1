import type { Cents } from "#rules/money/cents.ts";
import { ProviderKeyRefused } from "../http/ask-json.ts";
import { noneTaken } from "./none-taken.ts";
import {
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
  ProviderRefused,
  type ToComplete,
} from "./payment-provider.ts";
import { type PaypalAnswer, type PaypalClient, paypalClient, type PaypalSettings } from "./paypal-client.ts";
import { paypalDisputes } from "./paypal-disputes.ts";
import { type PaypalOrder, readPaypalOrder, readPaypalRefund } from "./read-paypal-order.ts";
import { readPaypalWebhook } from "./read-paypal-webhook.ts";
import { toMoney, toPaypalOrder } from "./to-paypal-order.ts";

/** What PayPal says when an id of a call comes again with other words. */
const OTHER_WORDS = new Set(["DUPLICATE_REQUEST_ID", "PAYPAL_REQUEST_ID_PREVIOUSLY_USED"]);

/**
 * PayPal (Orders v2, developer.paypal.com/docs/api/orders/v2): the buyer agrees on PayPal's page, `complete` authorises, the
 * recorded order is captured. A payment is PayPal's order; what has become of it stands in the order.
 */
export function paypalPayments(settings: PaypalSettings): PaymentProvider {
  const paypal = paypalClient(settings);
  const look = (providerRef: string) => lookUp(paypal, settings, providerRef);
  const known = async (providerRef: string): Promise<PaypalOrder> => {
    const order = await look(providerRef);
    if (!order) throw new Error(`PayPal no longer knows order ${providerRef}`);
    return order;
  };
  /** A change that PayPal refuses may have been made already: then the truth is the answer, else the refusal is thrown. */
  const settle = async (providerRef: string, from: ProviderPayment["state"], answer: PaypalAnswer) => {
    const { payment } = await known(providerRef);
    if (!answer.ok && payment.state === from)
      throw new Error(`PayPal refuses a change of order ${providerRef}: ${answer.refusal.issue}`);
    return payment;
  };
  return {
    provider: "paypal",
    start: (request) => begin(paypal, settings, request),
    find: async (providerRef) => (await look(providerRef))?.payment ?? null,
    complete: (request) => complete(paypal, request, known),
    async capture({ attemptId, providerRef, amount }) {
      const { payment, authorizationId } = await known(providerRef);
      if (payment.state !== "authorised") return payment;
      refuseMore(payment, amount);
      const answer = await paypal.post(
        `/v2/payments/authorizations/${authorizationId}/capture`,
        { amount: toMoney(amount), final_capture: true },
        `${attemptId}-capture`,
      );
      return settle(providerRef, "authorised", answer);
    },
    async void({ attemptId, providerRef }) {
      const { payment, authorizationId } = await known(providerRef);
      // An order that was not authorised holds no money, cannot be cancelled there, and lapses within hours.
      if (payment.state === "requires_action" || payment.state === "approved")
        return { ...payment, state: "voided", actionUrl: null };
      if (payment.state !== "authorised") return payment;
      const path = `/v2/payments/authorizations/${authorizationId}/void`;
      return settle(providerRef, "authorised", await paypal.post(path, {}, `${attemptId}-void`));
    },
    async refund({ attemptId, providerRef, amount }) {
      const { payment, captureId } = await known(providerRef);
      if (payment.state !== "captured") return payment;
      const answer = await paypal.post(
        `/v2/payments/captures/${captureId}/refund`,
        { amount: toMoney(amount) },
        `${attemptId}-refund-${amount}`,
      );
      return settle(providerRef, "captured", answer);
    },
    async refundPart({ refundId, providerRef, orderNumber, amount }) {
      const failed = (failure: string) =>
        ({ refundRef: null, refundId, providerRef, state: "failed", amount, currency: "USD", failure }) as const;
      const { payment, captureId } = await known(providerRef);
      if (captureId === null) return failed(`payment_${payment.state}`);
      const answer = await paypal.post(
        `/v2/payments/captures/${captureId}/refund`,
        { amount: toMoney(amount), custom_id: refundId, note_to_payer: orderNumber },
        refundId,
      );
      if (answer.ok) return readPaypalRefund(answer.body, providerRef);
      // Refused because it was made before and PayPal has forgotten the id of the call since: its list still knows.
      const made = (await known(providerRef)).refunds.find((refund) => refund.refundId === refundId);
      return made ?? failed(answer.refusal.issue);
    },
    listRefunds: async (providerRef) => (isOrderId(providerRef) ? (await known(providerRef)).refunds : []),
    async listDisputes(providerRef) {
      if (!isOrderId(providerRef)) return [];
      const { captureId } = await known(providerRef);
      return captureId === null ? [] : paypalDisputes(paypal, providerRef, captureId);
    },
    readWebhook: (rawBody, header) => readPaypalWebhook(paypal, settings, rawBody, header),
  };
}

/** An order at PayPal takes nobody's money: one that is made twice, because the id of the call was forgotten, lapses. */
async function begin(
  paypal: PaypalClient,
  settings: PaypalSettings,
  request: PaymentRequest,
): Promise<ProviderPayment> {
  const asked = toPaypalOrder(request, await request.order());
  const refused = (why: string, cause?: unknown) =>
    new ProviderRefused(`PayPal: ${why}`, noneTaken(request, "PayPal"), { cause });
  let answer: PaypalAnswer;
  try {
    answer = await paypal.post("/v2/checkout/orders", asked, request.attemptId);
  } catch (error) {
    // Nothing can have been taken before the buyer agrees, so a refused key leaves no doubt here.
    if (error instanceof ProviderKeyRefused) throw refused("the key is refused", error);
    throw error;
  }
  if (!answer.ok) {
    const { status, issue } = answer.refusal;
    if (OTHER_WORDS.has(issue)) throw new Error(`PayPal was asked otherwise for attempt ${request.attemptId} before`);
    throw refused(`${status} ${issue}`);
  }
  const { payment } = readPaypalOrder(answer.body, settings.pageOrigin);
  if (payment.amount !== request.amount || payment.attemptId !== request.attemptId)
    throw new Error(`PayPal was asked otherwise for attempt ${request.attemptId} before`);
  return payment;
}

async function complete(
  paypal: PaypalClient,
  { attemptId, providerRef, amount }: ToComplete,
  known: (providerRef: string) => Promise<PaypalOrder>,
): Promise<ProviderPayment> {
  const { payment } = await known(providerRef);
  if (payment.state !== "approved") return payment;
  if (payment.amount !== amount) throw new Error(`Order ${providerRef} at PayPal is of another amount`);
  const answer = await paypal.post(`/v2/checkout/orders/${providerRef}/authorize`, {}, `${attemptId}-authorize`);
  const { payment: now } = await known(providerRef);
  // After a funding source is declined, PayPal's order stays approved, so that the buyer may choose another one there.
  if (answer.ok || now.state !== "approved") return now;
  return { ...now, state: "declined", decline: "not_approved" };
}

/** PayPal lets a shop capture up to 115 % of what was authorised. This one does not. */
function refuseMore(payment: ProviderPayment, amount: Cents): void {
  if (amount > payment.amount) throw new Error(`More than was agreed to cannot be captured of ${payment.providerRef}`);
}

async function lookUp(
  paypal: PaypalClient,
  settings: PaypalSettings,
  providerRef: string,
): Promise<PaypalOrder | null> {
  if (!isOrderId(providerRef)) return null;
  const answer = await paypal.get(`/v2/checkout/orders/${providerRef}`);
  if (answer.ok) return readPaypalOrder(answer.body, settings.pageOrigin);
  if (answer.refusal.status === 404) return null;
  throw new Error(`PayPal refuses to show order ${providerRef}: ${answer.refusal.issue}`);
}

function isOrderId(providerRef: string): boolean {
  return /^[A-Z0-9]{1,36}$/.test(providerRef);
}
