import { orderNumber } from "#rules/order/order-number.ts";
import { billOf } from "#rules/pricing/priced-cart.ts";
import { type FittedPart, fittedParts } from "../carts/fitted-parts.ts";
import { lineMade } from "../carts/line-made.ts";
import { newUuid } from "../carts/new-uuid.ts";
import type { Tx } from "../db/database.ts";
import type { World } from "../world.ts";
import { appendOrderEvent } from "./order-events.ts";
import { describeLine } from "./describe-line.ts";
import type { OrderDraft } from "./order-draft.ts";
import { ORDER_COLUMNS, type OrderRow, toOrderRow } from "./orders-table.ts";
import { keepPricingConfig } from "./pricing-configs-table.ts";

/** Writes the order, its lines, what priced it, and the first of its events. */
export async function insertOrder(world: World, tx: Tx, draft: OrderDraft, heldUntil: Date): Promise<OrderRow> {
  const id = newUuid(world);
  const number = orderNumber(world.randomBytes(8));
  const now = world.now();
  const { loaded, priced, shipping } = draft;
  const order = await tx
    .insertInto("orders")
    .values({
      id,
      order_number: number,
      cart_id: loaded.cart.id,
      cart_version: loaded.cart.version,
      member_id: loaded.cart.memberId,
      state: "pending_payment",
      email: draft.shippingAddress.Email,
      shipping_address: JSON.stringify(draft.shippingAddress),
      billing_address: JSON.stringify(draft.billingAddress),
      shipping_method_id: shipping.methodId,
      shipping_name: shipping.name,
      ships_on: shipping.shipsOn,
      arrives_from: shipping.arrivesFrom,
      arrives_until: shipping.arrivesUntil,
      ...amounts(draft),
      coupon_code: priced.couponOutcome.applied ? loaded.cart.couponCode : null,
      comment: draft.comment,
      zip_code_unknown: draft.isZipCodeUnknown,
      priced_cart: JSON.stringify(draft.input),
      priced_steps: JSON.stringify(billOf(priced)),
      config_version: priced.configVersion,
      config_sha256: await keepPricingConfig(tx, world.config, now),
      is_test: world.settings.isTest,
      held_until: heldUntil,
      created_at: now,
      changed_at: now,
    })
    .returning(ORDER_COLUMNS)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("order_lines")
    .values(lines(id, draft, world.config, await fittedParts(tx, loaded.lines)))
    .execute();
  await appendOrderEvent(
    tx,
    id,
    {
      name: "order_created",
      detail: { orderNumber: number, totalCents: priced.total, cartVersion: loaded.cart.version },
    },
    now,
  );
  return toOrderRow(order);
}

function amounts({ priced }: OrderDraft) {
  return {
    subtotal_cents: priced.subtotal,
    discount_cents: priced.totalDiscount,
    shipping_cents: priced.shippingFee,
    recycling_cents: priced.recyclingFee,
    delivery_fee_cents: priced.deliveryFee,
    insurance_cents: priced.insurance,
    tax_cents: priced.tax,
    total_cents: priced.total,
  };
}

function lines(
  orderId: string,
  { loaded, priced }: OrderDraft,
  config: World["config"],
  parts: ReadonlyMap<string, readonly FittedPart[]>,
) {
  return loaded.lines.map((line, position) => {
    const price = priced.lines.find(({ lineId }) => lineId === line.id);
    if (!price) throw new Error(`Line ${line.id} has no price`);
    return {
      order_id: orderId,
      position,
      sku_id: line.skuId,
      description: line.name,
      detail: describeLine(line, config),
      picture: line.picture,
      parts: JSON.stringify((parts.get(line.id) ?? []).map(({ description }) => description)),
      made: lineMade(line),
      quantity: line.quantity,
      unit_cents: price.unitPrice,
      amount_cents: price.amount,
      discount_cents: price.discount,
      tax_cents: price.tax,
    };
  });
}
