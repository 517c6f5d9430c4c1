import { z } from "zod";
import { PaymentProgress } from "./checkout.ts";
import * as wire from "../wallets.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { WireMoney } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const ToOrder = z.strictObject({ CustOrderID: typedLine(40) });
/** Base64 or hex: its digits are nobody's card number, which stands in it encrypted. In characters. */
const encoded = (most: number) =>
  notFreeText(
    z
      .string()
      .min(1)
      .max(most)
      .regex(/^[A-Za-z0-9+/=_-]+$/),
  );
const ApplePayToken = z.strictObject({
  paymentData: z.strictObject({
    version: z.enum(["EC_v1", "RSA_v1"]),
    data: encoded(8_000),
    signature: encoded(16_000),
    header: z.strictObject({
      publicKeyHash: encoded(100),
      transactionId: encoded(128),
      ephemeralPublicKey: encoded(1_000).optional(),
      wrappedKey: encoded(1_000).optional(),
    }),
  }),
  paymentMethod: z.strictObject({
    displayName: z.string().max(100).default(""),
    network: z.string().max(40).default(""),
    type: z.string().max(20).default(""),
  }),
  transactionIdentifier: encoded(128),
});

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
export const validateMerchant = endpoint(wire.validateMerchant, {
  summary: "A session for the sheet of Apple Pay",
  named: "specification",
  body: z.strictObject({ validationURL: z.string().min(1).max(300) }),
  reply: z.object({ Success: z.literal(true), MerchantSession: z.record(z.string(), z.unknown()) }),
});
export const paymentProcess = endpoint(wire.paymentProcess, {
  summary: "Pay an order by the token of Apple Pay or Google Pay",
  named: "specification",
  body: ToOrder.extend({ token: notFreeText(z.union([ApplePayToken, z.string().min(1).max(4_000)])) }),
  reply: PaymentProgress,
});
