import type { Logger } from "pino";
import { DatabaseUnreachable } from "./database-unreachable.ts";

/** Notes what broke. While the database is away much breaks, and a stack for each would hide what else does: a line of words does. */
export function logFailure(log: Logger, error: unknown, facts: Record<string, unknown>, said: string): void {
  if (error instanceof DatabaseUnreachable) log.warn({ ...facts, reason: error.message }, said);
  else log.error({ ...facts, err: error }, said);
}
