import type { PaymentMethod } from "#contract/checkout.ts";

/** The store has nobody for them, so they are on no page. */
const NOT_TAKEN: ReadonlySet<PaymentMethod["Reason"]> = new Set(["method_disabled", "method_not_connected"]);

/** The ways to pay that the store takes, open for this order or not; none where nobody moves money for it. */
export function takenMethods(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return methods.filter(({ Reason }) => !NOT_TAKEN.has(Reason));
}
