import type { delayOrder as delayCall, getShipDates as listCall } from "#contract/staff-delays.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { staysInHouse } from "#rules/order/test-orders.ts";
import { isCanceled, isLapsed, LONGEST_DELAY_DAYS, WARNED_DAYS } from "#rules/order/ship-delay.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { isBusinessDay } from "#rules/shipping/business-days.ts";
import { addDays, dayNumber } from "#rules/shipping/calendar-days.ts";
import { spareDays } from "#rules/shipping/shipping-dates.ts";
import { findPromise, listEndingPromises, type LastPromise } from "../delays/ship-delays-table.ts";
import { tellDelay, warehouseTime } from "../delays/tell-delay.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { changeOrder } from "./change-order.ts";

const MOST = 200;

/** Another ship date, or none: the buyer is mailed, and may wait or have everything back. */
export const delayOrder: StaffActHandler<typeof delayCall> = ({ world, principal, act, body }) =>
  changeOrder(world, { principal, act }, body, async (tx, order) => {
    if (staysInHouse(order, world.settings.isTest)) return refuse("test_order_stays");
    if (!isOnTheFloor(order.state) || order.made === "service")
      return refuse("order_not_there", { state: order.state });
    const promise = await findPromise(tx, order.id);
    const shipsOn = body.ShipsOn === "" ? null : body.ShipsOn;
    const refused = refuseDay(world, promise, shipsOn);
    if (refused) return refused;
    const reason = body.Reason;
    const told = await tellDelay(world, tx, order.id, promise, { shipsOn, reason, toldBy: principal.staffId });
    return {
      ok: true,
      before: { shipsOn: promise.promisedOn },
      after: { shipsOn, why: reason, silence: told.silence },
    };
  });

/** A day can be kept: it is later than the promised one, not over, and parcels leave on it. */
function refuseDay(
  world: Pick<World, "now" | "config">,
  { promisedOn, last }: LastPromise,
  shipsOn: string | null,
): Refusal | null {
  const { on: today } = warehouseTime(world);
  if (last && (isCanceled(last) || isLapsed(last, today))) return refuse("delay_lapsed");
  if (shipsOn === null) return last?.shipsOn === null ? refuse("ship_day_wrong", { why: "told" }, FIELD) : null;
  const { calendar } = world.config.shipping.warehouse;
  const why =
    shipsOn <= promisedOn
      ? "not_later"
      : shipsOn < today
        ? "over"
        : dayNumber(shipsOn) - dayNumber(promisedOn) > LONGEST_DELAY_DAYS
          ? "too_far"
          : isBusinessDay(shipsOn, calendar)
            ? null
            : "closed";
  return why && refuse("ship_day_wrong", { why }, FIELD);
}

const FIELD = [{ field: "ShipsOn" }];

/** Promises that end within two days, and what was told of those that are late: the earliest first. */
export const getShipDates: StaffHandler<typeof listCall> = async ({ world }) => {
  const today = warehouseTime(world).on;
  const rows = await listEndingPromises(world, warnedUntil(today), MOST);
  return {
    reply: {
      Success: true as const,
      Orders: rows.map(({ orderNumber, state, to, shipsOn, delay }) => ({
        OrderNumber: orderNumber,
        State: state,
        To: to,
        ShipsOn: shipsOn,
        SpareDays: spareDays(today, shipsOn, world.config.shipping.warehouse.calendar),
        Delay: delay && {
          FromOn: delay.fromOn,
          ShipsOn: delay.shipsOn ?? "",
          Silence: delay.silence,
          AnswerBy: delay.answerBy,
          Answer: delay.answer ?? "",
        },
      })),
    },
  };
};

/** The last promised day of which staff are warned. */
export function warnedUntil(today: string): string {
  return addDays(today, WARNED_DAYS);
}
