import { sumMoney } from "#rules/money/wire-money.ts";
import { Gauge } from "#ui/gauge.tsx";
import { formatMoney } from "#words/money.ts";
import { methodWords } from "#words/payment.ts";

/** An amount against a limit: bar for what there is, mark for the limit, hatch for the difference, and all three in words. */
export function AmountGauge({ amount, min, max }: { amount: number; min: number | null; max: number | null }) {
  const limit = max !== null && amount > max ? max : min !== null && amount < min ? min : null;
  if (limit === null) return null;
  const scale = (dollars: number) => dollars / (Math.max(amount, limit) * 1.12);
  const [bar, end] = [scale(Math.min(amount, limit)), scale(Math.max(amount, limit))];
  const margin = Math.abs(sumMoney([amount, -limit]));
  return (
    <div className="gauge">
      <Gauge bar={[0, bar]} hatch={[bar, end]} mark={scale(limit)} tone="bad" />
      <div className="gauge__words">
        <span>
          {min !== null && max !== null
            ? methodWords.between(formatMoney(min), formatMoney(max))
            : max === null
              ? methodWords.atLeast(formatMoney(limit))
              : methodWords.atMost(formatMoney(limit))}
        </span>
        <span className="gauge__margin">
          {amount > limit ? methodWords.over(formatMoney(margin)) : methodWords.short(formatMoney(margin))}
        </span>
        <span>{methodWords.yours(formatMoney(amount))}</span>
      </div>
    </div>
  );
}
