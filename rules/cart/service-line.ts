import { cents, sumCents, type Cents } from "../money/cents.ts";
import type { LineToPrice } from "./line-to-price.ts";

/** A line that never leaves the warehouse: it is done to what was delivered before. */
export function isService(line: Pick<LineToPrice, "longerWarranty">): boolean {
  return line.longerWarranty !== undefined;
}

/** What services cost: they are never discounted, so that is also what is paid for them. */
export function serviceAmount(lines: readonly LineToPrice[]): Cents {
  return sumCents(lines.filter(isService).map(({ unitPrice, quantity }) => cents(unitPrice * quantity)));
}
