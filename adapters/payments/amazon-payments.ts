import { type AmazonAnswer, type AmazonClient, amazonClient, type AmazonSettings } from "./amazon-client.ts";
import { writeAmazonNote } from "./amazon-note.ts";
import { amazonRefunds } from "./amazon-refunds.ts";
import { ProviderKeyRefused } from "../http/ask-json.ts";
import { noneTaken } from "./none-taken.ts";
import {
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
  ProviderRefused,
} from "./payment-provider.ts";
import { amazonActionUrl, type AmazonPayment, readAmazonPayment, readAmazonSession } from "./read-amazon-payment.ts";
import { readAmazonWebhook } from "./read-amazon-webhook.ts";
import { toAmazonPrice } from "./to-amazon-price.ts";

/**
 * Amazon Pay (API v2, developer.amazon.com/docs/amazon-pay-api-v2/checkout-session.html): the buyer agrees on Amazon's pages,
 * `complete` makes an authorised charge of the session, and the recorded order is captured. A payment is Amazon's checkout session,
 * which Amazon deletes after 30 days: a payment cannot be found, captured or refunded by us any more then.
 */
export function amazonPayments(settings: AmazonSettings): PaymentProvider {
  const amazon = amazonClient(settings);
  const look = (providerRef: string) => lookUp(amazon, settings, providerRef);
  const known = async (providerRef: string): Promise<AmazonPayment> => {
    const found = await look(providerRef);
    if (!found) throw new Error(`Amazon Pay no longer knows session ${providerRef}`);
    return found;
  };
  /** A change that Amazon refuses may have been made already: then the truth is the answer, else the refusal is thrown. */
  const settle = async (providerRef: string, answer: AmazonAnswer): Promise<ProviderPayment> => {
    const { payment } = await known(providerRef);
    if (!answer.ok && payment.state === "authorised")
      throw new Error(`Amazon Pay refuses a change of session ${providerRef}: ${answer.refusal.reason}`);
    return payment;
  };
  return {
    provider: "amazon",
    start: (request) => begin(amazon, settings, request),
    find: async (providerRef) => (await look(providerRef))?.payment ?? null,
    async complete({ attemptId, providerRef, amount }) {
      const { payment } = await known(providerRef);
      if (payment.state !== "approved") return payment;
      if (payment.amount !== amount) throw new Error(`Session ${providerRef} at Amazon Pay is of another amount`);
      const path = `/checkoutSessions/${providerRef}/complete`;
      const answer = await amazon("POST", path, { chargeAmount: toAmazonPrice(amount) }, `${attemptId}-complete`);
      const { payment: now } = await known(providerRef);
      if (answer.ok || now.state !== "approved") return now;
      // The buyer has chosen how to pay and has not been on Amazon's last page yet.
      return { ...now, state: "requires_action", actionUrl: await actionUrlOf(amazon, settings, providerRef) };
    },
    async capture({ attemptId, providerRef, amount }) {
      const { payment, chargeId } = await known(providerRef);
      if (payment.state !== "authorised") return payment;
      if (amount > payment.amount) throw new Error(`More than was agreed to cannot be captured of ${providerRef}`);
      const asked = { captureAmount: toAmazonPrice(amount) };
      return settle(providerRef, await amazon("POST", `/charges/${chargeId}/capture`, asked, `${attemptId}-capture`));
    },
    async void({ attemptId, providerRef }) {
      const { payment, chargeId } = await known(providerRef);
      // A session that was not completed holds no money, or lets it go of itself after 24 hours.
      if (payment.state === "requires_action" || payment.state === "approved")
        return { ...payment, state: "voided", actionUrl: null };
      if (payment.state !== "authorised") return payment;
      const asked = { cancellationReason: "The order was not placed" };
      return settle(providerRef, await amazon("DELETE", `/charges/${chargeId}/cancel`, asked, `${attemptId}-void`));
    },
    ...amazonRefunds(amazon, known),
    readWebhook: (rawBody) => readAmazonWebhook(amazon, settings, rawBody),
  };
}

/**
 * A session takes nobody's money: one that is made twice, because its key was forgotten, lapses. `checkoutMode` is left out, since the
 * API refuses the field (`UnrecognizedField`, amzn/amazon-pay-api-sdk-php issue 9): it belongs to the payload of Amazon's button.
 */
async function begin(
  amazon: AmazonClient,
  settings: AmazonSettings,
  request: PaymentRequest,
): Promise<ProviderPayment> {
  const { attemptId, orderNumber, amount, returnUrl } = request;
  const otherwise = () => new Error(`Amazon Pay was asked otherwise for attempt ${attemptId} before`);
  const refused = (why: string, cause?: unknown) =>
    new ProviderRefused(`Amazon Pay: ${why}`, noneTaken(request, "Amazon Pay"), { cause });
  const asked = {
    webCheckoutDetails: {
      checkoutReviewReturnUrl: settings.checkoutPage,
      checkoutResultReturnUrl: returnUrl,
      checkoutCancelUrl: returnUrl,
    },
    storeId: settings.storeId,
    chargePermissionType: "OneTime",
    paymentDetails: {
      paymentIntent: "Authorize",
      canHandlePendingAuthorization: false,
      chargeAmount: toAmazonPrice(amount),
    },
    merchantMetadata: { merchantReferenceId: orderNumber },
  };
  let answer: AmazonAnswer;
  try {
    answer = await amazon("POST", "/checkoutSessions", asked, attemptId);
  } catch (error) {
    // Nothing can have been taken before the buyer agrees, so a refused key leaves no doubt here.
    if (error instanceof ProviderKeyRefused) throw refused("the key is refused", error);
    throw error;
  }
  if (!answer.ok) {
    const { status, reason } = answer.refusal;
    throw reason === "DuplicateIdempotencyKey" ? otherwise() : refused(`${status} ${reason}`);
  }
  const payment = await withNote(amazon, settings, readAmazonSession(answer.body).checkoutSessionId, request);
  if (payment.amount !== amount || payment.attemptId !== attemptId) throw otherwise();
  return payment;
}

/** The session with our note in it, which can only be written when the session has an id. */
async function withNote(
  amazon: AmazonClient,
  settings: AmazonSettings,
  session: string,
  { attemptId, orderNumber }: PaymentRequest,
): Promise<ProviderPayment> {
  const { payment } = (await lookUp(amazon, settings, session)) ?? {};
  if (payment?.attemptId === attemptId) return payment;
  const told = await amazon("PATCH", `/checkoutSessions/${session}`, {
    merchantMetadata: {
      merchantReferenceId: orderNumber,
      customInformation: writeAmazonNote({ attempt: attemptId, session, refunds: {} }),
    },
  });
  if (!told.ok) throw new Error(`Amazon Pay refuses a note in session ${session}: ${told.refusal.reason}`);
  return readAmazonPayment(readAmazonSession(told.body), null, settings).payment;
}

async function lookUp(
  amazon: AmazonClient,
  settings: AmazonSettings,
  providerRef: string,
): Promise<AmazonPayment | null> {
  if (!/^[0-9a-f-]{36}$/i.test(providerRef)) return null;
  const answer = await amazon("GET", `/checkoutSessions/${providerRef}`);
  if (!answer.ok) {
    if (answer.refusal.status === 404) return null;
    throw new Error(`Amazon Pay refuses to show session ${providerRef}: ${answer.refusal.reason}`);
  }
  const session = readAmazonSession(answer.body);
  if (!session.chargeId) return readAmazonPayment(session, null, settings);
  const charge = await amazon("GET", `/charges/${session.chargeId}`);
  if (!charge.ok) throw new Error(`Amazon Pay refuses to show charge ${session.chargeId}: ${charge.refusal.reason}`);
  return readAmazonPayment(session, charge.body, settings);
}

async function actionUrlOf(
  amazon: AmazonClient,
  settings: AmazonSettings,
  providerRef: string,
): Promise<string | null> {
  const answer = await amazon("GET", `/checkoutSessions/${providerRef}`);
  return answer.ok ? amazonActionUrl(readAmazonSession(answer.body), settings) : null;
}
