import type { getStaffOrder as getCall, StaffOrder } from "#contract/staff-orders.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { FLOOR_MOVES, isBoxed, isOnTheFloor, moveTo, nextMove } from "#rules/order/floor-moves.ts";
import { staysInHouse } from "#rules/order/test-orders.ts";
import type { Bill } from "#rules/pricing/priced-cart.ts";
import { refuse } from "#rules/refusal.ts";
import { viewMeasured } from "../account/view-measured.ts";
import { loadOrderView } from "../account/view-order.ts";
import type { Staff } from "../http/principal.ts";
import type { StaffHandler } from "../http/route.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { findLabel } from "../orders/shipping-labels-table.ts";
import { findMailTrouble } from "../mail-troubles/mail-troubles-table.ts";
import { loadRefundable } from "../refunds/load-refundable.ts";
import type { World } from "../world.ts";
import { loadPacking } from "./load-packing.ts";
import { madeIn, stoppedBy } from "./floor-facts.ts";
import { findLastTest } from "./order-tests-table.ts";
import { refundLeft } from "./refund-limit.ts";
import { viewRefundable } from "./view-refundable.ts";
import { listStaffActs } from "./staff-log.ts";
import { spoken } from "../languages/spoken.ts";

const { staffActText } = spoken.staff;

export const getStaffOrder: StaffHandler<typeof getCall> = async ({ world, principal, query }) => {
  const found = await findOrderByNumber(world.db.queries, query.number);
  return found ? { reply: await viewStaffOrder(world, principal, found.orderNumber) } : refuse("order_unknown");
};

/** An order with what may be done with it by somebody, and what was done. Throws for a number that is no order's. */
export async function viewStaffOrder(world: World, staff: Staff, orderNumber: string): Promise<StaffOrder> {
  const { queries } = world.db;
  // The version first: what is read after it may be newer, and then a change is refused once too often, never too seldom.
  const {
    id,
    row_version: version,
    is_test: isTest,
    test_mode: isTestMode,
    priced_steps: bill,
  } = await queries
    .selectFrom("orders")
    .select(["id", "row_version", "is_test", "test_mode", "priced_steps"])
    .where("order_number", "=", orderNumber)
    .executeTakeFirstOrThrow();
  const order = await loadOrderView(world, id);
  const made = await madeIn(queries, id);
  const stopped = await stoppedBy(queries, id);
  const refundable = await loadRefundable(queries, id);
  const limit = await refundLeft(world, queries, staff);
  const stays = staysInHouse({ isTest, isTestMode }, world.settings.isTest);
  const isOpen = !stays && !stopped.refund;
  const may = FLOOR_MOVES.filter((move) => {
    const to = moveTo(move, order.State, made);
    if (to === null || !isOpen || (order.Changes.Waiting && isBoxed(to))) return false;
    return !stopped.hold || move === "deliver";
  });
  const next = nextMove(order.State, made);
  const log = await listStaffActs(queries, `order:${orderNumber}`);
  const label = await findLabel(queries, { orderId: id }, world.now());
  return {
    Success: true,
    OrderNumber: orderNumber,
    Version: version,
    Order: order,
    Packing: await loadPacking(world, id, refundable),
    Mail: await viewMail(world, order.Email),
    Test: await viewTest(world, id),
    Made: made,
    Moves: may,
    Next: next && may.includes(next) ? next : null,
    Stays: stays,
    IsOnTheFloor: isOnTheFloor(order.State),
    Hold: stopped.hold && { Reason: stopped.hold.reason, Who: stopped.hold.who, At: stopped.hold.at.toISOString() },
    ...(await viewRefundable(queries, refundable)),
    Limit: limit && { Once: toWireMoney(limit.once), Today: toWireMoney(limit.today) },
    TaxBy: viewTaxBy(bill as Bill),
    MayLabel: world.carrier !== null && may.includes("ship"),
    Label: label && { State: label.state, Tracking: label.tracking ?? "", Told: label.label },
    Log: log.map(({ at, act, who, after, reason }) => ({
      At: at.toISOString(),
      Act: act,
      Who: who,
      Text: staffActText(act, after, reason),
    })),
  };
}

async function viewMail({ db }: World, email: string): Promise<StaffOrder["Mail"]> {
  const found = await findMailTrouble(db.queries, email);
  return found && { Trouble: found.trouble, At: found.at.toISOString(), Said: found.said };
}

async function viewTest(world: World, orderId: string): Promise<StaffOrder["Test"]> {
  const test = await findLastTest(world, world.db.queries, orderId);
  return (
    test && {
      StartedAt: test.startedAt.toISOString(),
      StartedBy: test.startedBy,
      EndsAt: test.endsAt.toISOString(),
      IsOver: test.endsAt <= world.now(),
      EndedAt: test.endedAt?.toISOString() ?? "",
      EndedBy: test.endedBy,
      Result: test.result ?? "",
      Early: test.earlyReason,
      Measured: viewMeasured(test.measured),
    }
  );
}

function viewTaxBy({ taxBy }: Bill): StaffOrder["TaxBy"] {
  return taxBy ? { Provider: taxBy.provider, Calculation: taxBy.calculation } : null;
}
