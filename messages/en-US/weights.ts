/** Shoppers here weigh in pounds; the facts are kept in grams. */
export function weightText(grams: number): string {
  return `${(grams / 453.592).toFixed(1)} lb`;
}
