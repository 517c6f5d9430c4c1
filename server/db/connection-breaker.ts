/** So many failures in a row, and the database counts as away. */
const OPENS_AFTER = 5;
/** While it is away one caller in this time finds out whether it is back; a look that hangs keeps no other from looking. */
const LOOK_EVERY_MS = 250;

/** Spares callers the wait for a database that has just failed others: they are answered at once until it is back. */
export class ConnectionBreaker {
  readonly #now: () => number;
  readonly #tell: (isAway: boolean) => void;
  #failures = 0;
  #lookedAt = 0;

  constructor(now: () => number, tell: (isAway: boolean) => void) {
    this.#now = now;
    this.#tell = tell;
  }

  /** False while the database is away, except for the one who is to look. */
  mayTry(): boolean {
    if (this.#failures < OPENS_AFTER) return true;
    if (this.#now() - this.#lookedAt < LOOK_EVERY_MS) return false;
    this.#lookedAt = this.#now();
    return true;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures !== OPENS_AFTER) return;
    this.#lookedAt = this.#now();
    this.#tell(true);
  }

  succeeded(): void {
    const wasAway = this.#failures >= OPENS_AFTER;
    this.#failures = 0;
    if (wasAway) this.#tell(false);
  }
}
