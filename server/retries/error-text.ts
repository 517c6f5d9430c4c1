/** What is kept of a long one. */
const LENGTH = 500;

/**
 * The words of a failure as a table keeps them: a text of PostgreSQL has no NUL, and its JSON no half of a character. An
 * error that says such a thing, or is cut there, would keep its own note from being written.
 */
export function errorText(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.slice(0, LENGTH).replaceAll("\0", "\u{FFFD}").toWellFormed();
}
