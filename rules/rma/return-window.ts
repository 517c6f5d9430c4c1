import { addDays } from "../shipping/calendar-days.ts";

/** The last day (`YYYY-MM-DD`) on which what was delivered on a day may be asked back; null while it is on its way. */
export function returnUntil(deliveredOn: string | null, returnDays: number): string | null {
  return deliveredOn === null ? null : addDays(deliveredOn, returnDays);
}
