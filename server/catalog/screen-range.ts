/** Desk monitors by the room they take; the last range has no upper end. */
export const SCREEN_RANGES = [
  { label: "Portable, up to 20 in", upTo: 20 },
  { label: "24 and 25 in", upTo: 25.5 },
  { label: "27 in", upTo: 28.5 },
  { label: "32 in", upTo: 33 },
  { label: "34 in and wider", upTo: Number.POSITIVE_INFINITY },
] as const;

/** The range of a monitor's diagonal; makers sell 26.5 inches as 27. */
export function screenRange(inches: number): string {
  return SCREEN_RANGES.find(({ upTo }) => inches <= upTo)?.label ?? SCREEN_RANGES[4].label;
}
