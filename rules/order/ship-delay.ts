import { addDays, dayNumber } from "../shipping/calendar-days.ts";

/** Why an order ships later than promised, as its buyer reads it. */
export const DELAY_REASONS = ["parts_late", "test_failed", "many_orders", "carrier_late", "not_ready"] as const;
export type DelayReason = (typeof DELAY_REASONS)[number];

/** What it means where its buyer does not answer. */
export const DELAY_SILENCES = ["waits", "cancels"] as const;
export type DelaySilence = (typeof DELAY_SILENCES)[number];

/** `silence`: nobody answered in time, and the order was canceled for it. */
export const DELAY_ANSWERS = ["wait", "cancel", "silence"] as const;
export type DelayAnswer = (typeof DELAY_ANSWERS)[number];

/** What a buyer can press. */
export const DELAY_CHOICES = ["wait", "cancel"] as const satisfies readonly DelayAnswer[];
export type DelayChoice = (typeof DELAY_CHOICES)[number];

/** A delay that its buyer was told of. Days are the warehouse's, `YYYY-MM-DD`. */
export interface ShipDelay {
  /** The day it was promised until then. */
  fromOn: string;
  /** The new day; null where none can be named. */
  shipsOn: string | null;
  silence: DelaySilence;
  /** The last day on which an answer counts. */
  answerBy: string;
  answer: DelayAnswer | null;
}

/** The day an order is promised for now, and the last delay that was told. */
export interface ShipPromise {
  promisedOn: string;
  last: ShipDelay | null;
}

const CONSENT_DAYS = 30;

/**
 * What a buyer's silence means, and until when they may answer. 16 CFR 435.2(b)(1)(ii): a first delay to a day within 30
 * days of the promised one is agreed to by silence. (b)(1)(iii): a longer one, or one without a day, ends the order unless
 * the buyer agrees, or it ships, within 30 days of the promised day. (b)(2): a further delay ends it unless the buyer
 * agrees before the day that was named last. Who has agreed to wait for a day unknown is asked nothing more.
 */
export function delayTerms(
  { promisedOn, last }: ShipPromise,
  shipsOn: string | null,
  today: string,
): Pick<ShipDelay, "silence" | "answerBy"> {
  if (last === null) {
    const isShort = shipsOn !== null && dayNumber(shipsOn) - dayNumber(promisedOn) <= CONSENT_DAYS;
    if (isShort) return { silence: "waits", answerBy: shipsOn };
    return { silence: "cancels", answerBy: notGone(addDays(promisedOn, CONSENT_DAYS), today) };
  }
  // Another day does not give more time to who has not agreed to any.
  if (isUnanswered(last)) return { silence: "cancels", answerBy: last.answerBy };
  if (last.shipsOn === null && shipsOn !== null) return { silence: "waits", answerBy: shipsOn };
  return { silence: "cancels", answerBy: notGone(promisedOn, today) };
}

/** Who is told too late has the day after to answer. */
function notGone(day: string, today: string): string {
  return day < today ? addDays(today, 1) : day;
}

/** A delay that ends the order unless its buyer agrees, and nobody has. */
function isUnanswered({ silence, answer }: Pick<ShipDelay, "silence" | "answer">): boolean {
  return silence === "cancels" && answer === null;
}

/** Its buyer wants the money back, or said nothing for too long: the order is over, also while the money is on its way. */
export function isCanceled({ answer }: Pick<ShipDelay, "answer">): boolean {
  return answer === "cancel" || answer === "silence";
}

/** 16 CFR 435.2(c): the order counts as canceled, and its money goes back unasked. Nothing of it ships any more. */
export function isLapsed(delay: Pick<ShipDelay, "silence" | "answer" | "answerBy">, today: string): boolean {
  return isUnanswered(delay) && today > delay.answerBy;
}

/** The hour of the promised day from which an order that is still here is told late: parcels have left by then. */
const FIRST_NOTICE_HOUR = 18;
/** A second time silence ends the order with that day, so its buyer has the day to answer. */
const NEXT_NOTICE_HOUR = 8;

/**
 * Whether the store tells a buyer itself, because nobody of the staff has: 16 CFR 435.2(b) wants the choice offered no
 * later than the promised day. Not where the buyer is being asked, or has agreed to a day unknown.
 */
export function isNoticeDue({ promisedOn, last }: ShipPromise, now: { on: string; hour: number }): boolean {
  if (last && (last.shipsOn === null || isUnanswered(last) || isCanceled(last))) return false;
  const hour = last ? NEXT_NOTICE_HOUR : FIRST_NOTICE_HOUR;
  return now.on > promisedOn || (now.on === promisedOn && now.hour >= hour);
}

/** Staff are warned of a promise so many days before it ends. */
export const WARNED_DAYS = 2;
/** No later than a year from the promised day: what is further away is not promised. */
export const LONGEST_DELAY_DAYS = 365;
