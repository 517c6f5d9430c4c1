import type { ChangeableOrder, ChangedOrder, ChangeQuote } from "#contract/order-changes.ts";
import type { BillingAddress } from "#contract/checkout.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { cents, type Cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import {
  CHANGEABLE_BY_BUYER,
  CHANGEABLE_LINES,
  CHANGEABLE_WAY,
  isOneOfStates,
} from "#rules/revision/revision-states.ts";
import { UNSETTLED } from "#rules/payment/payment-states.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { Bill, PricedCart } from "#rules/pricing/priced-cart.ts";
import { leavesLater } from "#rules/shipping/shipping-dates.ts";
import { wireShippingChoices } from "../carts/wire-shipping-choices.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import type { Queries } from "../db/database.ts";
import { findWaitingRevision, type RevisionRow } from "../orders/revisions-table.ts";
import type { World } from "../world.ts";
import { loadPaidOrder, type PaidOrder } from "./load-paid-order.ts";
import { cardFieldsPlace } from "../orders/card-fields-place.ts";
import type { Changer, PricedChange } from "./price-change.ts";

/** An order as it can be changed now, and the change of it that waits. The caller has checked whose it is. */
export async function viewChangeable(
  world: Pick<World, "db" | "config" | "payments">,
  orderId: string,
  by: Changer,
): Promise<ChangeableOrder> {
  const { queries } = world.db;
  const order = await loadPaidOrder(world, queries, orderId);
  const { row, cart } = order;
  const priced = priceCart(cart.cart, order.config);
  const names = await namesOf(queries, orderId);
  const waiting = await findWaitingRevision(queries, orderId);
  const voucher = cents(row.voucher_cents);
  const may = (states: Parameters<typeof isOneOfStates>[0]) =>
    !row.test_mode && !waiting && isOneOfStates(by === "buyer" ? CHANGEABLE_BY_BUYER : states, row.state);
  return {
    Success: true,
    OrderNumber: row.order_number,
    Lines: viewLines(
      names,
      cart.lines.map(({ units }) => units),
    ),
    Address: withoutEmail(order.shippingAddress),
    ShippingMethodID: row.shipping_method_id,
    ShippingChoices: priced.ok ? wireShippingChoices(laterOptions(order, priced.value)) : [],
    Totals: wireTotals(order.bill, voucher),
    MayChangeLines: may(CHANGEABLE_LINES),
    MayChangeWay: may(CHANGEABLE_WAY),
    Waiting: waiting && {
      Id: waiting.id,
      Due: toWireMoney(waiting.due),
      Until: waiting.expiresAt.toISOString(),
      Reason: waiting.why,
      Then: viewThen(names, waiting, voucher),
      IsBeingPaid: await isBeingPaid(queries, waiting),
    },
    CardFields: cardFieldsPlace(world),
    TimeZone: world.config.shipping.warehouse.timeZone,
  };
}

/** The bill now, and as a change would have it. */
export async function viewQuote(queries: Queries, change: PricedChange): Promise<ChangeQuote> {
  const { row, bill } = change.order;
  const names = await namesOf(queries, row.id);
  const voucher = cents(row.voucher_cents);
  return {
    Success: true,
    Now: wireTotals(bill, voucher),
    Then: viewThen(names, { ...change, bill: change.priced }, voucher),
    Due: toWireMoney(change.due),
  };
}

/** What was moved to a later day leaves then, whatever way it goes. */
function laterOptions({ row, config, shippingAddress }: PaidOrder, { shippingOptions }: PricedCart) {
  return {
    shippingOptions: shippingOptions.map((option) =>
      leavesLater(option, row.ships_on, shippingAddress.Country, config.shipping),
    ),
  };
}

function viewThen(
  names: readonly string[],
  {
    units,
    shippingAddress,
    shipping,
    bill,
  }: Pick<RevisionRow, "units" | "shippingAddress" | "shipping"> & { bill: Bill },
  voucher: Cents,
): ChangedOrder {
  return {
    Lines: viewLines(names, units),
    Address: withoutEmail(shippingAddress),
    Shipping: { Name: shipping.name, ArrivesFrom: shipping.arrivesFrom, ArrivesUntil: shipping.arrivesUntil },
    Totals: wireTotals(bill, voucher),
  };
}

/** By its number, which a line keeps for good; one that was taken off is not shown. */
function viewLines(names: readonly string[], units: readonly number[]): ChangeableOrder["Lines"] {
  return names
    .map((Name, at) => ({ Line: at + 1, Name, Quantity: units[at] ?? 0 }))
    .filter(({ Quantity }) => Quantity > 0);
}

async function namesOf(queries: Queries, orderId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom("order_lines")
    .select("description")
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return rows.map(({ description }) => description);
}

async function isBeingPaid(queries: Queries, { id, orderId }: RevisionRow): Promise<boolean> {
  const row = await queries
    .selectFrom("payments")
    .select("id")
    .where("order_id", "=", orderId)
    .where("purpose", "=", id)
    .where("state", "in", UNSETTLED)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function withoutEmail({ Email: _email, ...address }: ShippingAddress): BillingAddress {
  return address;
}
