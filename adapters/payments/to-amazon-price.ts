import type { Cents } from "#rules/money/cents.ts";
import { decimalAmount } from "#rules/money/decimal-amount.ts";

export function toAmazonPrice(amount: Cents): { amount: string; currencyCode: string } {
  return { amount: decimalAmount(amount), currencyCode: "USD" };
}
