import type { ReceiptStep, Totals } from "#contract/carts.ts";
import { fromWireMoney, toWireMoney } from "#rules/money/wire-money.ts";
import { billLineWords } from "#words/checkout.ts";
import { sumCents } from "#rules/money/cents.ts";

/** One line of the bill that is not what it was; null where there was none, or is none now. */
export interface ChangedLine {
  label: string;
  from: number | null;
  to: number | null;
}

type ChangingBill = Pick<Totals, "Steps" | "GiftVoucher">;

/** What differs between the bill that was shown and the one of now, line by line, in the order of the new bill. */
export function changedLines(shown: ChangingBill, now: ChangingBill): ChangedLine[] {
  const before = byLine(shown.Steps);
  const after = byLine(now.Steps);
  const changed = [...after].map(([key, { label, amount }]) => ({
    label,
    from: before.get(key)?.amount ?? null,
    to: amount,
  }));
  const gone = [...before]
    .filter(([key]) => !after.has(key))
    .map(([, { label, amount }]) => ({ label, from: amount, to: null }));
  const voucher = { label: billLineWords.voucher, from: minus(shown.GiftVoucher), to: minus(now.GiftVoucher) };
  return [...changed, ...gone, voucher].filter(({ from, to }) => (from ?? 0) !== (to ?? 0));
}

/** Under the total, where it is no step of the price. */
const minus = (amount: number) => (amount === 0 ? null : -amount);

/** A line keeps its place when its rule changes: sales tax of another rate is still the tax. */
function byLine(steps: readonly ReceiptStep[]): Map<string, { label: string; amount: number }> {
  const lines = new Map<string, { label: string; amount: number }>();
  for (const { kind, lineId, label, amount } of steps) {
    const key = `${kind} ${lineId ?? ""}`;
    const earlier = lines.get(key);
    lines.set(key, {
      label: earlier?.label ?? label,
      amount: toWireMoney(sumCents([earlier?.amount ?? 0, amount].map(fromWireMoney))),
    });
  }
  return lines;
}
