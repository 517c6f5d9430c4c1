import { cents, type Cents } from "../money/cents.ts";
import type { Coupon } from "./apply-coupon.ts";
import { ok } from "../refusal.ts";

const WHOLE_PPM = 1_000_000;
const AMOUNT = /^(\$?)(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d+))?( ?USD)?$/i;

/** What an owner typed, read; or what is wrong with it and what would be right. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; problem: string };

export function unreadable(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}

/** `10%`, `$25` or `free-shipping`. A problem is the end of a sentence. */
export function readCouponValue(word: string): Read<Pick<Coupon, "kind" | "value">> {
  if (word.toLowerCase() === "free-shipping") return ok({ kind: "free_shipping", value: 0 });
  if (word.endsWith("%")) return readPercent(word);
  const amount = readAmount(word);
  if (amount.ok) return ok({ kind: "amount", value: amount.value });
  return AMOUNT.test(word) ? amount : unreadable(`is "${word}": write 10%, '$25' or free-shipping.`);
}

function readPercent(word: string): Read<Pick<Coupon, "kind" | "value">> {
  const [, whole, fraction = ""] = /^(\d{1,7})(?:\.(\d{1,4}))?%$/.exec(word) ?? [];
  if (whole === undefined) return unreadable(`is "${word}": write a percentage like 10% or 7.5%.`);
  const value = Number(whole) * 10_000 + Number(fraction.padEnd(4, "0"));
  if (value === 0) return unreadable(`is ${word}, which takes nothing off: write more than 0%.`);
  if (value > WHOLE_PPM) return unreadable(`is ${word}: write at most 100%.`);
  return ok({ kind: "percent", value });
}

/**
 * US dollars that a person wrote: `$25`, `$1,250.50` or `25USD`. A bare number is refused, because a shell makes `5` of
 * an unquoted `$25`.
 */
export function readAmount(word: string): Read<Cents> {
  const [, sign, dollars = "", fraction = "", unit] = AMOUNT.exec(word) ?? [];
  if (!dollars) return unreadable(`is "${word}": write an amount like '$25' or 25USD.`);
  if (!sign && !unit)
    return unreadable(
      `is "${word}" without a unit: write '$${word}' in single quotes, or ${word}USD. A shell drops $25 to 5.`,
    );
  if (fraction.length > 2) return unreadable(`is ${word}, which has a fraction of a cent: write at most two decimals.`);
  const amount = Number(dollars.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  return amount > 0 ? ok(cents(amount)) : unreadable(`is ${word}: write more than $0.`);
}
