import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { PaymentProgress } from "./checkout.ts";

interface ToOrder {
  CustOrderID: string;
}

interface ToTellAffirm extends ToOrder {
  upsInsuranceFee: WireMoney;
}

/** `ApplePayPaymentToken` of Apple Pay on the Web: its data is encrypted, and only the processor reads it. */
export interface ApplePayToken {
  paymentData: {
    version: "EC_v1" | "RSA_v1";
    data: string;
    signature: string;
    header: {
      publicKeyHash: string;
      transactionId: string;
      ephemeralPublicKey?: string | undefined;
      wrappedKey?: string | undefined;
    };
  };
  paymentMethod: { displayName: string; network: string; type: string };
  transactionIdentifier: string;
}

interface ToPayByWallet extends ToOrder {
  token: ApplePayToken | string;
}

interface AmazonProgress extends PaymentProgress {
  CheckoutSessionId: string;
}

/** Begins to pay an order by Amazon Pay: its buyer agrees at the redirect address, and comes back to `/carts/return`. */
export const createAmazonCheckoutSession = call<{
  body: ToOrder;
  reply: { Success: true; CheckoutSessionId: string; AmazonPayRedirectUrl: string };
}>("POST", "/api/carts/createAmazonCheckoutSession");

/** How the Amazon payment of an order stands, asked of Amazon; what the buyer has agreed to is taken. */
export const getPaymentInfoAmazonV2 = call<{
  body: ToOrder;
  reply: AmazonProgress;
}>("POST", "/api/carts/getPaymentInfoAmazonV2");

/** What Affirm is told of an order. Insurance of the parcel stands in the order itself: another amount is refused. */
export const getAffirmAuthData = call<{
  body: ToTellAffirm;
  reply: { Success: true; AuthData: Record<string, unknown> };
}>("POST", "/api/carts/getAffirmAuthData");

/** Gives up what waits at Affirm, so that the order may be paid another way. Nothing was charged by it. */
export const cancelAffirm = call<{ body: ToOrder; reply: { Success: true } }>("POST", "/api/carts/cancelAffirm");

/** A session for the sheet of Apple Pay, asked of Apple at the address that its `validatemerchant` event named. */
export const validateMerchant = call<{
  body: { validationURL: string };
  reply: { Success: true; MerchantSession: Record<string, unknown> };
}>("POST", "/api/digital-pay/validateMerchant");

/**
 * Pays an order by the token of the sheet that its buyer agreed in: `payment.token` of Apple Pay, or
 * `paymentMethodData.tokenizationData.token` of Google Pay.
 */
export const paymentProcess = call<{
  body: ToPayByWallet;
  reply: PaymentProgress;
}>("POST", "/api/digital-pay/paymentProcess");
