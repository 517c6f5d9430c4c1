import { type Read, unreadable } from "../discounts/read-coupon-value.ts";
import { ok } from "../refusal.ts";
import { readDollars } from "./voucher-to-issue.ts";

const MOST_REASON = 500;

/** `+20 paid in at the desk`: how much a voucher gains or loses, and why. */
export function readVoucherCorrection(words: readonly string[]): Read<{ by: number; reason: string }> {
  const [amountWord = "", ...reasonWords] = words;
  const [, sign, dollars = ""] = /^([+-])(.+)$/.exec(amountWord) ?? [];
  const amount = readDollars(dollars);
  if (sign === undefined || amount === null)
    return unreadable(`The amount is "${amountWord}": write +20 to add dollars, or -20 to take them.`);
  const reason = reasonWords.join(" ").trim();
  if (reason === "" || reason.length > MOST_REASON)
    return unreadable(`The reason has ${reason.length} letters: write 1 to ${MOST_REASON}.`);
  return ok({ by: sign === "-" ? -amount : amount, reason });
}
