import { NO_CENTS, cents, type Cents } from "../money/cents.ts";
import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import { type RecyclingRow, rowOn } from "./fee-row.ts";

/** The law that asks for a recycling fee on this order, null where none does. */
export function recyclingLaw(
  destination: Destination | null,
  on: string,
  rows: readonly RecyclingRow[],
): RecyclingRow | null {
  if (destination?.country !== "USA") return null;
  return rowOn(
    rows.filter(({ state }) => state === destination.state),
    on,
  );
}

/** Each unit carries the fee of its screen or device (S161). A deposit delivers nothing, so it carries none. */
export function recyclingFee(line: LineToPrice): Cents {
  return line.isPreOrderDeposit ? NO_CENTS : cents(line.recycleFee * line.quantity);
}
