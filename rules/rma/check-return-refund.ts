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
  { paid, left }: RefundableParts,
  asked: readonly AskedPart[],
): Refusal<"rma_part_not_in" | "rma_refunded" | "refund_too_much"> | null {
  const all =
    asked.length > 0 ? asked : left.filter(({ amount, tax }) => amount + tax > 0).map(({ part }) => ({ part }));
  const open = new Map(returned.map((line) => [line.part, leftOf(line, paid)]));
  for (const { part, units: named, amount } of all as readonly AskedPart[]) {
    if (typeof part !== "number") continue;
    const line = open.get(part);
    if (!line) return refuse("rma_part_not_in", { part: String(part) });
    const units = named ?? (amount === undefined ? (left.find((each) => each.part === part)?.units ?? 0) : 0);
    if (units > line.units) return refuse("rma_refunded", { part: String(part), left: line.units });
    if (amount !== undefined && amount > line.amount)
      return refuse("refund_too_much", { part: String(part), leftCents: line.amount });
    open.set(part, { units: line.units - units, amount: cents(line.amount - (amount ?? 0)) });
  }
  return null;
}

/** Up to a whole cent: the last unit has the cents that rounding left. */
function leftOf({ part, units, refundedUnits, refunded }: ReturnedPart, paid: readonly PartAmounts[]) {
  const whole = paid.find((each) => each.part === part);
  const cost = whole && whole.units > 0 ? Math.ceil((whole.amount * units) / whole.units) : 0;
  return { units: Math.max(0, units - refundedUnits), amount: cents(Math.max(0, cost - refunded)) };
}
