import { setTimeout as sleep } from "node:timers/promises";
import { cannotServe, DatabaseUnreachable } from "./database-unreachable.ts";

interface StatementFacts {
  code: string;
  constraint: string | null;
  table: string | null;
}

/** A statement the database refused, with its SQLSTATE, whichever database it was. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  readonly code: string;
  readonly constraint: string | null;
  readonly table: string | null;

  constructor(message: string, facts: StatementFacts) {
    super(message);
    this.code = facts.code;
    this.constraint = facts.constraint;
    this.table = facts.table;
  }
}

/** What the database said of a statement: it refuses it, or it cannot serve now. */
export function statementFailure(message: string, facts: StatementFacts): DatabaseError | DatabaseUnreachable {
  return cannotServe(facts.code)
    ? new DatabaseUnreachable(`${message} (${facts.code})`)
    : new DatabaseError(message, facts);
}

const UNIQUE_VIOLATION = "23505";
export const CHECK_VIOLATION = "23514";
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";

/** True when a unique constraint (that one, when named) stood in the way. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === UNIQUE_VIOLATION &&
    (!constraint || error.constraint === constraint)
  );
}

const TRIES = 3;
const RETRY_AFTER_MS = 25;

/** Runs `work`, up to three times where two transactions met and this one gave way: it left nothing behind. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !gaveWay(error)) throw error;
      // The other transaction needs a moment to finish, or they meet again.
      await sleep(RETRY_AFTER_MS * attempt);
    }
  }
}

function gaveWay(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);
}
