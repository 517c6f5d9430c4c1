import { sumMoney } from "#rules/money/wire-money.ts";
import { formatMoney } from "#words/money.ts";
import { methodWords } from "#words/payment.ts";

const WIDTH = 400;

/** An amount against a limit: bar for what there is, mark for the limit, hatch for the difference, and all three in words. */
export function AmountGauge({ amount, min, max }: { amount: number; min: number | null; max: number | null }) {
  const limit = max !== null && amount > max ? max : min !== null && amount < min ? min : null;
  if (limit === null) return null;
  const scale = (dollars: number) => Math.round((dollars / (Math.max(amount, limit) * 1.12)) * WIDTH);
  const [bar, end] = [scale(Math.min(amount, limit)), scale(Math.max(amount, limit))];
  const margin = Math.abs(sumMoney([amount, -limit]));
  return (
    <div className="gauge">
      <svg className="gauge__drawing" viewBox={`0 0 ${WIDTH} 14`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <pattern
            id={`hatch-${limit}`}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="gauge__hatch" width="2" height="4" />
          </pattern>
        </defs>
        <rect className="gauge__track" y="4" width={WIDTH} height="6" />
        <rect className="gauge__bar" y="4" width={bar} height="6" />
        <rect x={bar} y="4" width={end - bar} height="6" fill={`url(#hatch-${limit})`} />
        <rect className="gauge__mark" x={scale(limit) - 1} width="2" height="14" />
      </svg>
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
