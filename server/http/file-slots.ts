import { type Refusal, refuse } from "#rules/refusal.ts";

/** A second file would wait so long for its turn; whoever finds the line full is told when to come back. */
const WAIT_MS = 10_000;

/**
 * How many files a node reads and draws at once: each may be ten megabytes, and a picture of a phone is two hundred while
 * it is drawn. Others wait in a line. Of neither has anybody more than half: one who begins files and never ends them is
 * not in the way of another.
 */
export class FileSlots {
  readonly #atOnce: number;
  readonly #inLine: number;
  readonly #line: { client: string; enter: () => void }[] = [];
  /** Whose files are read. */
  readonly #held: string[] = [];

  constructor({ atOnce = 2, inLine = 16 } = {}) {
    this.#atOnce = atOnce;
    this.#inLine = inLine;
  }

  /** Does `work` when it is its turn. Refuses `files_busy` where the line is full, or does not move. */
  async hold<Done>(client: string, work: () => Promise<Done>): Promise<Done | Refusal<"files_busy">> {
    if (!(await this.#enter(client))) return refuse("files_busy", { seconds: WAIT_MS / 1000 });
    try {
      return await work();
    } finally {
      this.#leave(client);
    }
  }

  async #enter(client: string): Promise<boolean> {
    if (this.#hasRoomFor(client)) {
      this.#held.push(client);
      return true;
    }
    const own = this.#line.filter((waiting) => waiting.client === client).length;
    if (this.#line.length >= this.#inLine || own >= this.#inLine / 2) return false;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(waiting), 1);
        resolve(false);
      }, WAIT_MS);
      const waiting = {
        client,
        enter() {
          clearTimeout(timer);
          resolve(true);
        },
      };
      this.#line.push(waiting);
    });
  }

  #hasRoomFor(client: string): boolean {
    const own = this.#held.filter((holder) => holder === client).length;
    return this.#held.length < this.#atOnce && own < Math.ceil(this.#atOnce / 2);
  }

  /** The next in line that there is room for enters in its place. */
  #leave(client: string): void {
    this.#held.splice(this.#held.indexOf(client), 1);
    const next = this.#line.find((waiting) => this.#hasRoomFor(waiting.client));
    if (!next) return;
    this.#line.splice(this.#line.indexOf(next), 1);
    this.#held.push(next.client);
    next.enter();
  }
}
