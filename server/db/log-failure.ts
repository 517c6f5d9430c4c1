import type { Logger } from "pino";

/** Notes what broke. While the database is away much breaks, and a stack for each would hide what else does: a line of words does. */
export function logFailure(log: Logger, error: unknown, facts: Record<string, unknown>, said: string): void {
  const { name, message } = error as Partial<Error>;
  if (name === "DatabaseUnreachable" || name === "CommitUnknown") log.warn({ ...facts, reason: message }, said);
  else log.error({ ...facts, err: error }, said);
}
