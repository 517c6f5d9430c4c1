import { localTime } from "../shipping/warehouse-day.ts";

const OFFERED = 5;

/** Years a purchase is looked for in: the current one on the warehouse's clock and the four before (S546, A54). */
export function purchaseYears(instant: string, timeZone: string): number[] {
  const current = Number(localTime(instant, timeZone).on.slice(0, 4));
  return Array.from({ length: OFFERED }, (_, back) => current - back);
}
