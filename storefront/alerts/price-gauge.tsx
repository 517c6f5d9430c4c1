import { sumMoney } from "#rules/money/wire-money.ts";
import { Gauge } from "#ui/gauge.tsx";
import { formatMoney } from "#words/money.ts";
import { memberAlertWords as words } from "#words/member-alerts.ts";

interface PriceGaugeProps {
  /** Dollars: what is wanted, what it costs today, and what it cost when that was asked. */
  target: number;
  now: number;
  then: number;
}

/** How far a price has come from where it began to what is wanted: a bar for what it fell, a hatch for what is left. */
export function PriceGauge({ target, now, then }: PriceGaugeProps) {
  const [low, high] = [Math.min(target, now), Math.max(then, now)];
  const edge = (high - low) * 0.08;
  const share = (dollars: number) => (dollars - low + edge) / (high - low + 2 * edge);
  const isReached = now <= target;
  const left = sumMoney([now, -target]);
  const prices = [
    [words.yourPrice, target],
    [words.today, now],
    [words.atFirst, then],
  ] as const;
  return (
    <div className="price-gauge">
      <p className="type-13 strong" data-reached={isReached || undefined}>
        {isReached ? words.reached : words.above(formatMoney(left))}
      </p>
      {high > low && (
        <Gauge
          bar={[share(now), share(Math.max(then, now))]}
          hatch={[share(Math.min(target, now)), share(now)]}
          mark={share(target)}
          tone="ok"
          isSolid
        />
      )}
      <dl>
        {prices
          .toSorted(([, one], [, other]) => one - other)
          .map(([name, price]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(price)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
