import { TaxAway, type TaxAnswer, type TaxCalculator } from "./tax-calculator.ts";

/** Rates change with a day at the earliest, and an order that is looked at twice is one question. */
const KEPT_MS = 60 * 60 * 1000;
const MOST = 2_000;

/** A calculator that is asked the same once an hour, also while it is being asked: for the same place and the same sums. */
export function keptAnswers(calculator: TaxCalculator, now: () => number = () => performance.now()): TaxCalculator {
  const kept = new Map<string, { at: number; answer: Promise<TaxAnswer> }>();
  return {
    calculate(question) {
      const key = JSON.stringify(question);
      const known = kept.get(key);
      if (known && now() - known.at < KEPT_MS) return known.answer;
      const answer = calculator.calculate(question);
      // Last, also where it was there before: the oldest is forgotten first.
      kept.delete(key);
      kept.set(key, { at: now(), answer });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      answer.catch((error: unknown) => {
        if (error instanceof TaxAway && kept.get(key)?.answer === answer) kept.delete(key);
      });
      return answer;
    },
  };
}
