import { cents } from "#rules/money/cents.ts";
import { moneyText } from "#rules/money/money-text.ts";

/** 129900 → `$1,299.00`. */
export function dollars(amountCents: number): string {
  return moneyText(cents(amountCents));
}
