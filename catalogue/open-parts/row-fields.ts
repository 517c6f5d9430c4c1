/** A row of an open part file: JSON in which anything may be missing, zero, or wrong. */
export type Row = Readonly<Record<string, unknown>>;

/** What stands at a place in the row, such as `memory.slots`; undefined where nothing does. */
export function at(row: Row, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (isRow(value) ? value[name] : undefined), row);
}

/** A figure within its bounds; null for everything else. A zero is within them only where they say so. */
export function figure(row: Row, path: string, [least, most]: readonly [number, number]): number | null {
  const value = at(row, path);
  return typeof value === "number" && value >= least && value <= most ? value : null;
}

/** How many there are; 0 where the row says so. */
export function countOf(row: Row, path: string): number | null {
  const value = figure(row, path, [0, 64]);
  return Number.isInteger(value) ? value : null;
}

/** The same where a 0 of these files means that nobody looked. */
export function countKnown(row: Row, path: string): number | null {
  return countOf(row, path) || null;
}

export function flag(row: Row, path: string): boolean | null {
  const value = at(row, path);
  return typeof value === "boolean" ? value : null;
}

export function word(row: Row, path: string): string | null {
  const value = at(row, path);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

export function wordsOf(row: Row, path: string): string[] | null {
  const value = at(row, path);
  if (!Array.isArray(value)) return null;
  return value.flatMap((one) => (typeof one === "string" && one.trim() !== "" ? [one.trim()] : []));
}

export function rowsOf(row: Row, path: string): Row[] | null {
  const value = at(row, path);
  return Array.isArray(value) ? value.filter(isRow) : null;
}

/** Those of the words that the store knows; null where it knows none. */
export function knownOf<Known extends string>(
  words: readonly string[] | null,
  known: readonly Known[],
): Known[] | null {
  const found = known.filter((one) => words?.includes(one));
  return found.length > 0 ? found : null;
}

export function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lengths that are a part's and not a slip: below 1 mm and above 2 m nothing is. */
export const MILLIMETERS = [1, 2000] as const;
export const WATTS = [1, 3000] as const;

export function colorOf(row: Row): string | null {
  return wordsOf(row, "color")?.[0]?.toLowerCase() ?? null;
}
