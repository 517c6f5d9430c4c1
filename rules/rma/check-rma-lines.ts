import { refuse, type Refusal } from "../refusal.ts";

/** A line of a return: its place in the order from 1, and how many of its units may be named. */
export interface RmaLine {
  line: number;
  least: number;
  most: number;
}

/** Units of a line that are accepted, and why not the others. */
export interface AcceptedLine {
  line: number;
  units: number;
  why: string;
}

/** Units of a line that have come. */
export interface ReceivedLine {
  line: number;
  units: number;
}

type Unfit = Refusal<"rma_part_not_in" | "rma_line_units">;

/**
 * Whether staff may accept this much of each line, and the most of every line that is not named. What is not accepted has
 * its reason; a return of which nothing is accepted is turned down as a whole. Null when they may.
 */
export function checkAccepted(
  lines: readonly RmaLine[],
  said: readonly AcceptedLine[],
): Unfit | Refusal<"rma_line_why" | "rma_none_accepted"> | null {
  const unfit = checkUnits(lines, said);
  if (unfit) return unfit;
  const bare = said.findIndex(({ line, units, why }) => units < mostOf(lines, line) && why === "");
  if (bare !== -1)
    return refuse("rma_line_why", { part: String(said[bare]?.line ?? 0) }, [{ field: `Lines.${bare}.Why` }]);
  return lines.every(({ line, most }) => (said.find((one) => one.line === line)?.units ?? most) === 0)
    ? refuse("rma_none_accepted")
    : null;
}

/** Whether this much may have come of each line; `expected` of every line that is not named. Null when it may. */
export function checkReceived(
  lines: readonly (RmaLine & { expected: number })[],
  said: readonly ReceivedLine[],
): Unfit | Refusal<"rma_none_came"> | null {
  const unfit = checkUnits(lines, said);
  if (unfit) return unfit;
  return lines.every(({ line, expected }) => (said.find((one) => one.line === line)?.units ?? expected) === 0)
    ? refuse("rma_none_came")
    : null;
}

function checkUnits(lines: readonly RmaLine[], said: readonly ReceivedLine[]): Unfit | null {
  for (const [at, { line, units }] of said.entries()) {
    const part = String(line);
    const known = lines.find((one) => one.line === line);
    if (!known) return refuse("rma_part_not_in", { part }, [{ field: `Lines.${at}.Line` }]);
    const { least, most } = known;
    if (units < least || units > most)
      return refuse("rma_line_units", { part, least, most }, [{ field: `Lines.${at}.Units` }]);
  }
  return null;
}

function mostOf(lines: readonly RmaLine[], line: number): number {
  return lines.find((one) => one.line === line)?.most ?? 0;
}
