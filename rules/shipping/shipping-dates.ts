import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import { addBusinessDays, businessDaysBetween } from "./business-days.ts";
import { type CartToShip, isSystem, shippedLines } from "./shipped-kinds.ts";
import type { HolidayCalendar, ShippingConfig, TransitDays } from "./shipping-config.ts";
import { orderDay } from "./warehouse-day.ts";

/** Days as `YYYY-MM-DD`. */
export interface ShippingDates {
  shipsOn: string;
  arrivesFrom: string;
  arrivesUntil: string;
}

/**
 * What is bought now leaves together, when its slowest line is ready; what is only pre-ordered follows on its own day.
 * An order of deposits alone leaves on the last of their days. At least one line.
 */
export function shipsOn(cart: Pick<CartToShip, "lines" | "pricedAt">, shipping: ShippingConfig): string {
  const now = shippedLines(cart);
  const lines = now.length > 0 ? now : cart.lines;
  const days = lines.map((line) => businessDaysToShip(line, shipping));
  const { warehouse } = shipping;
  const ready = addBusinessDays(orderDay(cart.pricedAt, warehouse), Math.max(...days), warehouse.calendar);
  if (now.length > 0) return ready;
  return lines.reduce(
    (last, { preOrderShipsOn }) => (preOrderShipsOn && preOrderShipsOn > last ? preOrderShipsOn : last),
    ready,
  );
}

/** Counts business days of the country it arrives in. */
export function arrival(
  leavesOn: string,
  transit: TransitDays,
  destination: Destination,
  shipping: ShippingConfig,
): ShippingDates {
  const calendar = destination.country === "CANADA" ? shipping.canadaCalendar : shipping.warehouse.calendar;
  return {
    shipsOn: leavesOn,
    arrivesFrom: addBusinessDays(leavesOn, transit.from, calendar),
    arrivesUntil: addBusinessDays(leavesOn, transit.until, calendar),
  };
}

/** What leaves on a later day arrives as many business days after it; on an earlier one nothing changes. */
export function leavesLater<Dates extends ShippingDates>(
  dates: Dates,
  leavesOn: string,
  country: Destination["country"],
  shipping: ShippingConfig,
): Dates {
  if (leavesOn <= dates.shipsOn) return dates;
  const calendar = country === "CANADA" ? shipping.canadaCalendar : shipping.warehouse.calendar;
  const later = (arrives: string) =>
    addBusinessDays(leavesOn, businessDaysBetween(dates.shipsOn, arrives, calendar), calendar);
  return {
    ...dates,
    shipsOn: leavesOn,
    arrivesFrom: later(dates.arrivesFrom),
    arrivesUntil: later(dates.arrivesUntil),
  };
}

/** When what is still in the house arrives: as it was promised, or, once its day is over, as if it left on the next open one. */
export function datesNow<Dates extends ShippingDates>(
  dates: Dates,
  today: string,
  country: Destination["country"],
  shipping: ShippingConfig,
): Dates {
  return today <= dates.shipsOn
    ? dates
    : leavesLater(dates, addBusinessDays(today, 0, shipping.warehouse.calendar), country, shipping);
}

/** Business days of the calendar that are left until a promised day; below zero it is late by as many, at least one. */
export function spareDays(today: string, promisedOn: string, calendar: HolidayCalendar): number {
  if (promisedOn >= today) return businessDaysBetween(today, promisedOn, calendar);
  return -Math.max(1, businessDaysBetween(promisedOn, today, calendar));
}

/** Business days from the order to the day one line can leave: its parts are there, it is built and tested, and sent the next business day. */
export function businessDaysToShip(
  line: Pick<LineToPrice, "modelId" | "kind" | "readyMade" | "rushService" | "configuration">,
  shipping: ShippingConfig,
): number {
  const { desktop, laptop, gear, rush, defer } = shipping.buildBusinessDays;
  if (!isSystem(line)) return gear + 1;
  if (line.rushService === "DEFER") return defer + 1;
  if (line.readyMade) return shipping.rdyShippingDate.businessDays;
  const build = line.kind === "laptop" ? laptop : desktop;
  const waits = line.configuration?.waits?.businessDays ?? 0;
  return waits + (line.rushService === "rush" ? Math.min(rush, build) : build) + 1;
}
