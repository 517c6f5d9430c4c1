/** What is not done, a mail, an event or a record of a job, for a person to read. */
export interface WaitingRow {
  key: string;
  state: "waits" | "given up";
  since: Date;
  tries: number;
  nextTryAt: Date | null;
  lastError: string | null;
}

/** The list of `npm run mail`, `npm run events` and `npm run jobs`, a line a row; `none` where there is no row. */
export function waitingReport(rows: readonly WaitingRow[], none: string): string {
  if (rows.length === 0) return none;
  return rows.map(line).join("\n");
}

function line({ key, state, since, tries, nextTryAt, lastError }: WaitingRow): string {
  const next = nextTryAt ? `, next try ${moment(nextTryAt)}` : "";
  const why = lastError ? `: ${lastError}` : "";
  const times = tries === 1 ? "1 try" : `${tries} tries`;
  return `${key}  ${state} since ${moment(since)}, ${times}${next}${why}`;
}

function moment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
