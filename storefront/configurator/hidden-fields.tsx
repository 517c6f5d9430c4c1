/** What a form sends along unseen, so that its answer is the same page with one thing changed. */
export function HiddenFields({ of }: { of: Iterable<readonly [name: string, value: string]> }) {
  return [...of].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
