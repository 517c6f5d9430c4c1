import { type AffirmCheckout, affirmCheckout } from "./affirm-checkout.ts";
import { checkoutPayment, readAffirm, transactionPayment } from "./affirm-answers.ts";
import { affirmRefunds } from "./affirm-refunds.ts";
import { type LenderApi, LenderRefusal, openLenderApi } from "./lender-api.ts";
import { noneTaken } from "./none-taken.ts";
import { onlyOwnPage } from "./own-address.ts";
import {
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
  ProviderRefused,
} from "./payment-provider.ts";
import { readAffirmWebhook } from "./read-affirm-webhook.ts";

export interface AffirmSettings {
  publicKey: string;
  privateKey: string;
  /** `https://api.affirm.com`, `https://sandbox.affirm.com`, or our sandbox's `/affirm`. */
  apiBase: string;
  /** Of the pages where buyers agree: the only one they are sent to. */
  pageOrigin: string;
  /** How long a call may take; then its outcome is unknown. Default 10 s. */
  timeoutMs?: number;
}

/** docs.affirm.com/developers/docs/development-error-codes, apart from those of keys and fields. */
const REFUSALS = /^(?:auth-declined|capture-|partial-capture-|refund-|expired-authorization)/;

/**
 * Loans by Affirm: a checkout is stored there, the buyer agrees on Affirm's page, and a transaction of the same id is
 * authorised and captured (docs.affirm.com: Direct Checkout API; reference/transaction-object: a transaction's id "is
 * equivalent to the checkout_token"). Before that nothing is taken, and a checkout nobody completes lapses.
 */
export function affirmPayments(settings: AffirmSettings): PaymentProvider {
  const api = openAffirmApi(settings);
  const find = async (providerRef: string): Promise<ProviderPayment | null> => {
    const payment = await findTransaction(api, providerRef);
    return payment && onlyOwnPage(payment, settings.pageOrigin);
  };
  const known = async (providerRef: string): Promise<ProviderPayment> => {
    const payment = await find(providerRef);
    if (!payment) throw new Error(`Affirm no longer knows payment ${providerRef}`);
    return payment;
  };
  /** The truth after a change. What already happened (a lost answer, another node) is no refusal: `isDone` says so. */
  const settle = async (
    providerRef: string,
    isDone: (state: ProviderPayment["state"]) => boolean,
    change: () => Promise<unknown>,
  ): Promise<ProviderPayment> => {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof LenderRefusal)) throw error;
      const truth = await known(providerRef);
      if (isDone(truth.state)) return truth;
      throw error;
    }
    return known(providerRef);
  };
  const changeOf = (providerRef: string, change: string, idempotencyKey: string, body: Record<string, unknown>) =>
    api({ method: "POST", path: `${transactionPath(providerRef)}/${change}`, body, idempotencyKey });
  return {
    provider: "affirm",
    start: async (request) => onlyOwnPage(await storeCheckout(api, settings, request), settings.pageOrigin),
    tell: async (request) => ({ ...(await toCheckout(settings, request)) }),
    find,
    async complete({ attemptId, providerRef, orderNumber }) {
      try {
        await api({
          method: "POST",
          path: "/api/v1/transactions",
          body: { transaction_id: providerRef, order_id: orderNumber },
          idempotencyKey: `${attemptId}-authorise`,
        });
      } catch (error) {
        if (!(error instanceof LenderRefusal)) throw error;
        const truth = await known(providerRef);
        if (truth.state !== "approved") return truth;
        return error.reason === "auth-declined"
          ? { ...truth, state: "declined", decline: "not_approved" }
          : { ...truth, state: "requires_action" };
      }
      return known(providerRef);
    },
    capture: ({ attemptId, providerRef, amount }) =>
      settle(
        providerRef,
        (state) => state === "captured" || state === "refunded" || state === "voided",
        () => changeOf(providerRef, "capture", `${attemptId}-capture`, { amount }),
      ),
    async void({ attemptId, providerRef }) {
      const truth = await known(providerRef);
      // No transaction yet: there is nothing at Affirm to let go, and nobody completes it any more.
      if (truth.state === "requires_action" || truth.state === "approved")
        return { ...truth, state: "voided", actionUrl: null };
      return settle(
        providerRef,
        (state) => state !== "authorised",
        () => changeOf(providerRef, "void", `${attemptId}-void`, {}),
      );
    },
    refund: ({ attemptId, providerRef, amount }) =>
      settle(
        providerRef,
        (state) => state === "refunded",
        () => changeOf(providerRef, "refund", `${attemptId}-refund-${amount}`, { amount }),
      ),
    ...affirmRefunds(api),
    readWebhook: (rawBody, header) =>
      Promise.resolve(readAffirmWebhook(settings.privateKey, rawBody, header("x-affirm-signature") ?? "", new Date())),
  };
}

function transactionPath(providerRef: string): string {
  return `/api/v1/transactions/${encodeURIComponent(providerRef)}`;
}

function openAffirmApi({ publicKey, privateKey, apiBase, timeoutMs }: AffirmSettings): LenderApi {
  return openLenderApi({
    name: "Affirm",
    apiBase,
    authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString("base64")}`,
    timeoutMs,
    // docs.affirm.com/developers/reference/errors
    reasonOf: ({ code, type, message }) => [code, type, message].find((word) => typeof word === "string") ?? null,
    isRefusal: (reason) => REFUSALS.test(reason),
  });
}

async function toCheckout({ publicKey }: AffirmSettings, request: PaymentRequest): Promise<AffirmCheckout> {
  const { attemptId, orderNumber, amount, email, returnUrl } = request;
  return affirmCheckout({ publicKey, attemptId, orderNumber, amount, email, returnUrl, order: await request.order() });
}

/** Stored again after a lost answer it may be a second checkout: only the one whose page the buyer is sent to can be agreed to. */
async function storeCheckout(
  api: LenderApi,
  settings: AffirmSettings,
  request: PaymentRequest,
): Promise<ProviderPayment> {
  const body = await toCheckout(settings, request);
  try {
    const created = readAffirm.created(
      await api({
        method: "POST",
        path: "/api/v2/checkout/direct",
        body,
        idempotencyKey: request.attemptId,
        begins: true,
      }),
    );
    return {
      ...noneTaken(request, "Affirm", "not_approved"),
      providerRef: created.checkout_id,
      state: "requires_action",
      decline: null,
      actionUrl: created.redirect_url,
    };
  } catch (error) {
    if (!(error instanceof LenderRefusal)) throw error;
    throw new ProviderRefused(error.message, noneTaken(request, "Affirm", "not_approved"), { cause: error });
  }
}

async function findTransaction(api: LenderApi, providerRef: string): Promise<ProviderPayment | null> {
  const found = await orNull(api({ method: "GET", path: `${transactionPath(providerRef)}?expand=checkout` }));
  const transaction = found && readAffirm.transaction(found);
  if (transaction?.checkout) return transactionPayment(providerRef, transaction, transaction.checkout);
  const stored = await orNull(api({ method: "GET", path: `/api/v2/checkout/${encodeURIComponent(providerRef)}` }));
  if (!stored) return null;
  const checkout = readAffirm.checkout(stored);
  return transaction ? transactionPayment(providerRef, transaction, checkout) : checkoutPayment(providerRef, checkout);
}

/** Null for what Affirm does not know. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof LenderRefusal && error.status === 404) return null;
    throw error;
  }
}
