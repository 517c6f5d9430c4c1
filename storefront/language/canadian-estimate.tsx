import { canadianDollarOn } from "#rules/money/canadian-dollar-on.ts";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import { aboutCanadian, canadianDollarWords as words } from "#words/currency.ts";
import { longDay } from "#words/days.ts";
import { currencyConfig } from "./currency-config.ts";

/**
 * What an amount is about in Canadian dollars, with the rate and its day, in the languages of Canada. What is charged is
 * in US dollars (A41). A build in another language has nothing in its place (`scripts/language-plugin.ts`).
 */
export function CanadianEstimate({ amount }: { amount: number }) {
  const row = words.isSaid ? rowOfToday() : null;
  if (row === null || amount <= 0) return null;
  return (
    <p className="type-13 muted" data-canadian-dollars>
      {words.about(aboutCanadian(amount * row.rate))} {words.rate(String(row.rate), longDay(row.from))}
    </p>
  );
}

function rowOfToday() {
  const { canadianDollars, timeZone } = currencyConfig;
  return canadianDollarOn(canadianDollars, dayAt(new Date(), timeZone));
}
