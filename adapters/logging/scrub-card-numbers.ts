import { findCardNumbers } from "#rules/payment/find-card-numbers.ts";

/** Puts `[card]` in place of every card number, in any spelling. */
export function scrubCardNumbers(text: string): string {
  return findCardNumbers(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}[card]${left.slice(end)}`,
    text,
  );
}
