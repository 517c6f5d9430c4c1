import type { Listing } from "#contract/catalog.ts";

/** Facet values in words, kept from the lists that did load: a chip keeps its label when the next one does not. */
const labels = new Map<string, string>();

const keyOf = (facet: string, value: string) => `${facet} ${value}`;

export function rememberLabels({ facets }: Pick<Listing, "facets">): void {
  for (const { key, values } of facets) for (const { value, label } of values) labels.set(keyOf(key, value), label);
}

/** The label of the last answer that had it; before there was one, the value's own words. */
export function knownLabel(facet: string, value: string): string {
  return labels.get(keyOf(facet, value)) ?? value.replaceAll("-", " ");
}
