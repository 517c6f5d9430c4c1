import type { WaitingRow } from "./send-again.ts";

/** The list of `npm run mail`, a line a row. */
export function outboxReport(rows: readonly WaitingRow[]): string {
  if (rows.length === 0) return "No mail waits, and none was given up.";
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
