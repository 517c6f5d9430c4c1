import type { Decline } from "#rules/payment/declines.ts";
import { declineOf } from "./decline-of.ts";
import type { PaymentRequest, ProviderPayment } from "./payment-provider.ts";

/** A payment that the provider would not even begin: declined, and its reference stands for "there is none". */
export function noneTaken(
  { attemptId, orderNumber, amount }: Pick<PaymentRequest, "attemptId" | "orderNumber" | "amount">,
  cardType: string,
  decline: Decline = declineOf(undefined, "provider_refused"),
): ProviderPayment {
  return {
    providerRef: `none_${attemptId}`,
    state: "declined",
    amount,
    currency: "USD",
    orderNumber,
    attemptId,
    cardType,
    cardLast4: "",
    decline,
    actionUrl: null,
  };
}
