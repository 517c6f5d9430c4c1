import type * as wire from "#contract/order-changes.ts";
import { cents } from "#rules/money/cents.ts";
import { fromWireMoney, toWireMoney } from "#rules/money/wire-money.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import { findOrderById, findOwnOrder, lockOrder, type OrderRow } from "../orders/orders-table.ts";
import { finishChange, payChange } from "../payments/pay-change.ts";
import { freeChange, withdrawChange } from "../payments/end-change.ts";
import { priceChange } from "../revisions/price-change.ts";
import { reviseOrder } from "../revisions/revise-order.ts";
import { viewChangeable, viewQuote } from "../revisions/view-change.ts";
import type { World } from "../world.ts";
import { findOpenOrder } from "./find-open-order.ts";

/** Who may see the order sees what may be changed, and pays what waits; changes are for who placed it. */
export const getOrderChange: Handler<typeof wire.getOrderChange> = async ({ world, principal, query }) => {
  const open = await findOpenOrder(world, principal, query.number);
  return open ? { reply: await viewChangeable(world, open.id, "buyer") } : refuse("order_unknown");
};

export const quoteOrderChange: Handler<typeof wire.quoteOrderChange> = async ({ world, principal, body }) => {
  const own = await findOwn(world, principal, body.OrderNumber);
  if ("reason" in own) return own;
  const priced = await priceChange(world, world.db.queries, own.id, body.Change, "buyer");
  return "reason" in priced ? priced : { reply: await viewQuote(world.db.queries, priced) };
};

export const changePaidOrder: Handler<typeof wire.changePaidOrder> = async ({ world, principal, body }) => {
  const own = await findOwn(world, principal, body.OrderNumber);
  if ("reason" in own) return own;
  const made = await reviseOrder(world, {
    orderId: own.id,
    change: body.Change,
    shownTotal: cents(fromWireMoney(body.Total)),
    key: `buyer:${body.Key}`,
    by: "buyer",
    askedBy: "buyer",
    reason: "",
  });
  if ("reason" in made) return made;
  const State = made.state === "applied" ? ("applied" as const) : ("waiting_payment" as const);
  return { reply: { Success: true as const, State, Due: toWireMoney(made.due) } };
};

export const withdrawOrderChange: Handler<typeof wire.withdrawOrderChange> = async ({ world, principal, body }) => {
  const own = await findOwn(world, principal, body.OrderNumber);
  if ("reason" in own) return own;
  await freeChange(world, own.id);
  const ended = await world.db.transaction(async (tx) => withdrawChange(world, tx, await lockOrder(tx, own.id)));
  return "reason" in ended ? ended : { reply: { Success: true as const } };
};

export const payOrderChange: Handler<typeof wire.payOrderChange> = async ({ world, principal, body }) => {
  const open = await findOpenOrder(world, principal, body.OrderNumber);
  if (!open) return refuse("order_unknown");
  return payChange(
    world,
    principal,
    { orderId: open.id, orderNumber: body.OrderNumber, revisionId: body.Id },
    body.PaymentToken,
  );
};

export const finishOrderChange: Handler<typeof wire.finishOrderChange> = async ({ world, principal, body }) => {
  const open = await findOpenOrder(world, principal, body.OrderNumber);
  if (!open) return refuse("order_unknown");
  const order = await findOrderById(world.db.queries, open.id);
  return finishChange(world, principal, { orderId: open.id, revisionId: body.Id }, order);
};

/** Whoever has a link of a mail reads the order; where the parcel goes is for who placed it. */
export async function findOwn(world: World, principal: Shopper, orderNumber: string): Promise<OrderRow | Refusal> {
  const own = await findOwnOrder(world.db.queries, principal, orderNumber);
  if (own) return own;
  return (await findOpenOrder(world, principal, orderNumber)) ? refuse("change_not_own") : refuse("order_unknown");
}
