import type { StoreConfig } from "#rules/config/store-config.ts";
import type { LineToPrice } from "#rules/cart/line-to-price.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import { addBusinessDays } from "#rules/shipping/business-days.ts";
import { shippedLines } from "#rules/shipping/shipped-kinds.ts";
import { businessDaysToShip } from "#rules/shipping/shipping-dates.ts";
import { orderDay } from "#rules/shipping/warehouse-day.ts";
import { spoken } from "../languages/spoken.ts";

const { dayText } = spoken.days;
const { orderDetailWords } = spoken.orderLines;

/** `Ships Mon, Nov 23`: when a line alone could leave the warehouse if it were ordered now. */
export function estimatedShip(
  line: LineToPrice,
  preOrderShipsOn: string | null,
  pricedAt: string,
  config: StoreConfig,
): string {
  if (!line.isPreOrderDeposit) {
    const ships = shipsAfter(daysToShip(line, config), pricedAt, config);
    const waits = line.configuration?.waits;
    return waits ? orderDetailWords.waits(ships, waits.name) : ships;
  }
  return preOrderShipsOn === null ? orderDetailWords.shipsLater : orderDetailWords.ships(dayText(preOrderShipsOn));
}

/** The same of everything that leaves with the line as it is given here; null where it leaves no later than the line. */
export function orderShips(cart: CartToPrice, line: LineToPrice, config: StoreConfig): string | null {
  const others = shippedLines(cart).filter(({ lineId }) => lineId !== line.lineId);
  const slowest = Math.max(0, ...others.map((other) => daysToShip(other, config)));
  return slowest > daysToShip(line, config) ? shipsAfter(slowest, cart.pricedAt, config) : null;
}

function daysToShip(line: LineToPrice, { shipping }: StoreConfig): number {
  return Math.max(1, businessDaysToShip(line, shipping));
}

function shipsAfter(days: number, pricedAt: string, { shipping: { warehouse } }: StoreConfig): string {
  return orderDetailWords.ships(dayText(addBusinessDays(orderDay(pricedAt, warehouse), days, warehouse.calendar)));
}
