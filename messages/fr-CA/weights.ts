import { formatDecimal } from "./money.ts";

/** Canada weighs in kilograms; the facts are kept in grams. */
export function weightText(grams: number): string {
  return `${formatDecimal(Math.round(grams / 100) / 10)}\u00a0kg`;
}
