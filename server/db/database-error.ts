/** A statement the database refused, with its SQLSTATE, whichever database it was. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  readonly code: string;
  readonly constraint: string | null;
  readonly table: string | null;

  constructor(message: string, facts: { code: string; constraint: string | null; table: string | null }) {
    super(message);
    this.code = facts.code;
    this.constraint = facts.constraint;
    this.table = facts.table;
  }
}

export const UNIQUE_VIOLATION = "23505";
export const CHECK_VIOLATION = "23514";
export const LOCK_NOT_AVAILABLE = "55P03";
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

/** Two transactions met and this one gave way: running it again is right. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);
}
