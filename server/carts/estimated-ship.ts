import type { StoreConfig } from "#rules/config/store-config.ts";
import type { LineToPrice } from "#rules/cart/line-to-price.ts";
import { addBusinessDays } from "#rules/shipping/business-days.ts";
import { businessDaysToShip } from "#rules/shipping/shipping-dates.ts";
import { orderDay } from "#rules/shipping/warehouse-day.ts";
import { dayText } from "#words/days.ts";
import { orderDetailWords } from "#words/order-lines.ts";

/** `Ships Mon, Nov 23`: when a line alone could leave the warehouse if it were ordered now. */
export function estimatedShip(
  line: LineToPrice,
  preOrderShipsOn: string | null,
  pricedAt: string,
  config: StoreConfig,
): string {
  if (line.isPreOrderDeposit)
    return preOrderShipsOn === null ? orderDetailWords.shipsLater : orderDetailWords.ships(dayText(preOrderShipsOn));
  const { warehouse } = config.shipping;
  const on = addBusinessDays(
    orderDay(pricedAt, warehouse),
    Math.max(1, businessDaysToShip(line, config.shipping)),
    warehouse.calendar,
  );
  return orderDetailWords.ships(dayText(on));
}
