import { owns } from "../carts/owns.ts";
import type { Queries } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";
import { findPayment, type PaymentRow } from "./payments-table.ts";

/** The visitor's attempts that wait at the bank's page for an order of an older version of the cart. */
export async function waitingAtBank(
  queries: Queries,
  principal: Principal,
  cartVersion: number,
): Promise<PaymentRow[]> {
  const rows = await queries
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .innerJoin("carts", "carts.id", "orders.cart_id")
    .select("payments.id")
    .where(owns(principal))
    .where("carts.state", "=", "open")
    .where("orders.cart_version", "<>", cartVersion)
    .where("payments.state", "=", "requires_action")
    .execute();
  const payments = await Promise.all(rows.map(({ id }) => findPayment(queries, id)));
  return payments.filter((payment) => payment !== null);
}
