import { wordsOf } from "#messages/words-of.ts";

const { screenWords } = wordsOf("en-US").facets;

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
