import type { Session, SessionSource } from "../db/session.ts";

const OF_A_TRANSACTION = /^(?:begin|commit|rollback)/i;

/** A database whose statements a test can count. */
export class CountingSource implements SessionSource {
  readonly kind: SessionSource["kind"];
  readonly #source: SessionSource;
  readonly #own = new WeakMap<Session, Session>();
  #counted = 0;

  constructor(source: SessionSource) {
    this.#source = source;
    this.kind = source.kind;
  }

  /** How many statements `work` sends, those that only begin and end a transaction apart. */
  async count(work: () => Promise<unknown>): Promise<number> {
    const before = this.#counted;
    await work();
    return this.#counted - before;
  }

  async acquire(): Promise<Session> {
    const own = await this.#source.acquire();
    const session: Session = {
      query: (sql, parameters) => {
        if (!OF_A_TRANSACTION.test(sql)) this.#counted += 1;
        return own.query(sql, parameters);
      },
    };
    this.#own.set(session, own);
    return session;
  }

  giveBack(session: Session): void {
    const own = this.#own.get(session);
    if (own) this.#source.giveBack(own);
  }

  close(): Promise<void> {
    return this.#source.close();
  }
}
