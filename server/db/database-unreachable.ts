import type { Logger } from "pino";

/**
 * The database did not do what was asked because it could not be reached, was not ready, or did not answer in time: the
 * same request may well succeed in a moment. Not a fault of the statement, and never told as one.
 */
export class DatabaseUnreachable extends Error {
  override name = "DatabaseUnreachable";
}

/** The answer to a `commit` was lost: the transaction may have happened, and only the rows can tell. */
export class CommitUnknown extends DatabaseUnreachable {
  override name = "CommitUnknown";
}

/** SQLSTATEs by which PostgreSQL says that it cannot serve now (postgresql.org/docs/current/errcodes-appendix.html). */
const CANNOT_SERVE = new Set([
  "25P03", // idle in transaction for too long
  "53100", // disk full
  "53200", // out of memory
  "53300", // too many connections
  "55P03", // a lock was not free in time
  "57014", // the statement took too long
  "57P01", // shut down by an administrator
  "57P02", // crashed
  "57P03", // starting up or closing down
  "57P05", // idle for too long
]);

export function cannotServe(sqlState: string): boolean {
  return CANNOT_SERVE.has(sqlState) || sqlState.startsWith("08");
}

/** Notes what broke. While the database is away much breaks, and a stack for each would hide what else does: a line of words does. */
export function logFailure(log: Logger, error: unknown, facts: Record<string, unknown>, said: string): void {
  if (error instanceof DatabaseUnreachable) log.warn({ ...facts, reason: error.message }, said);
  else log.error({ ...facts, err: error }, said);
}
