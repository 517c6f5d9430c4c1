import type { OrderView } from "#contract/checkout.ts";
import { paths } from "../paths.ts";

/** The provider has not said yet how these end. */
const UNDER_WAY: ReadonlySet<OrderView["PaymentState"]> = new Set([
  "requesting",
  "unknown",
  "requires_action",
  "authorised",
  "captured",
]);

/** Where an order is paid: the last step of its cart, or the page that asks how a payment ended that has begun. */
export function payPage({ OrderNumber, PaymentState }: OrderView): string {
  return UNDER_WAY.has(PaymentState) ? paths.paymentReturn(OrderNumber) : paths.checkout("payment");
}
