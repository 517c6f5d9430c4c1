import { cents, type Cents } from "../money/cents.ts";
import { roundHalfEven, type Ppm } from "../money/round-half-even.ts";

export interface PointRules {
  earnedPerDollar: number;
  dollarPpmPerPoint: Ppm;
  spentInStepsOf: number;
}

/** What some points pay, rounded once (`PointToPriceRate`, A25). */
export function pointsValue(points: number, { dollarPpmPerPoint }: PointRules): Cents {
  return cents(Number(roundHalfEven(BigInt(points) * BigInt(dollarPpmPerPoint), 10_000n)));
}

/**
 * How many of the asked points can be spent: whole steps, no more than the balance, worth no more than `payable`.
 * A fraction or a negative wish spends none.
 */
export function usablePoints(asked: number, balance: number, payable: Cents, rules: PointRules): number {
  if (!Number.isSafeInteger(asked) || asked <= 0 || rules.dollarPpmPerPoint <= 0) return 0;
  const mostPayable = Number((BigInt(Math.max(0, payable)) * 10_000n) / BigInt(rules.dollarPpmPerPoint));
  const most = Math.min(asked, Math.max(0, balance), mostPayable);
  return most - (most % rules.spentInStepsOf);
}

/** Points for the merchandise really paid: dollars times the rate, rounded down (`PointMoneyRate`, A25). */
export function earnedPoints(paidMerchandise: Cents, { earnedPerDollar }: PointRules): number {
  const perDollarPpm = BigInt(Math.round(earnedPerDollar * 1_000_000));
  return Number((BigInt(Math.max(0, paidMerchandise)) * perDollarPpm) / 100_000_000n);
}
