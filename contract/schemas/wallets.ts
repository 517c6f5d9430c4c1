import { z } from "zod";
import { PaymentProgress } from "./checkout.ts";
import * as wire from "../wallets.ts";
import { endpoint } from "./endpoint.ts";
import { WireMoney } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const ToOrder = z.strictObject({ CustOrderID: typedLine(40) });

export const createAmazonCheckoutSession = endpoint(wire.createAmazonCheckoutSession, {
  summary: "Begin to pay an order by Amazon Pay",
  named: "specification",
  body: ToOrder,
  reply: z.object({ Success: z.literal(true), CheckoutSessionId: z.string(), AmazonPayRedirectUrl: z.string() }),
});
export const getPaymentInfoAmazonV2 = endpoint(wire.getPaymentInfoAmazonV2, {
  summary: "How the Amazon payment of an order stands",
  named: "specification",
  body: ToOrder,
  reply: PaymentProgress.extend({ CheckoutSessionId: z.string() }),
});
export const getAffirmAuthData = endpoint(wire.getAffirmAuthData, {
  summary: "What Affirm is told of an order",
  named: "specification",
  body: ToOrder.extend({ upsInsuranceFee: WireMoney.default(0) }),
  reply: z.object({ Success: z.literal(true), AuthData: z.record(z.string(), z.unknown()) }),
});
export const cancelAffirm = endpoint(wire.cancelAffirm, {
  summary: "Give up what waits at Affirm",
  named: "specification",
  body: ToOrder,
  reply: z.object({ Success: z.literal(true) }),
});
