import type {
  cancelPaidOrder as cancelCall,
  refundChange as changeCall,
  refundPaidOrder as refundCall,
  StaffOrder,
} from "#contract/staff-orders.ts";
import { cents } from "#rules/money/cents.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { type AskedPart, REFUND_CHARGES } from "#rules/refund/price-refund.ts";
import type { RefundReason } from "#rules/refund/refund-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import type { HandlerAnswer, StaffActHandler } from "../http/route.ts";
import { findOrderByNumber, type OrderRow } from "../orders/orders-table.ts";
import { endFreeOrder } from "../payments/end-paid-order.ts";
import { giveChangeBack } from "../refunds/give-change-back.ts";
import { refundOrder, type RefundRequest } from "../refunds/refund-order.ts";
import { refuseReturnRefund } from "../rma/refuse-return-refund.ts";
import { findRmaOf } from "../rma/rmas-table.ts";
import type { World } from "../world.ts";
import { type Acting, changeOrder, noteOrderAct, refuseStale } from "./change-order.ts";
import { refuseOverLimit, senderOf } from "./refund-limit.ts";
import { viewStaffOrder } from "./view-staff-order.ts";

interface Asked {
  OrderNumber: string;
  Version: number;
  Key: string;
  Reason: string;
}

/** What else stands against it, under the order's lock. */
type Allow = (order: OrderRow, tx: Tx) => Refusal | null | Promise<Refusal | null>;

/** Lines and charges in part or whole. Two people who press at once: the second reads that the order has changed. */
export const refundPaidOrder: StaffActHandler<typeof refundCall> = async ({ world, principal, act, body }) => {
  if (body.Parts.some(({ Part }) => Part === "")) return refuse("refund_nothing_asked", {}, [{ field: "Parts" }]);
  const read = body.Parts.map(readPart);
  const at = read.indexOf(null);
  if (at !== -1)
    return refuse("refund_part_unknown", { part: body.Parts[at]?.Part ?? "" }, [{ field: `Parts.${at}.Part` }]);
  const what = { parts: read.filter((part) => part !== null), reason: body.Why };
  const acting = { principal, act };
  if (body.RmaNumber === "") return giveBack(world, acting, body, what);
  const rmaId = await findReturn(world, body);
  if (rmaId === null) return refuse("rma_unknown", {}, [{ field: "RmaNumber" }]);
  return giveBack(world, acting, body, { ...what, rmaId }, (order, tx) =>
    refuseReturnRefund(tx, { rmaId, orderId: order.id }, what.parts),
  );
};

/** A return of an order, which is its own for good: what else is believed of it is read under the order's lock. */
async function findReturn(
  { db }: World,
  { OrderNumber, RmaNumber }: { OrderNumber: string; RmaNumber: string },
): Promise<string | null> {
  const order = await findOrderByNumber(db.queries, OrderNumber);
  const rma = order && (await findRmaOf(db.queries, order.id, RmaNumber));
  return rma?.id ?? null;
}

/** Before it ships, everything goes back; the order ends, and what it had of the shelf is there again, once that is sent. */
export const cancelPaidOrder: StaffActHandler<typeof cancelCall> = async ({ world, principal, act, body }) => {
  const order = await findOrderByNumber(world.db.queries, body.OrderNumber);
  if (order?.total === 0)
    return changeOrder(world, { principal, act }, body, async (tx, locked) => {
      if (!isOnTheFloor(locked.state)) return refuse("order_not_there", { state: locked.state });
      const ended = await endFreeOrder(world, tx, locked);
      return { ok: true, before: { state: locked.state }, after: { state: ended.state }, reason: body.Reason };
    });
  return giveBack(world, { principal, act }, body, { parts: [], reason: "cancelled" }, (locked) =>
    isOnTheFloor(locked.state) ? null : refuse("order_not_there", { state: locked.state }),
  );
};

/** What a change made the order cheaper by, where the bank sent it back. */
export const refundChange: StaffActHandler<typeof changeCall> = async ({ world, principal, act, body }) => {
  const answer = await giveChangeBack(world, {
    orderNumber: body.OrderNumber,
    key: `staff:change:${body.Key}`,
    sentBy: senderOf(principal),
    guard: guardOf(world, { principal, act }, body),
  });
  return answer.ok ? { reply: await viewStaffOrder(world, principal, body.OrderNumber) } : answer;
};

async function giveBack(
  world: World,
  acting: Acting,
  asked: Asked,
  what: { parts: readonly AskedPart[]; reason: RefundReason; rmaId?: string },
  allow: Allow = () => null,
): Promise<HandlerAnswer<StaffOrder>> {
  const { principal } = acting;
  const { OrderNumber: orderNumber, Key } = asked;
  const guard = guardOf(world, acting, asked, allow);
  const key = `staff:${Key}`;
  const answer = await refundOrder(world, { orderNumber, key, ...what, sentBy: senderOf(principal), guard });
  return answer.ok ? { reply: await viewStaffOrder(world, principal, orderNumber) } : answer;
}

function guardOf(
  world: World,
  acting: Acting,
  { Version, Reason: reason }: Asked,
  allow: Allow = () => null,
): NonNullable<RefundRequest["guard"]> {
  return {
    check: async (tx, order) => (await refuseStale(tx, order.id, Version)) ?? (await allow(order, tx)),
    limit: (tx, amount) => refuseOverLimit(world, tx, acting.principal, amount),
    note: (tx, order, refund) =>
      noteOrderAct(
        world,
        tx,
        acting,
        { ...order, seen: Version },
        {
          before: { state: order.state },
          after: { refundId: refund.id, amountCents: refund.amount, why: refund.reason },
          reason,
        },
      ),
  };
}

/** `1` for the first line, or the name of a charge; null for anything else. */
function readPart({
  Part,
  Units,
  Amount,
}: {
  Part: string;
  Units?: number | undefined;
  Amount?: number | undefined;
}): AskedPart | null {
  const part = /^[1-9]\d?$/.test(Part) ? Number(Part) : REFUND_CHARGES.find((charge) => charge === Part);
  if (part === undefined) return null;
  return {
    part,
    ...(Units !== undefined && { units: Units }),
    ...(Amount !== undefined && { amount: cents(fromWireMoney(Amount)) }),
  };
}
