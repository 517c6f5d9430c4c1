import type { OrderView } from "#contract/checkout.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { cents } from "#rules/money/cents.ts";
import { orderPaymentState } from "#rules/payment/payment-states.ts";
import type { Bill } from "#rules/pricing/priced-cart.ts";
import { wordsOf } from "#messages/words-of.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import { findLatestPayment, type PaymentRow } from "../payments/payments-table.ts";
import type { Queries } from "../db/database.ts";
import type { Row } from "../db/schema.ts";
import type { World } from "../world.ts";
import { orderEvents } from "../orders/order-events.ts";

const { orderEventWords } = wordsOf("en-US").orderEvents;
const { cardWords } = wordsOf("en-US").orderLines;

/** The order as it was frozen, with the steps that priced it and what has happened since. The caller has checked whose it is. */
export async function viewOrder(world: Pick<World, "db" | "config">, orderId: string): Promise<OrderView> {
  const { queries } = world.db;
  const order = await queries.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const payment = await findLatestPayment(queries, orderId);
  return {
    Success: true,
    OrderNumber: order.order_number,
    IsTest: order.is_test,
    PlacedAt: order.created_at.toISOString(),
    TimeZone: world.config.shipping.warehouse.timeZone,
    State: order.state,
    PaymentState: orderPaymentState(payment?.state ?? null, order.total_cents),
    CardText: cardText(payment),
    Email: order.email,
    ShipTo: shipTo(order.shipping_address as ShippingAddress),
    ZipCodeUnknown: order.zip_code_unknown,
    Shipping: {
      name: order.shipping_name,
      shipsOn: order.ships_on,
      arrivesFrom: order.arrives_from,
      arrivesUntil: order.arrives_until,
    },
    Lines: await lines(queries, orderId),
    Totals: wireTotals(order.priced_steps as Bill),
    Events: await timeline(queries, order),
  };
}

/** `Visa ending in 4242`: all we ever know of the card. */
function cardText(payment: PaymentRow | null): string {
  if (!payment?.cardLast4) return "";
  return cardWords.endingIn(payment.cardType || cardWords.card, payment.cardLast4);
}

function shipTo(address: ShippingAddress): OrderView["ShipTo"] {
  const place = `${address.City}, ${address.State} ${address.ZipCode}`;
  const lines = [address.CompanyName, address.Address1, address.Address2, place, address.Country].filter(
    (line) => line !== "",
  );
  return { name: `${address.FirstName} ${address.LastName}`, lines };
}

async function lines(queries: Queries, orderId: string): Promise<OrderView["Lines"]> {
  const rows = await queries
    .selectFrom("order_lines")
    .innerJoin("skus", "skus.sku_id", "order_lines.sku_id")
    .innerJoin("products", "products.id", "skus.product_id")
    .selectAll("order_lines")
    .select("products.model_id")
    .where("order_id", "=", orderId)
    .orderBy("order_lines.position")
    .execute();
  return rows.map((row) => ({
    ModelID: row.model_id ?? 0,
    SkuID: row.sku_id,
    ItemDescription: row.description,
    MainPicture: row.picture,
    Quantity: row.quantity,
    UnitPrice: toWireMoney(cents(row.unit_cents)),
    Amount: toWireMoney(cents(row.amount_cents)),
    Detail: row.detail,
    Made: row.made ?? (row.model_id === null ? "gear" : "built"),
    Parts: row.parts,
  }));
}

async function timeline(queries: Queries, order: Row<"orders">): Promise<OrderView["Events"]> {
  const events = await orderEvents(queries, order.id);
  return events.flatMap(({ name, at }) => {
    const text = orderEventWords[name];
    return text === null ? [] : [{ at: at.toISOString(), name, text }];
  });
}
