import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { PaymentProgress } from "./checkout.ts";

interface ToOrder {
  CustOrderID: string;
}

interface ToTellAffirm extends ToOrder {
  upsInsuranceFee: WireMoney;
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
