import type { OrderView } from "#contract/checkout.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { trackingPage } from "#rules/order/carriers.ts";
import { cents } from "#rules/money/cents.ts";
import { mayChooseSize } from "#rules/order/pre-order-size.ts";
import { orderPaymentState } from "#rules/payment/payment-states.ts";
import type { Bill } from "#rules/pricing/priced-cart.ts";
import { type Words, wordsOf } from "#messages/words-of.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import { FIND_ORDER_RECORD, type OrderRecord } from "../orders/order-record.ts";
import type { World } from "../world.ts";

/** The order as it was frozen, in the language it was placed in, with the steps that priced it and what has happened since. The caller has checked whose it is. */
export async function loadOrderView(
  world: Pick<World, "db" | "config" | "pictures">,
  orderId: string,
): Promise<OrderView> {
  const [found] = await FIND_ORDER_RECORD.run(world.db.queries, { id: orderId });
  if (!found) throw new Error(`No order ${orderId} to show`);
  return viewOrder(found.record, world);
}

export function viewOrder(
  { order, payment, lines, size, events, shipment, refunds }: OrderRecord,
  { config, pictures }: Pick<World, "config" | "pictures">,
): OrderView {
  const words = wordsOf(order.locale);
  return {
    Success: true,
    OrderNumber: order.order_number,
    IsTest: order.is_test,
    PlacedAt: new Date(order.created_at).toISOString(),
    TimeZone: config.shipping.warehouse.timeZone,
    State: order.state,
    PaymentState: orderPaymentState(payment?.state ?? null, order.total_cents),
    CardText: cardText(payment, words),
    Email: order.email,
    ShipTo: shipTo(order.shipping_address as ShippingAddress),
    ZipCodeUnknown: order.zip_code_unknown,
    Shipping: {
      name: order.shipping_name,
      shipsOn: order.ships_on,
      arrivesFrom: order.arrives_from,
      arrivesUntil: order.arrives_until,
    },
    Lines: lines.map((line) => viewLine(line, pictures, words)),
    Totals: wireTotals(order.priced_steps as Bill, words.priceSteps),
    Events: timeline(events, words),
    Parcel: shipment && {
      Carrier: shipment.carrier,
      Tracking: shipment.tracking,
      Url: trackingPage(shipment.carrier, shipment.tracking),
    },
    PreOrderSize: lines.some(({ facts }) => facts.deposit !== null)
      ? { Size: size ?? "", MayChoose: mayChooseSize(order.state, true) }
      : null,
    Texts: order.text_phone
      ? { CellPhone: `•••-${order.text_phone.slice(-4)}`, SendTextNote: order.text_ended_at === null }
      : null,
    Refunds: refunds.map(({ amount_cents, state, created_at }) => ({
      At: new Date(created_at).toISOString(),
      Amount: toWireMoney(cents(amount_cents)),
      State: state,
    })),
  };
}

/** `Visa ending in 4242`: all we ever know of the card. */
function cardText(payment: OrderRecord["payment"], { orderLines: { cardWords } }: Words): string {
  if (!payment?.card_last4) return "";
  return cardWords.endingIn(payment.card_type || cardWords.card, payment.card_last4);
}

function shipTo(address: ShippingAddress): OrderView["ShipTo"] {
  const place = `${address.City}, ${address.State} ${address.ZipCode}`;
  const lines = [address.CompanyName, address.Address1, address.Address2, place, address.Country].filter(
    (line) => line !== "",
  );
  return { name: `${address.FirstName} ${address.LastName}`, lines };
}

function viewLine(
  row: OrderRecord["lines"][number],
  pictures: World["pictures"],
  { orderLines }: Words,
): OrderView["Lines"][number] {
  return {
    ModelID: row.model_id ?? 0,
    SkuID: row.sku_id,
    ItemDescription: row.description,
    MainPicture: row.picture,
    PictureVersion: pictures.versionOf(row.picture),
    Quantity: row.quantity,
    UnitPrice: toWireMoney(cents(row.unit_cents)),
    Amount: toWireMoney(cents(row.amount_cents)),
    Detail: orderLines.orderLineText(row.facts),
    Made: row.made ?? (row.model_id === null ? "gear" : "built"),
    Parts: row.parts,
  };
}

function timeline(events: OrderRecord["events"], { orderEvents: { orderEventWords } }: Words): OrderView["Events"] {
  return events.flatMap(({ name, at }) => {
    const text = orderEventWords[name];
    return text === null ? [] : [{ at: new Date(at).toISOString(), name, text }];
  });
}
