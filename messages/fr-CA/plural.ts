/** `0 pièce`, `1 pièce`, `3 pièces`: in French less than two is singular. By hand, as `Intl.PluralRules("fr-CA")` has it. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${Math.abs(count) < 2 ? one : many}`;
}
