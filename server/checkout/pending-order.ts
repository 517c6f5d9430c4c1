import type { CheckoutView } from "#contract/checkout.ts";
import { orderPaymentState } from "#rules/payment/payment-states.ts";
import type { CartRow } from "../carts/carts-table.ts";
import type { Queries } from "../db/database.ts";

/** The unpaid order of this very cart, with how its latest payment stands. */
export async function pendingOrder(queries: Queries, cart: CartRow): Promise<CheckoutView["PendingOrder"]> {
  const row = await queries
    .selectFrom("orders")
    .leftJoin("payments", "payments.order_id", "orders.id")
    .select(["orders.order_number", "orders.total_cents", "payments.state as payment_state"])
    .where("orders.cart_id", "=", cart.id)
    .where("orders.cart_version", "=", cart.version)
    .where("orders.state", "=", "pending_payment")
    .orderBy("payments.created_at", (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return { OrderNumber: row.order_number, PaymentState: orderPaymentState(row.payment_state, row.total_cents) };
}
