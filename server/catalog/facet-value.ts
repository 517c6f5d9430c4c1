/** A facet's value for the address (`rtx-5080-16-gb`) from the words a person reads. */
export function facetValue(label: string): { value: string; label: string } {
  const value = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return { value, label };
}
