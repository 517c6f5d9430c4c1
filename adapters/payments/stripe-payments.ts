import { Stripe } from "stripe";
import { cents } from "#rules/money/cents.ts";
import {
  type PaymentRequest,
  type ProviderPayment,
  type PaymentProvider,
  ProviderRefused,
} from "./payment-provider.ts";
import { declineOf } from "./decline-of.ts";
import { stripeClient } from "./stripe-client.ts";
import { withOwnPage } from "./own-page.ts";
import { readStripeWebhook } from "./read-stripe-webhook.ts";
import { afterTwin, codeOf, isReplayedFailure, translated } from "./stripe-answers.ts";
import { stripeDisputes } from "./stripe-disputes.ts";
import { stripeRefunds } from "./stripe-refunds.ts";
import { stripeWalletToken } from "./stripe-wallet-tokens.ts";
import { toPayment } from "./to-payment.ts";

export interface StripeSettings {
  secretKey: string;
  /** Signing secrets of the webhook; while one is being replaced, both, separated by a comma. */
  webhookSecret: string;
  /** `https://api.stripe.com`, or the sandbox. */
  apiBase: string;
  /** Of a page in a frame that has the fields; unused where a script brings them. */
  cardFieldsUrl: string;
  /** `https://js.stripe.com/v3/`, or the sandbox's: Stripe's own fields, opened with the publishable key. */
  script?: string;
  publishableKey?: string;
  /** How long a call may take; then its outcome is unknown. Default 10 s. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const EXPAND = ["latest_charge", "payment_method"];

/** Cards by Stripe: authorised when the order is confirmed, captured once it is recorded. The sandbox differs by address and keys only. */
export function stripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient({ ...settings, timeoutMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS });
  const find = async (providerRef: string): Promise<ProviderPayment | null> => {
    if (!providerRef.startsWith("pi_")) return null;
    try {
      const intent = await stripe.paymentIntents.retrieve(providerRef, { expand: EXPAND });
      return withOwnPage(toPayment(intent), settings);
    } catch (error) {
      if (codeOf(error) === "resource_missing") return null;
      throw translated(error);
    }
  };
  const known = async (providerRef: string): Promise<ProviderPayment> => {
    const payment = await find(providerRef);
    if (!payment) throw new Error(`The provider no longer knows payment ${providerRef}`);
    return payment;
  };
  /**
   * The payment as the answer to the change shows it. A change that already happened (a lost answer, another node) is
   * answered with the truth instead of the provider's refusal, and one whose answer is no payment by looking at it.
   */
  const settle = async (
    providerRef: string,
    alreadyDone: string,
    change: () => Promise<Stripe.PaymentIntent | Stripe.Refund>,
  ): Promise<ProviderPayment> => {
    try {
      const changed = await afterTwin(change);
      if (changed.object === "payment_intent") return toPayment(changed);
    } catch (error) {
      if (codeOf(error) !== alreadyDone) throw translated(error);
    }
    return known(providerRef);
  };
  return {
    provider: "stripe",
    start: async (request) => withOwnPage(await authorise(stripe, request), settings),
    walletToken: (orderNumber, given) => stripeWalletToken(stripe, orderNumber, given),
    find,
    cardOf: async (paymentToken) => {
      try {
        return (await stripe.paymentMethods.retrieve(paymentToken)).card?.fingerprint ?? null;
      } catch (error) {
        if (codeOf(error) === "resource_missing") return null;
        throw translated(error);
      }
    },
    // What the buyer agreed to at the bank is authorised there.
    complete: ({ providerRef }) => known(providerRef),
    capture: ({ attemptId, providerRef, amount }) =>
      settle(providerRef, "payment_intent_unexpected_state", () =>
        stripe.paymentIntents.capture(
          providerRef,
          { amount_to_capture: amount, expand: EXPAND },
          { idempotencyKey: `${attemptId}-capture` },
        ),
      ),
    void: ({ attemptId, providerRef }) =>
      settle(providerRef, "payment_intent_unexpected_state", () =>
        stripe.paymentIntents.cancel(providerRef, { expand: EXPAND }, { idempotencyKey: `${attemptId}-void` }),
      ),
    refund: ({ attemptId, providerRef, amount }) =>
      settle(providerRef, "charge_already_refunded", () =>
        stripe.refunds.create(
          { payment_intent: providerRef, amount },
          { idempotencyKey: `${attemptId}-refund-${amount}` },
        ),
      ),
    ...stripeRefunds(stripe),
    ...stripeDisputes(stripe),
    readWebhook: (rawBody, header) =>
      Promise.resolve(
        readStripeWebhook(stripe, settings.webhookSecret.split(","), rawBody, header("stripe-signature") ?? ""),
      ),
  };
}

async function authorise(stripe: Stripe, request: PaymentRequest): Promise<ProviderPayment> {
  const { attemptId, orderNumber, amount, paymentToken, returnUrl } = request;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: "usd",
        payment_method: paymentToken,
        allowed_payment_method_types: ["card"],
        confirm: true,
        capture_method: "manual",
        return_url: returnUrl,
        description: `Order ${orderNumber}`,
        metadata: { orderNumber, attemptId },
        expand: EXPAND,
      },
      { idempotencyKey: attemptId },
    );
    return toPayment(intent);
  } catch (error) {
    return refusedPayment(stripe, request, error);
  }
}

/** What a failed create means: a decline is an answer; a forgotten token is one too; silence is thrown. */
async function refusedPayment(stripe: Stripe, request: PaymentRequest, error: unknown): Promise<ProviderPayment> {
  if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return toPayment(error.payment_intent);
  if (isRefusedToken(error)) return declinedBeforeAnything(request, error.code);
  // A remembered 500 stays the answer to this key for a day although the payment may exist: look for it.
  if (isReplayedFailure(error)) {
    const found = await findByAttempt(stripe, request.attemptId);
    if (found) return found;
  }
  const meaning = translated(error);
  // Any other refusal (a key reused for another amount) may have a payment behind it.
  if (!(meaning instanceof Stripe.errors.StripeInvalidRequestError)) throw meaning;
  const none = declinedBeforeAnything(request, "provider_refused");
  throw new ProviderRefused(`Stripe: ${meaning.type} ${meaning.statusCode}`, none, { cause: meaning });
}

type RefusedToken = InstanceType<typeof Stripe.errors.StripeError>;

/** A token that is made up, used up or expired: the shopper's browser can cause it. */
function isRefusedToken(error: unknown): error is RefusedToken {
  if (error instanceof Stripe.errors.StripeCardError) return true;
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.param === "payment_method";
}

/** Declined without a payment at the provider; the reference stands for "there is none". */
function declinedBeforeAnything(
  { attemptId, orderNumber, amount }: PaymentRequest,
  code: string | undefined,
): ProviderPayment {
  return {
    providerRef: `none_${attemptId}`,
    state: "declined",
    amount: cents(amount),
    currency: "USD",
    orderNumber,
    attemptId,
    cardType: "",
    cardLast4: "",
    decline: declineOf(undefined, code ?? "resource_missing"),
    actionUrl: null,
  };
}

async function findByAttempt(stripe: Stripe, attemptId: string): Promise<ProviderPayment | null> {
  try {
    const found = await stripe.paymentIntents.search({
      query: `metadata['attemptId']:'${attemptId}'`,
      expand: EXPAND.map((name) => `data.${name}`),
    });
    const [first] = Array.isArray(found.data) ? found.data : [];
    return first ? toPayment(first) : null;
  } catch (error) {
    throw translated(error);
  }
}
