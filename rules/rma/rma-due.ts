import { addBusinessDays } from "../shipping/business-days.ts";
import { addDays } from "../shipping/calendar-days.ts";
import type { HolidayCalendar } from "../shipping/shipping-config.ts";
import type { ServicePromises } from "../promises/promise-words.ts";
import type { RmaReason, RmaState } from "./rma-states.ts";

type Due = (since: string, service: ServicePromises, calendar: HolidayCalendar) => string;

/** What is due in each state, counted from the day it began; nothing at its end. */
const DUE: Readonly<Partial<Record<RmaState, Due>>> = {
  requested: (since, { returnAnswerBusinessDays: days }, calendar) => addBusinessDays(since, days, calendar),
  approved: (since, { returnSendDays: days }) => addDays(since, days),
  received: (since, { refundBusinessDays: days }, calendar) => addBusinessDays(since, days, calendar),
};

/** The day (`YYYY-MM-DD`) by which a return moves on: our answer, its buyer's parcel, its settlement. Null where nothing is to come. */
export function rmaDue(
  { state, since }: { state: RmaState; since: string },
  service: ServicePromises,
  calendar: HolidayCalendar,
): string | null {
  return DUE[state]?.(since, service, calendar) ?? null;
}

/** Who pays the way back: the store, where something was wrong with what it sent or it pays each. */
export function returnPaidBy(
  reason: RmaReason,
  { returnShippingPaidBy }: Pick<ServicePromises, "returnShippingPaidBy">,
): "buyer" | "store" {
  return reason === "not_wanted" ? returnShippingPaidBy : "store";
}
