import { availableParallelism } from "node:os";
import { type Refusal, refuse } from "#rules/refusal.ts";

/** Nobody waits longer: by then a request has asked its last of the database. */
const WAIT_SECONDS = 5;

/**
 * How many passwords a node compares or keeps at once: each takes a core for some thirty milliseconds, so half of the cores
 * are left to everybody who shops. Others wait in a line, in the order in which they came. Of neither has anybody more than
 * half, so who tries many at once is not in the way of another.
 */
export class PasswordLine {
  readonly #atOnce: number;
  readonly #inLine: number;
  /** Whose are worked on. */
  readonly #held: string[] = [];
  readonly #line: { client: string; enter: () => void }[] = [];

  constructor({
    atOnce = Math.max(1, Math.floor(availableParallelism() / 2)),
    inLine = 40 * atOnce,
  }: { atOnce?: number; inLine?: number } = {}) {
    this.#atOnce = atOnce;
    this.#inLine = inLine;
  }

  /** Does `work` when it is its turn. Refuses `passwords_busy` where the line is full, or does not move. */
  async hold<Done>(client: string, work: () => Promise<Done>): Promise<Done | Refusal<"passwords_busy">> {
    if (!(await this.#enter(client))) return refuse("passwords_busy", { seconds: WAIT_SECONDS });
    try {
      return await work();
    } finally {
      this.#held.splice(this.#held.indexOf(client), 1);
      this.#letIn();
    }
  }

  async #enter(client: string): Promise<boolean> {
    if (this.#hasRoomFor(client)) {
      this.#held.push(client);
      return true;
    }
    const own = this.#line.filter((waiting) => waiting.client === client).length;
    if (this.#line.length >= this.#inLine || own >= this.#inLine / 2) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiting = { client, enter: () => resolve(true) };
    this.#line.push(waiting);
    const timer = setTimeout(() => {
      this.#line.splice(this.#line.indexOf(waiting), 1);
      resolve(false);
    }, WAIT_SECONDS * 1000);
    return promise.finally(() => clearTimeout(timer));
  }

  #hasRoomFor(client: string): boolean {
    const own = this.#held.filter((holder) => holder === client).length;
    return this.#held.length < this.#atOnce && own < Math.ceil(this.#atOnce / 2);
  }

  /** The next in line that there is room for. */
  #letIn(): void {
    const at = this.#line.findIndex(({ client }) => this.#hasRoomFor(client));
    const [next] = at < 0 ? [] : this.#line.splice(at, 1);
    if (!next) return;
    this.#held.push(next.client);
    next.enter();
  }
}
