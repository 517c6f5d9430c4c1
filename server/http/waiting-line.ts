import { availableParallelism } from "node:os";
import { type Refusal, refuse } from "#rules/refusal.ts";

/** Nobody waits longer for a turn; whoever finds the line full is told to come back after it. */
const WAIT_MS = 10_000;

type Busy = "files_busy" | "passwords_busy";

/**
 * Work of which a node does so much at once, and that waits in a line of so many, in the order in which it came. Of
 * neither has anybody more than half: one who begins work that never ends is not in the way of another.
 */
export class WaitingLine<Reason extends Busy = Busy> {
  readonly #busy: Reason;
  readonly #atOnce: number;
  readonly #inLine: number;
  readonly #line: { client: string; enter: () => void }[] = [];
  /** Whose is done. */
  readonly #held: string[] = [];

  constructor(busy: Reason, { atOnce, inLine }: { atOnce: number; inLine: number }) {
    this.#busy = busy;
    this.#atOnce = atOnce;
    this.#inLine = inLine;
  }

  /** Does `work` when it is its turn. Refuses where the line is full, or does not move. */
  async hold<Done>(client: string, work: () => Promise<Done>): Promise<Done | Refusal<Reason>> {
    if (!(await this.#enter(client))) return refuse<Busy>(this.#busy, { seconds: WAIT_MS / 1000 }) as Refusal<Reason>;
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

/** Each file may be ten megabytes, and a picture of a phone is two hundred while it is drawn. */
export function fileLine({ atOnce = 2, inLine = 16 } = {}): WaitingLine<"files_busy"> {
  return new WaitingLine("files_busy", { atOnce, inLine });
}

/**
 * A password takes a core for some thirty milliseconds, and 19 MB: half the cores are left to everybody who shops. What
 * stands in the line is done in a few seconds.
 */
export function passwordLine({
  atOnce = Math.max(1, Math.floor(availableParallelism() / 2)),
  inLine = 60 * atOnce,
} = {}): WaitingLine<"passwords_busy"> {
  return new WaitingLine("passwords_busy", { atOnce, inLine });
}
