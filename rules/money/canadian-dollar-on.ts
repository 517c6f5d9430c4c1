/** What a US dollar is in Canadian ones from a day on, until the next row. The owner says it; nobody is charged by it. */
export interface CanadianDollarRow {
  from: string;
  /** Canadian dollars for one US dollar, with four decimals at most. */
  rate: number;
}

/** The row of a day; null before the first. Rows stand in the order of their days. */
export function canadianDollarOn(rows: readonly CanadianDollarRow[], day: string): CanadianDollarRow | null {
  return rows.findLast(({ from }) => from <= day) ?? null;
}
