import { GEAR_CATEGORIES } from "#rules/catalog/wire-ids.ts";
import { gearTypeWords, partTypeWords, screenWords } from "#words/facets.ts";

/** A facet's value for the address (`rtx-5080-16-gb`) from the words a person reads. */
export function facetValue(label: string): { value: string; label: string } {
  const value = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return { value, label };
}

/** A gear's own type, as the catalogue has it, to the dozen a shopper picks from. A type that is not there stands for itself. */
export function gearTypeGroup(type: string, gearCategoryId: number): string {
  const groups = gearCategoryId === GEAR_CATEGORIES["pc-parts"] ? partTypeWords : gearTypeWords;
  return groups[type] ?? type;
}

/** One name for a chip with its memory wherever it stands: in a card, a PC or a laptop. */
export function graphicsName({ chip, memoryGb }: { chip: string | null; memoryGb: number | null }): string {
  if (chip === null || memoryGb === null) return chip ?? "";
  const memory = `${memoryGb} GB`;
  return chip.endsWith(memory) ? chip : `${chip} ${memory}`;
}

/** Desk monitors by the room they take; the last range has no upper end. */
export const SCREEN_RANGES = [
  { label: screenWords.portable, upTo: 20 },
  { label: screenWords[24], upTo: 25.5 },
  { label: screenWords[27], upTo: 28.5 },
  { label: screenWords[32], upTo: 33 },
  { label: screenWords.wide, upTo: Number.POSITIVE_INFINITY },
] as const;

/** The range of a monitor's diagonal; makers sell 26.5 inches as 27. */
export function screenRange(inches: number): string {
  return SCREEN_RANGES.find(({ upTo }) => inches <= upTo)?.label ?? SCREEN_RANGES[4].label;
}
