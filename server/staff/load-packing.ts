import type { OrderPacking } from "#contract/staff-orders.ts";
import { formatPhone } from "#rules/address/format-phone.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { leftToRefund } from "#rules/refund/price-refund.ts";
import { datesNow, spareDays } from "#rules/shipping/shipping-dates.ts";
import { orderDay } from "#rules/shipping/warehouse-day.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import type { Refundable } from "../refunds/load-refundable.ts";
import type { World } from "../world.ts";
import { spoken } from "../languages/spoken.ts";

const { orderLineText } = spoken.orderLines;

/** What the picking sheet of an order says. Units that were given back stay on the shelf. */
export async function loadPacking(world: World, orderId: string, refundable: Refundable | null): Promise<OrderPacking> {
  const { queries } = world.db;
  const order = await queries
    .selectFrom("orders")
    .select(["state", "shipping_address", "shipping_name", "ships_on", "arrives_from", "arrives_until", "comment"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const lines = await queries
    .selectFrom("order_lines")
    .innerJoin("skus", "skus.sku_id", "order_lines.sku_id")
    .innerJoin("products", "products.id", "skus.product_id")
    .select(["order_lines.id", "skus.sku_id", "code", "description", "facts", "quantity", "made", "model_id", "parts"])
    .where("order_id", "=", orderId)
    .where("quantity", ">", 0)
    .orderBy("order_lines.position")
    .execute();
  const left = unitsLeft(refundable);
  const { shipping } = world.config;
  const { Country, ContactNumber, MobileNumber } = order.shipping_address;
  const promised = { shipsOn: order.ships_on, arrivesFrom: order.arrives_from, arrivesUntil: order.arrives_until };
  const dates = isOnTheFloor(order.state) ? datesNow(promised, warehouseTime(world).on, Country, shipping) : promised;
  return {
    Method: order.shipping_name,
    LeavesBy: order.ships_on,
    SpareDays: spareDays(
      orderDay(world.now().toISOString(), shipping.warehouse),
      order.ships_on,
      shipping.warehouse.calendar,
    ),
    ArrivesBy: dates.arrivesUntil,
    Phones: [...new Set([ContactNumber, MobileNumber].map(formatPhone))].filter((phone) => phone !== ""),
    Comment: order.comment,
    Things: lines.flatMap(({ id, sku_id, code, description, facts, quantity, made, model_id, parts }) => {
      const units = left.get(id) ?? quantity;
      if (units < 1) return [];
      return [
        {
          SkuID: sku_id,
          Code: code,
          Name: description,
          Detail: orderLineText(facts),
          Light: facts.light ?? "",
          Units: units,
          Made: made ?? (model_id === null ? ("gear" as const) : ("built" as const)),
          Parts: parts,
          CardApart: facts.cardApart ?? false,
        },
      ];
    }),
  };
}

/** Units of each line that were not given back, by the line's row. */
function unitsLeft(refundable: Refundable | null): Map<number, number> {
  if (!refundable) return new Map();
  const { paid, given } = refundable;
  return new Map(
    leftToRefund(paid, given).flatMap(({ units }, at) => {
      const lineId = paid[at]?.lineId ?? null;
      return lineId === null ? [] : [[lineId, units] as const];
    }),
  );
}
