import { cents, type Cents } from "../money/cents.ts";
import type { PartAmounts } from "./price-refund.ts";

/** How much of an amount goes back to each charge: of the first as much as it has left, and so on. Together they must have it. */
export function splitAmount(amount: Cents, left: readonly Cents[]): Cents[] {
  let open: number = amount;
  const shares = left.map((most) => {
    const share = cents(Math.min(open, most));
    open -= share;
    return share;
  });
  if (open > 0) throw new RangeError(`${open} cents more than the charges have left`);
  return shares;
}

/** The parts of a refund by the charges they go back to; a part that lies on two names its units with the first. */
export function splitParts(parts: readonly PartAmounts[], left: readonly Cents[]): PartAmounts[][] {
  const rest = parts.map((part) => ({ ...part }));
  return splitAmount(cents(parts.reduce((sum, { amount, tax }) => sum + amount + tax, 0)), left).map((share) => {
    let open: number = share;
    const taken: PartAmounts[] = [];
    for (const part of rest) {
      const amount = cents(Math.min(open, part.amount));
      const tax = cents(Math.min(open - amount, part.tax));
      if (amount + tax === 0) continue;
      taken.push({ part: part.part, units: part.units, amount, tax });
      Object.assign(part, { units: 0, amount: cents(part.amount - amount), tax: cents(part.tax - tax) });
      open -= amount + tax;
    }
    return taken;
  });
}
