import { dayNumber, dayText } from "../shipping/calendar-days.ts";

/** A warranty in days, `YYYY-MM-DD`; the last day is covered. */
export interface WarrantyTerm {
  endsOn: string;
  /** Days left after today; below zero for one that has ended. */
  daysLeft: number;
}

/** It starts on the day of delivery and ends on the same day of its last month, or on that month's last day where it has no such day. */
export function warrantyTerm(deliveredOn: string, months: number, today: string): WarrantyTerm {
  const [year = 0, month = 1, day = 1] = deliveredOn.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  const ends = Math.min(day, lastOfMonth.getUTCDate());
  const endsOn = dayText(dayNumber(lastOfMonth.toISOString().slice(0, 10)) - lastOfMonth.getUTCDate() + ends);
  return { endsOn, daysLeft: dayNumber(endsOn) - dayNumber(today) };
}
