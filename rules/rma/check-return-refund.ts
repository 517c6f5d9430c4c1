import { type Cents, cents } from "../money/cents.ts";
import type { AskedPart, PartAmounts } from "../refund/price-refund.ts";
import { refuse, type Refusal } from "../refusal.ts";

/** What comes back by a return, of a line of its order, and what was given back of it for this return: units, and money without its tax. */
export interface ReturnedPart {
  part: number;
  units: number;
  refundedUnits: number;
  refunded: Cents;
}

/** An order's parts, what was paid for each and what of that is left. */
export interface RefundableParts {
  paid: readonly PartAmounts[];
  left: readonly PartAmounts[];
}

/**
 * Whether this much may go back for a return: of lines that come back by it alone, and of each no more units, and no more
 * money than they cost, than it has had before. Charges are the order's: whoever sends the money decides about those.
 * Nothing asked is all that is left of the order. Null when it may.
 */
export function checkReturnRefund(
  returned: readonly ReturnedPart[],
  order: RefundableParts,
  asked: readonly AskedPart[],
): Refusal<"rma_part_not_in" | "rma_refunded" | "refund_too_much"> | null {
  const { paid, left } = order;
  const all =
    asked.length > 0 ? asked : left.filter(({ amount, tax }) => amount + tax > 0).map(({ part }) => ({ part }));
  const open = new Map(returned.map((line) => [line.part, leftOf(line, paid)]));
  for (const { part, units: named, amount } of all as readonly AskedPart[]) {
    if (typeof part !== "number") continue;
    const line = open.get(part);
    if (!line) return refuse("rma_part_not_in", { part: String(part) });
    const units = named ?? (amount === undefined ? (left.find((each) => each.part === part)?.units ?? 0) : 0);
    if (units > line.units) return refuse("rma_refunded", { part: String(part), left: line.units });
    const worth = amount ?? worthOf(units, part, order);
    const isApart = line.isApart || amount !== undefined;
    if (isApart && worth > line.amount)
      return refuse("refund_too_much", { part: String(part), leftCents: line.amount });
    open.set(part, { units: line.units - units, amount: cents(Math.max(0, line.amount - worth)), isApart });
  }
  return null;
}

/**
 * Up to a whole cent: the last unit has the cents that rounding left. Where money was given back apart from units
 * (`isApart`), the units that are left are worth what is left of it, no longer their share.
 */
function leftOf({ part, units, refundedUnits, refunded }: ReturnedPart, paid: readonly PartAmounts[]) {
  const whole = paid.find((each) => each.part === part);
  const costOf = (some: number) => (whole && whole.units > 0 ? Math.ceil((whole.amount * some) / whole.units) : 0);
  return {
    units: Math.max(0, units - refundedUnits),
    amount: cents(Math.max(0, costOf(units) - refunded)),
    // Units that went back one by one may each have been rounded up.
    isApart: refunded > costOf(refundedUnits) + refundedUnits,
  };
}

/** What so many units of a line bring: their share, and the last ones all that is left of it. */
function worthOf(units: number, part: number, { paid, left }: RefundableParts): number {
  const [whole, rest] = [paid, left].map((parts) => parts.find((each) => each.part === part));
  if (!whole || !rest || whole.units === 0) return 0;
  return units === rest.units ? rest.amount : Math.floor((whole.amount * units) / whole.units);
}
