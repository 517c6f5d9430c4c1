/** Ten times a second at most: whoever hears of more could not look more often. */
const RING_EVERY_MS = 100;

/**
 * The bells that the transactions of this process ask for. The first rings at once, what is asked for in the tenth of a
 * second after it rings together at its end. `tell` says so many channels to whoever listens; what it could not tell is
 * found by those who look besides.
 */
export class Bells {
  readonly #tell: (channels: readonly string[]) => Promise<unknown>;
  readonly #due = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #telling: Promise<unknown> = Promise.resolve();
  #toldAt = -Infinity;

  constructor(tell: (channels: readonly string[]) => Promise<unknown>) {
    this.#tell = tell;
  }

  ring(channel: string): void {
    this.#due.add(channel);
    // Beside the request that asked for it, and without its patience: nobody waits for a bell.
    const inMs = Math.max(0, this.#toldAt + RING_EVERY_MS - performance.now());
    this.#timer ??= setTimeout(() => this.#ringDue(), inMs).unref();
  }

  /** Rings what is due, so that the last thing a command did is heard. */
  async close(): Promise<void> {
    if (this.#timer) this.#ringDue();
    await this.#telling;
  }

  #ringDue(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#toldAt = performance.now();
    const channels = [...this.#due];
    this.#due.clear();
    this.#telling = Promise.all([this.#telling, this.#tell(channels).catch(() => {})]);
  }
}
