import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import type { Session, SessionSource } from "../db/session.ts";

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
    const own = await this.#source.acquire();
    const session: Session = { query: (sql, parameters) => this.#query(own, sql, parameters) };
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

  async #query(own: Session, sql: string, parameters: readonly unknown[]) {
    // What a session that is lost leaves behind is rolled back by the database itself.
    if (this.isAway && sql === "rollback") return own.query(sql, parameters);
    this.#refuse();
    const answer = await own.query(sql, parameters);
    if (this.loseAfter !== null) this.loseAfter -= 1;
    if (this.loseAfter === 0 || (this.loseAnswerOf !== null && sql.startsWith(this.loseAnswerOf))) {
      this.loseAfter = null;
      this.loseAnswerOf = null;
      this.isAway = true;
    }
    if (this.isAway) throw new DatabaseUnreachable("The test lost the answer", { cause: sql });
    return answer;
  }

  #refuse(): void {
    if (this.isAway) throw new DatabaseUnreachable("The test took the database away");
  }
}
