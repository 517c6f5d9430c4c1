import type { Cents } from "../money/cents.ts";

/** A fee of one time: from its first day up to, not including, the day another begins. Days are `YYYY-MM-DD`. */
export interface FeeRow {
  from: string;
  /** Null: until a later row says otherwise. */
  until: string | null;
  fee: Cents;
  source: string;
}

/** States whose law puts the recycling fee of a device on the buyer's bill. */
export interface RecyclingRow {
  state: string;
  from: string;
  until: string | null;
  source: string;
}

export function rowOn<Row extends { from: string; until: string | null }>(
  rows: readonly Row[],
  on: string,
): Row | null {
  return rows.find(({ from, until }) => from <= on && (until === null || on < until)) ?? null;
}
