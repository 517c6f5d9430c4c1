import type { OrderChange } from "#contract/order-changes.ts";
import type * as wire from "#contract/staff-changes.ts";
import { EMPTY_BILLING_ADDRESS } from "#rules/address/shipping-address.ts";
import { cents } from "#rules/money/cents.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { refuse } from "#rules/refusal.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { freeChange, withdrawChange } from "../payments/end-change.ts";
import { priceChange } from "../revisions/price-change.ts";
import { reviseOrder } from "../revisions/revise-order.ts";
import { viewChangeable, viewQuote } from "../revisions/view-change.ts";
import { changeOrder, noteOrderAct, refuseStale } from "./change-order.ts";
import { refuseOverLimit, senderOf } from "./refund-limit.ts";
import { viewStaffOrder } from "./view-staff-order.ts";

export const getStaffOrderChange: StaffHandler<typeof wire.getStaffOrderChange> = async ({ world, query }) => {
  const order = await findOrderByNumber(world.db.queries, query.number);
  return order ? { reply: await viewChangeable(world, order.id, "staff") } : refuse("order_unknown");
};

export const quoteStaffChange: StaffHandler<typeof wire.quoteStaffChange> = async ({ world, query }) => {
  const order = await findOrderByNumber(world.db.queries, query.number);
  if (!order) return refuse("order_unknown");
  const priced = await priceChange(world, world.db.queries, order.id, readAsked(query), "staff");
  return "reason" in priced ? priced : { reply: await viewQuote(world.db.queries, priced) };
};

/** Two people who press at once: the second reads that the order has changed. What goes back is within the role's limit. */
export const revisePaidOrder: StaffActHandler<typeof wire.revisePaidOrder> = async ({
  world,
  principal,
  act,
  body,
}) => {
  const found = await findOrderByNumber(world.db.queries, body.OrderNumber);
  if (!found) return refuse("order_unknown");
  const { Reason: reason } = body;
  const made = await reviseOrder(world, {
    orderId: found.id,
    change: body.Change,
    shownTotal: cents(fromWireMoney(body.Total)),
    key: `staff:${body.Key}`,
    by: "staff",
    askedBy: senderOf(principal),
    reason,
    guard: {
      check: (tx, order) => refuseStale(tx, order.id, body.Version),
      limit: (tx, amount) => refuseOverLimit(world, tx, principal, amount),
      note: (tx, order, { id, number, state, total, due }) =>
        noteOrderAct(
          world,
          tx,
          { principal, act },
          { ...order, seen: body.Version },
          {
            before: { totalCents: order.total },
            after: { revisionId: id, number, state, totalCents: total, dueCents: due },
            reason,
          },
        ),
    },
  });
  return "reason" in made ? made : { reply: await viewStaffOrder(world, principal, body.OrderNumber) };
};

export const withdrawStaffChange: StaffActHandler<typeof wire.withdrawStaffChange> = async (call) => {
  const { world, principal, act, body } = call;
  const found = await findOrderByNumber(world.db.queries, body.OrderNumber);
  if (found) await freeChange(world, found.id);
  return changeOrder(world, { principal, act }, body, async (tx, order) => {
    const ended = await withdrawChange(world, tx, order);
    if ("reason" in ended) return ended;
    const { id: revisionId, number } = ended;
    return {
      ok: true,
      before: { revisionId, number, state: ended.state },
      after: { revisionId, number, state: "withdrawn" },
      reason: body.Reason,
    };
  });
};

function readAsked({ fewer, method, ConfirmedZipCode, number: _number, ...address }: wire.AskedChange): OrderChange {
  return {
    Lines: fewer.map((one) => {
      const [line, units] = one.split(":");
      return { Line: Number(line), Quantity: Number(units) };
    }),
    ShippingMethodID: method ?? null,
    Address: address.Address1 === undefined ? null : { ...EMPTY_BILLING_ADDRESS, ...given(address) },
    ...(ConfirmedZipCode !== undefined && { ConfirmedZipCode }),
  };
}

function given<Of extends object>(fields: Of): { [Name in keyof Of]?: Exclude<Of[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
