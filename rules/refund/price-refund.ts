import { cents, type Cents, NO_CENTS, sumCents } from "../money/cents.ts";
import { roundHalfEven } from "../money/round-half-even.ts";
import { ok, refuse, type Result } from "../refusal.ts";

/** What of an order can be given back apart from its lines. */
export const REFUND_CHARGES = ["shipping", "recycling", "delivery_fee", "insurance"] as const;
export type RefundCharge = (typeof REFUND_CHARGES)[number];

/** A part of an order: the number of a line, from 1, or a charge. */
export type RefundPart = number | RefundCharge;

/** What was paid for a part, or given back of it: units of a line (0 of a charge), the amount without its tax, the tax. */
export interface PartAmounts {
  part: RefundPart;
  units: number;
  amount: Cents;
  tax: Cents;
}

/** What is asked: so many units of a line, or so much of a part without its tax, or all that is left of it. */
export interface AskedPart {
  part: RefundPart;
  units?: number;
  amount?: Cents;
}

export type RefundRefusalReason =
  | "refund_part_unknown"
  | "refund_units_too_many"
  | "refund_too_much"
  | "refund_nothing_left";

/** What is left of each part after what was given back. */
export function leftToRefund(paid: readonly PartAmounts[], given: readonly PartAmounts[]): PartAmounts[] {
  return paid.map((whole) => {
    const back = given.filter(({ part }) => part === whole.part);
    return {
      part: whole.part,
      units: whole.units - back.reduce((sum, { units }) => sum + units, 0),
      amount: cents(whole.amount - sumCents(back.map(({ amount }) => amount))),
      tax: cents(whole.tax - sumCents(back.map(({ tax }) => tax))),
    };
  });
}

/**
 * What each asked part gives back. The tax of a part of an amount is its share of the part's tax, rounded so that all
 * shares together are the tax that was paid; the last cent of a part takes the last cent of its tax along.
 */
export function priceRefund(
  paid: readonly PartAmounts[],
  given: readonly PartAmounts[],
  asked: readonly AskedPart[],
): Result<PartAmounts[], RefundRefusalReason> {
  const priced: PartAmounts[] = [];
  for (const one of asked) {
    const whole = paid.find(({ part }) => part === one.part);
    const [left] = leftToRefund(whole ? [whole] : [], [...given, ...priced]);
    if (!whole || !left || (one.units !== undefined && typeof one.part !== "number"))
      return refuse("refund_part_unknown", { part: String(one.part) });
    const units = one.units ?? (one.amount === undefined ? left.units : 0);
    if (units > left.units) return refuse("refund_units_too_many", { part: String(one.part), left: left.units });
    const amount = one.amount ?? amountOf(whole, left, units, one.units === undefined);
    if (amount > left.amount) return refuse("refund_too_much", { part: String(one.part), leftCents: left.amount });
    priced.push({ part: one.part, units, amount, tax: taxOf(whole, left, amount) });
  }
  const nonzero = priced.filter(({ amount, tax }) => amount + tax > 0);
  return nonzero.length === 0 ? refuse("refund_nothing_left") : ok(nonzero);
}

/**
 * All that is left of an order: of each part what was not given back, and together no more than the charges have. What was
 * sent at the provider names no part and is missing there, so the last parts go short, the lines at the very last.
 */
export function priceRest(
  paid: readonly PartAmounts[],
  given: readonly PartAmounts[],
  most: Cents,
): Result<PartAmounts[], RefundRefusalReason> {
  const all = priceRefund(
    paid,
    given,
    paid.map(({ part }) => ({ part })),
  );
  if (!all.ok) return all;
  let open: number = most;
  const parts = all.value.map(({ part, units, ...whole }) => {
    const amount = cents(Math.min(open, whole.amount));
    const tax = cents(Math.min(open - amount, whole.tax));
    open -= amount + tax;
    return { part, units, amount, tax };
  });
  const sent = parts.filter(({ amount, tax }) => amount + tax > 0);
  return sent.length === 0 ? refuse("refund_nothing_left") : ok(sent);
}

export function sumOfParts(parts: readonly PartAmounts[]): Cents {
  return sumCents(parts.flatMap(({ amount, tax }) => [amount, tax]));
}

/** Of the last units all that is left, so that no cent of rounding stays behind. */
function amountOf(whole: PartAmounts, left: PartAmounts, units: number, isRest: boolean): Cents {
  if (isRest || units === left.units) return left.amount;
  return cents(Math.min(left.amount, share(whole.amount, units, whole.units)));
}

/** The tax that is due back once this much is given back, less what was given back before. */
function taxOf(whole: PartAmounts, left: PartAmounts, amount: Cents): Cents {
  if (amount === left.amount) return left.tax;
  if (whole.amount === 0) return NO_CENTS;
  const backThen = whole.amount - left.amount;
  const due = share(whole.tax, backThen + amount, whole.amount) - (whole.tax - left.tax);
  return cents(Math.min(left.tax, Math.max(0, due)));
}

function share(amount: Cents, part: number, of: number): number {
  return Number(roundHalfEven(BigInt(amount) * BigInt(part), BigInt(of)));
}
