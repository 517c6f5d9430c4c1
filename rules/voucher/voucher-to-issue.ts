import { emailFault } from "../address/check-shipping-address.ts";
import { dayStart } from "../discounts/day-start.ts";
import { type Read, unreadable } from "../discounts/read-coupon-value.ts";
import { cents, type Cents } from "../money/cents.ts";
import { ok } from "../refusal.ts";
import { addDays, dayNumber, dayText } from "../shipping/calendar-days.ts";

/** A voucher as an owner asks for it. */
export interface VoucherToIssue {
  amount: Cents;
  email: string;
  /** Null: it has no end. */
  expiresAt: string | null;
}

/** No law makes it so: a typing mistake shall not be a fortune. */
const MOST = cents(1_000_000);

/**
 * The voucher that an owner's words ask for: an amount, `--to EMAIL`, `--until DAY`. Refused with a sentence that names what
 * is wrong and what would be right.
 */
export function voucherToIssue(
  words: readonly string[],
  { at, timeZone }: { at: string; timeZone: string },
): Read<VoucherToIssue> {
  const [amountWord = "", ...options] = words;
  const amount = readDollars(amountWord);
  if (amount === null || amount > MOST)
    return unreadable(`The amount is "${amountWord}": write dollars like 100 or 49.50, at most ${MOST / 100}.`);
  const given = new Map<string, string>();
  for (let place = 0; place < options.length; place += 2) {
    const [name = "", word = ""] = [options[place], options[place + 1]];
    if (name !== "--to" && name !== "--until") return unreadable(`There is no option ${name}; they are --to, --until.`);
    if (given.has(name)) return unreadable(`${name} is given twice: give it once.`);
    given.set(name, word);
  }
  const email = (given.get("--to") ?? "").trim();
  if (emailFault(email) !== null) return unreadable(`--to is "${email}": write the email address it is mailed to.`);
  const until = given.get("--until");
  if (until === undefined) return ok({ amount, email, expiresAt: null });
  if (!isDay(until)) return unreadable(`--until is "${until}": write a day of the calendar like 2027-12-31.`);
  const expiresAt = dayStart(addDays(until, 1), timeZone);
  if (Date.parse(expiresAt) <= Date.parse(at)) return unreadable("--until is over already: give today or a later day.");
  return ok({ amount, email, expiresAt });
}

/** Above zero; null for what is no amount of dollars and cents. */
export function readDollars(word: string): Cents | null {
  const [, dollars, fraction = ""] = /^\$?([1-9]\d{0,6}|0)(?:\.(\d{2}))?(?: ?USD)?$/i.exec(word) ?? [];
  if (dollars === undefined) return null;
  const amount = Number(dollars) * 100 + Number(fraction || "0");
  return amount > 0 ? cents(amount) : null;
}

function isDay(word: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(dayNumber(word)) && dayText(dayNumber(word)) === word;
}
