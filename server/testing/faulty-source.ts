import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import type { Session, SessionSource } from "../db/session.ts";

/** A session of the real source, in the hands of one caller. */
interface Held {
  own: Session;
  /** Its caller gets nothing more out of it. */
  isLost: boolean;
}

/** A database that a test can take away, at once or at the next statement of a kind. */
export class FaultySource implements SessionSource {
  readonly kind: SessionSource["kind"];
  readonly #source: SessionSource;
  readonly #own = new WeakMap<Session, Session>();
  /** While true nobody gets a session, and those in use are lost. */
  isAway = false;
  /** The next statement that begins so is carried out; its answer is lost, and the database is away. */
  loseAnswerOf: string | null = null;
  /** After so many more statements the answer of the last is lost, and the database is away. */
  loseAfter: number | null = null;

  constructor(source: SessionSource) {
    this.#source = source;
    this.kind = source.kind;
  }

  async acquire(): Promise<Session> {
    this.#refuse();
    const held: Held = { own: await this.#source.acquire(), isLost: false };
    const session: Session = { query: (sql, parameters) => this.#query(held, sql, parameters) };
    this.#own.set(session, held.own);
    return session;
  }

  giveBack(session: Session): void {
    const own = this.#own.get(session);
    if (own) this.#source.giveBack(own);
  }

  close(): Promise<void> {
    return this.#source.close();
  }

  async #query(held: Held, sql: string, parameters: readonly unknown[]) {
    const isSent = !held.isLost && !this.isAway;
    if (isSent) {
      const answer = await held.own.query(sql, parameters);
      if (this.loseAfter !== null) this.loseAfter -= 1;
      if (this.loseAfter === 0 || (this.loseAnswerOf !== null && sql.startsWith(this.loseAnswerOf))) {
        this.loseAfter = null;
        this.loseAnswerOf = null;
        this.isAway = true;
      }
      if (!this.isAway) return answer;
    }
    await lose(held);
    throw new DatabaseUnreachable("The test lost the session", isSent ? { cause: sql } : {});
  }

  #refuse(): void {
    if (this.isAway) throw new DatabaseUnreachable("The test took the database away");
  }
}

/** As the database does when a session breaks: what was begun in it ends, also where the lost answer was that of `begin`. */
async function lose(held: Held): Promise<void> {
  if (held.isLost) return;
  held.isLost = true;
  await held.own.query("rollback", []);
}
