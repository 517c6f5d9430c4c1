import type { OrderToCharge } from "#adapters/payments/order-to-charge.ts";
import { cents } from "#rules/money/cents.ts";
import type { Queries } from "../db/database.ts";
import type { OrderRow } from "../orders/orders-table.ts";

/** An order as a wallet or a lender is told of it, as it was placed. */
export async function loadOrderToCharge(queries: Queries, { id, total }: OrderRow): Promise<OrderToCharge> {
  const order = await queries
    .selectFrom("orders")
    .select([
      "shipping_address",
      "billing_address",
      "discount_cents",
      "recycling_cents",
      "delivery_fee_cents",
      "insurance_cents",
      "shipping_cents",
      "tax_cents",
      "voucher_cents",
      "priced_cart",
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const lines = await queries
    .selectFrom("order_lines")
    .select(["position", "sku_id", "description", "quantity", "unit_cents"])
    .where("order_id", "=", id)
    .orderBy("position")
    .execute();
  return {
    shippingAddress: order.shipping_address,
    billingAddress: order.billing_address,
    lines: lines.map((line) => ({
      skuId: line.sku_id ?? 0,
      name: line.description,
      quantity: line.quantity,
      unitPrice: cents(line.unit_cents),
      isLeasable: order.priced_cart.lines[line.position]?.leasable ?? false,
    })),
    discount: cents(-order.discount_cents),
    fees: cents(order.recycling_cents + order.delivery_fee_cents + order.insurance_cents),
    shipping: cents(order.shipping_cents),
    tax: cents(order.tax_cents),
    total,
    paidByVoucher: cents(order.voucher_cents),
  };
}
