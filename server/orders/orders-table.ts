import type { PaymentType } from "#rules/payment/payment-types.ts";
import { type RawBuilder, sql } from "kysely";
import { cents, type Cents } from "#rules/money/cents.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { OrderVoucher } from "#rules/voucher/to-pay.ts";
import type { BoughtChoice } from "../carts/carts-table.ts";
import { owns } from "../carts/owns.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";

export interface OrderRow {
  id: string;
  orderNumber: string;
  cartId: string;
  cartVersion: number;
  state: OrderState;
  email: string;
  paymentType: PaymentType;
  couponCode: string | null;
  total: Cents;
  /** Points of its member that it spends. */
  pointsUsed: number;
  /** What it takes of a gift voucher; null without one. */
  voucher: OrderVoucher | null;
  /** Placed while cards were not real. `rules/order/test-orders.ts` says which of these leave the house. */
  isTest: boolean;
  /** A tester's: paid for show, without a provider and without holding a unit. */
  isTestMode: boolean;
  heldUntil: Date;
  createdAt: Date;
}

const ORDER_COLUMNS = [
  "orders.id",
  "orders.order_number",
  "orders.cart_id",
  "orders.cart_version",
  "orders.state",
  "orders.email",
  "orders.payment_type",
  "orders.coupon_code",
  "orders.total_cents",
  "orders.points_used",
  "orders.voucher_id",
  "orders.voucher_cents",
  "orders.is_test",
  "orders.test_mode",
  "orders.held_until",
  "orders.created_at",
] as const;

/** The order of this number if this visitor placed it; a foreign one looks exactly like an absent one. */
export async function findOwnOrder(
  queries: Queries | Tx,
  principal: Principal,
  orderNumber: string,
): Promise<OrderRow | null> {
  const row = await queries
    .selectFrom("orders")
    .innerJoin("carts", "carts.id", "orders.cart_id")
    .select(ORDER_COLUMNS)
    .where("orders.order_number", "=", orderNumber)
    .where(owns(principal, "orders.member_id"))
    .executeTakeFirst();
  return row ? toOrderRow(row) : null;
}

/** For our own jobs and commands; never for a bare number from outside. */
export async function findOrderByNumber(queries: Queries | Tx, orderNumber: string): Promise<OrderRow | null> {
  const row = await queries
    .selectFrom("orders")
    .select(ORDER_COLUMNS)
    .where("order_number", "=", orderNumber)
    .executeTakeFirst();
  return row ? toOrderRow(row) : null;
}

export async function findOrderById(queries: Queries | Tx, orderId: string): Promise<OrderRow> {
  return toOrderRow(
    await queries.selectFrom("orders").select(ORDER_COLUMNS).where("id", "=", orderId).executeTakeFirstOrThrow(),
  );
}

/**
 * Locks the order until the transaction ends, its cart first: everybody takes cart, order, payment, stock, coupon, points,
 * voucher in this order, so two requests never wait for each other in a circle.
 */
export async function lockOrder(tx: Tx, orderId: string | RawBuilder<string>): Promise<OrderRow> {
  await tx
    .selectFrom("carts")
    .select("id")
    .where("id", "=", (eb) => eb.selectFrom("orders").select("orders.cart_id").where("orders.id", "=", orderId))
    .forUpdate()
    .execute();
  return toOrderRow(
    await tx.selectFrom("orders").select(ORDER_COLUMNS).where("id", "=", orderId).forUpdate().executeTakeFirstOrThrow(),
  );
}

/** Orders of a cart that wait for payment, locked, oldest first. */
export async function lockWaitingOrders(tx: Tx, cartId: string): Promise<OrderRow[]> {
  const rows = await tx
    .selectFrom("orders")
    .select(ORDER_COLUMNS)
    .where("cart_id", "=", cartId)
    .where("state", "=", "pending_payment")
    .orderBy("created_at")
    .forUpdate()
    .execute();
  return rows.map(toOrderRow);
}

/** Units of each SKU in the order, summed over its lines, with those of the parts of its builds; what is no thing has none. */
export async function unitsOf(queries: Queries | Tx, orderId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ skuId: number; units: number }>`
    select line_skus.sku_id as "skuId", sum(quantity * per_unit)::int as units
    from line_skus join order_lines on order_lines.id = line_id
    where line_skus.order_id = ${orderId} and quantity > 0 group by line_skus.sku_id`.execute(queries);
  return new Map(rows.map(({ skuId, units }) => [skuId, units]));
}

/** Units of each choice in the order, in the order of its lines; what is no thing has none. */
export async function choicesOf(
  queries: Queries | Tx,
  orderId: string,
): Promise<(BoughtChoice & { quantity: number })[]> {
  const { rows } = await sql<BoughtChoice & { quantity: number }>`
    select sku_id as "skuId", coalesce(build ->> 'code', '') as build, quantity
    from order_lines where order_id = ${orderId} and sku_id is not null and quantity > 0 order by position`.execute(
    queries,
  );
  return rows;
}

export interface SelectedOrder {
  id: string;
  order_number: string;
  cart_id: string;
  cart_version: number;
  state: OrderState;
  email: string;
  payment_type: PaymentType;
  coupon_code: string | null;
  total_cents: number;
  points_used: number;
  voucher_id: number | null;
  voucher_cents: number;
  is_test: boolean;
  test_mode: boolean;
  held_until: Date;
  created_at: Date;
}

export function toOrderRow(row: SelectedOrder): OrderRow {
  return {
    id: row.id,
    orderNumber: row.order_number,
    cartId: row.cart_id,
    cartVersion: row.cart_version,
    state: row.state,
    email: row.email,
    paymentType: row.payment_type,
    couponCode: row.coupon_code,
    total: cents(row.total_cents),
    pointsUsed: row.points_used,
    voucher: row.voucher_id === null ? null : { id: row.voucher_id, amount: cents(row.voucher_cents) },
    isTest: row.is_test,
    isTestMode: row.test_mode,
    heldUntil: row.held_until,
    createdAt: row.created_at,
  };
}
