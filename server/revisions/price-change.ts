import type { OrderChange } from "#contract/order-changes.ts";
import { checkShippingAddress } from "#rules/address/check-shipping-address.ts";
import { postalCode } from "#rules/address/postal-code.ts";
import { type ShippingAddress, tidyAddress, toDestination } from "#rules/address/shipping-address.ts";
import { cents, type Cents } from "#rules/money/cents.ts";
import {
  CHANGEABLE_BY_BUYER,
  CHANGEABLE_LINES,
  CHANGEABLE_WAY,
  isOneOfStates,
} from "#rules/revision/revision-states.ts";
import { reviseCart } from "#rules/revision/revise-cart.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { PricedCart, PricedShippingOption } from "#rules/pricing/priced-cart.ts";
import { leftToRefund } from "#rules/refund/price-refund.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { ShippingMethodId } from "#rules/shipping/shipping-config.ts";
import { leavesLater } from "#rules/shipping/shipping-dates.ts";
import { sql } from "kysely";
import { isDeepStrictEqual } from "node:util";
import { placeOf, placeRefusal } from "../addresses/place-refusal.ts";
import { refuseAddress } from "../addresses/refuse-address.ts";
import { storeDay } from "../carts/store-day.ts";
import type { Queries, Tx } from "../db/database.ts";
import { renameFields } from "../http/rename-fields.ts";
import { findWaitingRevision } from "../orders/revisions-table.ts";
import { givenParts, paidParts } from "../refunds/load-refundable.ts";
import type { World } from "../world.ts";
import { orderEnergyRefusal } from "./energy-of-order.ts";
import { loadPaidOrder, type PaidOrder } from "./load-paid-order.ts";

export type Changer = "buyer" | "staff";

/** A change that could be made now, and what it would cost. */
export interface PricedChange {
  order: PaidOrder;
  cart: CartToPrice;
  units: number[];
  priced: PricedCart & { tax: Cents };
  shipping: PricedShippingOption;
  shippingAddress: ShippingAddress;
  isZipCodeUnknown: boolean;
  /** Above zero it is paid first, below zero it goes back. */
  due: Cents;
}

/** The provider charges nothing below 0.50 (docs.stripe.com/currencies, minimum charge amounts). */
const LEAST_CHARGE = cents(50);

/**
 * Prices a change of a paid order by what priced the order, at its own instant, or says why it cannot be made. Nothing is
 * written. Believed only while the order is locked.
 */
export async function priceChange(
  world: Pick<World, "config" | "now">,
  queries: Queries | Tx,
  orderId: string,
  change: OrderChange,
  by: Changer,
): Promise<PricedChange | Refusal> {
  const order = await loadPaidOrder(world, queries, orderId);
  const closed = refuseClosed(order, change, by) ?? (await refuseStopped(queries, orderId, by));
  if (closed) return closed;
  if (change.Lines.length > 0 && (await hasLongerWarranty(queries, orderId))) return refuse("change_warranty");
  const shippingAddress = change.Address
    ? tidyAddress({ ...change.Address, Email: order.shippingAddress.Email })
    : order.shippingAddress;
  const elsewhere = change.Address ? refuseDestination(shippingAddress, change) : null;
  if (elsewhere) return renameFields(elsewhere, (field) => field.replace("ShippingAddress.", "Change.Address."));
  const revised = reviseCart(
    order.cart,
    {
      lines: change.Lines.map(({ Line, Quantity }) => ({ line: Line, units: Quantity })),
      destination: change.Address ? toDestination(shippingAddress) : null,
      shippingMethodId: change.ShippingMethodID as ShippingMethodId | null,
    },
    world.config.limits,
  );
  if (!revised.ok) return revised;
  if (change.Address) {
    const { Country: country, State: state } = shippingAddress;
    // Of today, not of the day it was ordered: it is sent now.
    const kept = await orderEnergyRefusal(queries, orderId, revised.value.units, { country, state }, storeDay(world));
    if (kept) return kept;
  }
  const result = priceCart(revised.value.cart, order.config);
  if (!result.ok) return result;
  const priced = result.value;
  const shipping = priced.shippingOptions.find(({ methodId }) => methodId === priced.shippingMethodId);
  if (!shipping || priced.tax === null) return refuse("shipping_method_unavailable");
  if (change.ShippingMethodID !== null && shipping.methodId !== change.ShippingMethodID)
    return refuse("shipping_method_unavailable", {}, [{ field: "Change.ShippingMethodID" }]);
  const cart = { ...revised.value.cart, shippingMethodId: shipping.methodId };
  if (isDeepStrictEqual(cart, order.cart.cart) && isDeepStrictEqual(shippingAddress, order.shippingAddress))
    return refuse("change_nothing");
  const due = cents(priced.total - order.total);
  if (due > 0 && due < LEAST_CHARGE) return refuse("change_too_small", { leastCents: LEAST_CHARGE });
  const given = await refuseGiven(queries, orderId, revised.value.units, priced);
  if (given) return given;
  return {
    order,
    cart,
    units: revised.value.units,
    priced: { ...priced, tax: priced.tax },
    // What was moved to a later day leaves then, whatever way it goes.
    shipping: leavesLater(shipping, order.row.ships_on, shippingAddress.Country, order.config.shipping),
    shippingAddress,
    isZipCodeUnknown: change.Address ? placeOf(shippingAddress).is === "unknown" : order.row.zip_code_unknown,
    due,
  };
}

/** What is in the box changes until it is packed, where it goes until it leaves; its buyer changes it until work begins. */
function refuseClosed({ row }: PaidOrder, change: OrderChange, by: Changer): Refusal | null {
  const { state } = row;
  if (row.test_mode) return refuse("test_order_stays");
  const most = change.Lines.length > 0 ? CHANGEABLE_LINES : CHANGEABLE_WAY;
  return isOneOfStates(by === "buyer" ? CHANGEABLE_BY_BUYER : most, state)
    ? null
    : refuse("order_not_there", { state });
}

/** One change after the other, and none while money is on its way back; a hold stops its buyer, too. */
async function refuseStopped(queries: Queries | Tx, orderId: string, by: Changer): Promise<Refusal | null> {
  if (await findWaitingRevision(queries, orderId)) return refuse("change_waits");
  const { rows } = await sql<{ why: string | null; isHeld: boolean }>`select order_stopped(${orderId}) as why,
    exists (select from order_holds where order_id = ${orderId} and lifted_at is null) as "isHeld"`.execute(queries);
  const [stopped] = rows;
  if (!stopped?.why) return null;
  if (by === "buyer") return refuse("order_under_way");
  return stopped.isHeld ? null : refuse("refund_under_way");
}

/** A warranty that was bought with it or for it covers units by their number: taking one off would uncover another. */
async function hasLongerWarranty(queries: Queries | Tx, orderId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("order_lines")
    .leftJoin("longer_warranties", (join) =>
      join.onRef("covered_line_id", "=", "order_lines.id").on("ended_at", "is", null),
    )
    .select("order_lines.id")
    .where("order_lines.order_id", "=", orderId)
    .where((eb) => eb.or([eb("sku_id", "is", null), eb("longer_warranties.id", "is not", null)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The checkout's own rules: country, fields, the state of its ZIP. */
function refuseDestination(address: ShippingAddress, { ConfirmedZipCode }: OrderChange): Refusal | null {
  const problems = checkShippingAddress(address);
  if (problems.length > 0) return refuseAddress("shipping", problems);
  return placeRefusal(address, ConfirmedZipCode ? postalCode(address.Country, ConfirmedZipCode) : null);
}

/** Of nothing less may stay than was given back already. */
async function refuseGiven(
  queries: Queries | Tx,
  orderId: string,
  units: readonly number[],
  priced: PricedCart,
): Promise<Refusal | null> {
  const paid = await paidParts(queries, orderId);
  const given = await givenParts(queries, orderId, paid);
  if (given.length === 0) return null;
  const placed = units.map((left) => left > 0);
  let at = 0;
  const then = paid.map((part) => {
    if (typeof part.part !== "number") return { ...part, ...chargeThen(part.part, priced) };
    const line = placed[part.part - 1] ? priced.lines[at++] : undefined;
    return {
      ...part,
      units: units[part.part - 1] ?? 0,
      amount: cents((line?.amount ?? 0) + (line?.discount ?? 0)),
      tax: cents(line?.tax ?? 0),
    };
  });
  const short = leftToRefund(then, given).find((left) => left.units < 0 || left.amount < 0 || left.tax < 0);
  return short ? refuse("change_below_refund", { part: String(short.part) }) : null;
}

function chargeThen(part: "shipping" | "recycling" | "delivery_fee" | "insurance", priced: PricedCart) {
  switch (part) {
    case "shipping":
      return {
        amount: priced.shippingFee,
        tax: cents((priced.tax ?? 0) - priced.lines.reduce((sum, { tax }) => sum + tax, 0)),
      };
    case "recycling":
      return { amount: priced.recyclingFee };
    case "delivery_fee":
      return { amount: priced.deliveryFee };
    case "insurance":
      return { amount: priced.insurance };
  }
}
