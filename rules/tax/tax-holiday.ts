import type { Cents } from "../money/cents.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";

/** A state's tax holiday in the fuller shape (S241). Times are local, `YYYY-MM-DDTHH:mm:ss`, both ends included. */
export interface TaxHoliday {
  state: string;
  startDate: string;
  endDate: string;
  /** Local time is UTC plus these hours: −5 for Texas in summer. The specification's `TimeZomeDifference`. */
  timeZoneDifferenceHours: number;
  /** Counts in tester mode only. */
  testMode: boolean;
  /** Null is no limit. */
  maxPrice: Cents | null;
  gearsMaxPrice: Cents | null;
  /** Gear is never exempt. */
  excludeGears: boolean;
  /** `PerItem`: units at or below the limit. `Total`: the whole order, when what is paid for it is at or below the limit. */
  taxType: "PerItem" | "Total";
  /** For the owner: shoppers do not read it. */
  source: string;
}

/** The shorter shape (S240): whole order, local midnight to midnight in UTC, on only when `activated`. */
export interface TaxFreeHoliday {
  state: string;
  maxPrice: Cents;
  startDate: string;
  endDate: string;
  activated: boolean;
}

/** The holiday of a state at an instant (ISO 8601 with `Z`), the fuller shape before the shorter; null when none is on (A20). */
export function taxHolidayAt(
  state: string,
  at: string,
  testMode: boolean,
  holidays: readonly TaxHoliday[],
  freeHolidays: readonly TaxFreeHoliday[],
): TaxHoliday | null {
  const full = holidays.find(
    (holiday) => holiday.state === state && (testMode || !holiday.testMode) && isOn(holiday, at),
  );
  if (full) return full;
  if (holidays.some((holiday) => holiday.state === state && !holiday.testMode)) return null;
  const free = freeHolidays
    .filter(({ activated }) => activated)
    .map(toFullShape)
    .find((holiday) => holiday.state === state && isOn(holiday, at));
  return free ?? null;
}

function isOn({ startDate, endDate, timeZoneDifferenceHours }: TaxHoliday, at: string): boolean {
  const local = new Date(Date.parse(at) + timeZoneDifferenceHours * 3_600_000).toISOString().slice(0, 19);
  return startDate <= local && local <= endDate;
}

function toFullShape(holiday: TaxFreeHoliday): TaxHoliday {
  return {
    state: holiday.state,
    startDate: `${holiday.startDate}T00:00:00`,
    endDate: `${holiday.endDate}T23:59:59`,
    timeZoneDifferenceHours: 0,
    testMode: false,
    maxPrice: holiday.maxPrice,
    gearsMaxPrice: holiday.maxPrice,
    excludeGears: false,
    taxType: "Total",
    source: "TaxFreeHoliday",
  };
}

const isGear = (line: Pick<LineToPrice, "modelId">) => line.modelId <= 0;

/**
 * Whether the holiday frees a line. `unitAfterDiscount` is a unit's price less its share of the discounts, rounded up;
 * `afterDiscountSubtotal` is what a `Total` holiday compares.
 */
export function isFreedByHoliday(
  holiday: TaxHoliday,
  line: Pick<LineToPrice, "modelId">,
  lines: readonly Pick<LineToPrice, "modelId">[],
  amounts: { unitAfterDiscount: Cents; afterDiscountSubtotal: Cents },
): boolean {
  if (holiday.excludeGears && isGear(line)) return false;
  const perItem = holiday.taxType === "PerItem";
  const asGear = perItem ? isGear(line) : lines.every(isGear);
  const limit = asGear ? holiday.gearsMaxPrice : holiday.maxPrice;
  return limit === null || (perItem ? amounts.unitAfterDiscount : amounts.afterDiscountSubtotal) <= limit;
}
