/** What is left of a product that somebody wants more of. */
export function stockLeft({ name, left }: { name: string; left: number }): string {
  return left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} left.`;
}
