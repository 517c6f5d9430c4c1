import { katapultApplication } from "./katapult-application.ts";
import { katapultPayment, readKatapultBegun } from "./katapult-answers.ts";
import { type LenderApi, LenderRefusal, openLenderApi } from "./lender-api.ts";
import { noneTaken } from "./none-taken.ts";
import { onlyOwnPage } from "./own-address.ts";
import {
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefused,
} from "./payment-provider.ts";

export interface KatapultSettings {
  /** The retailer's public API key, which these calls carry as a bearer token (docs.katapult.com/docs/post-origination-1). */
  token: string;
  /** `https://www.katapult.com`, `https://sandbox.katapult.com`, or our sandbox's `/katapult`. */
  apiBase: string;
  /** Of the pages where buyers sign: the only one they are sent to. */
  pageOrigin: string;
  /** How long a call may take; then its outcome is unknown. Default 10 s. */
  timeoutMs?: number;
}

/** docs.katapult.com: an unknown uid is a 400 that says so. */
const UNKNOWN = /not found|invalid uid/i;

/**
 * Goods leased by Katapult: the buyer signs on its page, and confirming the order makes it `captured` at once. A lease
 * knows no hold and no capture; from the confirmation on Katapult owes the store, and the only way back is to cancel
 * the order (docs.katapult.com reference: confirm_order, cancel_order).
 */
export function katapultPayments(settings: KatapultSettings): PaymentProvider {
  const api = openLenderApi({
    name: "Katapult",
    apiBase: settings.apiBase,
    authorization: `Bearer ${settings.token}`,
    timeoutMs: settings.timeoutMs,
    // Its errors' shape is in no page that was found: `detail` is what its kind of server says.
    reasonOf: ({ detail, error, message }) => [detail, error, message].find((word) => typeof word === "string") ?? null,
    isRefusal: () => false,
  });
  const find = async (providerRef: string): Promise<ProviderPayment | null> => {
    try {
      const found = await api({ method: "GET", path: `${applicationPath(providerRef)}/` });
      return onlyOwnPage(katapultPayment(found), settings.pageOrigin);
    } catch (error) {
      if (error instanceof LenderRefusal && (error.status === 404 || UNKNOWN.test(error.reason))) return null;
      throw error;
    }
  };
  const known = async (providerRef: string): Promise<ProviderPayment> => {
    const payment = await find(providerRef);
    if (!payment) throw new Error(`Katapult no longer knows application ${providerRef}`);
    return payment;
  };
  const cancel = async (providerRef: string): Promise<ProviderPayment> => {
    // Documented as a GET, odd as that is for a change.
    await api({ method: "GET", path: `${applicationPath(providerRef)}/cancel_order/` });
    return known(providerRef);
  };
  return {
    provider: "katapult",
    start: async (request) => onlyOwnPage(await initialize(api, request), settings.pageOrigin),
    find,
    async complete({ providerRef, orderNumber }) {
      const truth = await known(providerRef);
      if (truth.state !== "approved") return truth;
      await api({
        method: "POST",
        path: `${applicationPath(providerRef)}/confirm_order/`,
        body: { order_id: orderNumber },
      });
      return known(providerRef);
    },
    async capture({ providerRef, amount }) {
      const truth = await known(providerRef);
      if (amount > truth.amount)
        throw new Error(`Katapult leases ${truth.amount} cents of ${providerRef}, not ${amount}`);
      return truth;
    },
    async void({ providerRef }) {
      const truth = await known(providerRef);
      if (truth.state === "requires_action") return { ...truth, state: "voided", actionUrl: null };
      // A lease is signed, and would be waiting for its goods.
      return truth.state === "approved" ? cancel(providerRef) : truth;
    },
    async refund({ providerRef, amount }) {
      const truth = await known(providerRef);
      if (truth.state !== "captured") return truth;
      if (amount !== truth.amount) throw new Error(`Katapult takes back the whole of ${providerRef} only`);
      return cancel(providerRef);
    },
    /**
     * The whole only: Katapult takes back items, neither amounts nor under a number of ours, so that a part whose answer
     * was lost could be given back twice. A part is `failed`, and a person cancels its items at Katapult.
     */
    async refundPart({ refundId, providerRef, amount }) {
      const truth = await known(providerRef);
      const isWhole = amount === truth.amount;
      if (isWhole && truth.state === "refunded") return { ...cancelled(truth), refundId };
      if (isWhole && truth.state === "captured") return { ...cancelled(await cancel(providerRef)), refundId };
      return { ...cancelled(truth), refundRef: null, refundId, state: "failed", amount, failure: "whole_order_only" };
    },
    async listRefunds(providerRef) {
      const truth = await find(providerRef);
      return truth?.state === "refunded" ? [cancelled(truth)] : [];
    },
    // None is documented.
    readWebhook: () => Promise.resolve(null),
  };
}

function cancelled({ providerRef, amount, currency, state }: ProviderPayment): ProviderRefund {
  return {
    refundRef: `${providerRef}-cancelled`,
    refundId: null,
    providerRef,
    state: state === "refunded" ? "succeeded" : "pending",
    amount,
    currency,
    failure: null,
  };
}

function applicationPath(providerRef: string): string {
  return `/api/v3/application/${encodeURIComponent(providerRef)}`;
}

/** Begun again after a lost answer it may be a second application: only the one whose page the buyer is sent to can be signed. */
async function initialize(api: LenderApi, request: PaymentRequest): Promise<ProviderPayment> {
  const { attemptId, orderNumber, amount, email, returnUrl } = request;
  const none = noneTaken(request, "Katapult", "not_approved");
  const body = katapultApplication({
    attemptId,
    orderNumber,
    amount,
    email,
    returnUrl,
    order: await request.order(),
  });
  if (typeof body === "string") throw new ProviderRefused(`Katapult: ${body}`, none, {});
  try {
    const begun = readKatapultBegun(
      await api({
        method: "POST",
        path: "/api/v3/application/initialize/",
        body,
        idempotencyKey: attemptId,
        begins: true,
      }),
    );
    return {
      ...none,
      providerRef: begun.uid,
      state: "requires_action",
      decline: null,
      actionUrl: begun.redirect_url,
    };
  } catch (error) {
    if (!(error instanceof LenderRefusal)) throw error;
    throw new ProviderRefused(error.message, none, { cause: error });
  }
}
