import { cents, type Cents } from "../money/cents.ts";
import type { PartAmounts } from "./price-refund.ts";

export interface SplitRefund {
  card: PartAmounts[];
  voucher: PartAmounts[];
}

/**
 * Where what is given back goes: to the card until it has back what it paid, then to the voucher (decision 23). The part
 * that is both has its units with the card; amounts and taxes of the two sum to what they were.
 */
export function splitRefund(parts: readonly PartAmounts[], cardLeft: Cents): SplitRefund {
  const split: SplitRefund = { card: [], voucher: [] };
  let left: number = cardLeft;
  for (const part of parts) {
    const amount = Math.min(part.amount, left);
    const tax = Math.min(part.tax, left - amount);
    left -= amount + tax;
    const isCard = amount + tax > 0;
    const rest = { amount: cents(part.amount - amount), tax: cents(part.tax - tax) };
    if (isCard) split.card.push({ ...part, amount: cents(amount), tax: cents(tax) });
    if (rest.amount + rest.tax > 0) split.voucher.push({ ...part, units: isCard ? 0 : part.units, ...rest });
  }
  return split;
}
