import { readAffirm, toAffirmRefund } from "./affirm-answers.ts";
import { type LenderApi, LenderRefusal } from "./lender-api.ts";
import type { PaymentProvider, ProviderRefund } from "./payment-provider.ts";

/** Refunds of a part by Affirm: each carries our row's id as its `reference_id`, so that a lost answer is found again. */
export function affirmRefunds(api: LenderApi): Pick<PaymentProvider, "refundPart" | "listRefunds"> {
  const path = (providerRef: string) => `/api/v1/transactions/${encodeURIComponent(providerRef)}`;
  const listRefunds = async (providerRef: string): Promise<readonly ProviderRefund[]> => {
    try {
      const found = readAffirm.transaction(await api({ method: "GET", path: `${path(providerRef)}?expand=events` }));
      return (found.events ?? [])
        .filter(({ type }) => type === "refund")
        .map((event) => toAffirmRefund(providerRef, event))
        .toReversed();
    } catch (error) {
      if (error instanceof LenderRefusal && error.status === 404) return [];
      throw error;
    }
  };
  return {
    listRefunds,
    async refundPart({ refundId, providerRef, amount }) {
      try {
        const made = await api({
          method: "POST",
          path: `${path(providerRef)}/refund`,
          body: { amount, reference_id: refundId },
          idempotencyKey: refundId,
        });
        return { ...toAffirmRefund(providerRef, readAffirm.event(made)), refundId };
      } catch (error) {
        if (!(error instanceof LenderRefusal)) throw error;
        // Affirm may forget the key before we ask again: what it made under it is in its list.
        const made = (await listRefunds(providerRef)).find((refund) => refund.refundId === refundId);
        return (
          made ?? {
            refundRef: null,
            refundId,
            providerRef,
            state: "failed",
            amount,
            currency: "USD",
            failure: error.reason,
          }
        );
      }
    },
  };
}
