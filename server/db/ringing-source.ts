import { Bells } from "./bells.ts";
import { withDatabasePatience } from "./database-patience.ts";
import type { Session, SessionSource } from "./session.ts";

/** For a session that is free, and its answer. */
const PATIENCE_MS = 2000;

/**
 * Sessions whose transactions notify nobody: what they asked to ring (migration 0182) rings when they are given back,
 * which is after the commit, in a transaction of its own that waits for no disk. After a rollback it rings for nothing.
 */
export class RingingSource implements SessionSource {
  readonly kind: SessionSource["kind"];
  readonly #source: SessionSource;
  readonly #bells = new Bells((channels) => withDatabasePatience(PATIENCE_MS, () => this.#notify(channels)));

  constructor(source: SessionSource) {
    this.#source = source;
    this.kind = source.kind;
  }

  acquire(): Promise<Session> {
    return this.#source.acquire();
  }

  giveBack(session: Session): void {
    const asked = [...(session.bells ?? [])];
    this.#source.giveBack(session);
    for (const bell of asked) this.#bells.ring(bell);
  }

  async close(): Promise<void> {
    await this.#bells.close();
    await this.#source.close();
  }

  async #notify(channels: readonly string[]): Promise<void> {
    const session = await this.#source.acquire();
    try {
      await session.query("select pg_notify(channel, '') from unnest($1::text[]) as channel", [channels]);
    } finally {
      this.#source.giveBack(session);
    }
  }
}
