import { NO_CENTS, cents } from "../money/cents.ts";
import { rowOn } from "../fees/fee-row.ts";
import { PAID_STATES, type OrderState } from "../order/order-states.ts";
import { type Result, ok, refuse } from "../refusal.ts";
import { dayNumber, dayText } from "../shipping/calendar-days.ts";
import { type CoveredKind, type Warranty, warrantiesFor } from "./warranty.ts";

/** How long after its delivery a warranty may still be made longer, for orders of these days (`YYYY-MM-DD`, `until` not included). */
export interface LongerWarrantyRow {
  from: string;
  until: string | null;
  days: number;
}

/** A line of an order, and what has become of its units. */
export interface CoveredLine {
  name: string;
  covers: CoveredKind | null;
  /** From delivery, as it was bought; null for what has none, and for a deposit. */
  months: number | null;
  state: OrderState;
  /** Days; null while it is on its way. */
  orderedOn: string;
  deliveredOn: string | null;
  /** That were not given back and are not on their way back. */
  unitsKept: number;
  /** Of those, without a longer warranty. */
  unitsFree: number;
}

export interface LongerWarranties {
  /** Longer ones than it has, each with what is left to pay for it, the shortest first. */
  choices: readonly Warranty[];
  units: number;
  /** The last day that it may be bought on; null while the days have not begun. */
  until: string | null;
}

interface Settings {
  warranties: readonly Warranty[];
  longerWarranty: readonly LongerWarrantyRow[];
}

/**
 * Which longer warranties a line of an order may still be given on a day, and for how many of its units. A price is the
 * table's, less what the table asks for the warranty that it has already.
 */
export function longerWarranties(
  line: CoveredLine,
  { warranties, longerWarranty }: Settings,
  today: string,
): Result<LongerWarranties, "longer_warranty_none" | "longer_warranty_over" | "longer_warranty_taken"> {
  const { name, months, deliveredOn } = line;
  const row = rowOn(longerWarranty, line.orderedOn);
  if (months === null || !row || !PAID_STATES.includes(line.state) || line.unitsKept < 1)
    return refuse("longer_warranty_none", { name });
  const offered = warrantiesFor(line.covers, warranties);
  const has = offered.find((warranty) => warranty.months === months)?.price ?? NO_CENTS;
  const choices = offered
    .filter((warranty) => warranty.months > months && warranty.price > has)
    .map((warranty) => ({ ...warranty, price: cents(warranty.price - has) }));
  if (choices.length === 0) return refuse("longer_warranty_none", { name });
  const until = deliveredOn === null ? null : dayText(dayNumber(deliveredOn) + row.days);
  if (until !== null && until < today) return refuse("longer_warranty_over", { name, endedOn: until });
  if (line.unitsFree < 1) return refuse("longer_warranty_taken", { name, left: 0 });
  return ok({ choices, units: Math.min(line.unitsFree, line.unitsKept), until });
}
