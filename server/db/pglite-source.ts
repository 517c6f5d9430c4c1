import { Worker } from "node:worker_threads";
import { statementFailure } from "./database-error.ts";
import { DatabaseUnreachable } from "./database-unreachable.ts";
import type { PgliteAnswer, PgliteOpening, PgliteQuestion } from "./pglite-messages.ts";
import type { Session, SessionAnswer, SessionSource } from "./session.ts";

/** Longer than any queue of honest work; a handle lost inside a transaction would wait for ever. */
const WAIT_MS = 30_000;

type WithoutId<Question> = Question extends { id: number } ? Omit<Question, "id"> : never;

/** PGlite in its own thread: one session, handed to one caller at a time in the order they came. */
export class PgliteSource implements SessionSource {
  readonly kind = "pglite";
  readonly #worker: Worker;
  readonly #waiting: { give(session: Session): void }[] = [];
  readonly #asked = new Map<
    number,
    { resolve(answer: PgliteAnswer & { ok: true }): void; reject(error: Error): void }
  >();
  readonly #session: Session = { query: (sql, parameters) => this.#query(sql, parameters) };
  #busy = false;
  #lastId = 0;
  #ended: Error | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (answer: PgliteAnswer) => this.#settle(answer));
    worker.on("error", (error) => this.#lose(error.message));
    worker.on("exit", (code) => {
      if (!this.#ended) this.#lose(`its thread ended with ${code}`);
    });
  }

  /** Opens the folder (or memory) and answers when the first query may come. */
  static async open(opening: PgliteOpening): Promise<PgliteSource> {
    const worker = new Worker(new URL("pglite-worker.ts", import.meta.url), { workerData: opening, execArgv: [] });
    await new Promise<void>((resolve, reject) => {
      const failed = (error: Error) => reject(new Error(`The embedded database does not open: ${error.message}`));
      worker.once("error", failed);
      worker.once("message", () => {
        worker.off("error", failed);
        resolve();
      });
    });
    return new PgliteSource(worker);
  }

  acquire(): Promise<Session> {
    if (this.#ended) return Promise.reject(this.#ended);
    if (!this.#busy) {
      this.#busy = true;
      return Promise.resolve(this.#session);
    }
    return new Promise((resolve, reject) => {
      const place = {
        give: (session: Session) => {
          clearTimeout(timer);
          if (this.#ended) reject(this.#ended);
          else resolve(session);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(place), 1);
        reject(
          new DatabaseUnreachable(
            `No turn at the embedded database within ${WAIT_MS / 1000} s: a transaction was left open or waits for itself`,
          ),
        );
      }, WAIT_MS);
      this.#waiting.push(place);
    });
  }

  giveBack(session: Session): void {
    const next = this.#waiting.shift();
    if (next) next.give(session);
    else this.#busy = false;
  }

  /** The whole database as bytes, for opening copies of it. */
  async dump(): Promise<ArrayBuffer> {
    const { bytes } = await this.#ask({ ask: "dump" });
    if (!bytes) throw new Error("The embedded database gave no dump");
    return bytes;
  }

  /** Waits for the turn, writes everything to disk and ends the thread. */
  async close(): Promise<void> {
    if (this.#ended) return;
    await this.acquire();
    await this.#ask({ ask: "close" });
    this.#end(new DatabaseUnreachable("The embedded database is closed"));
    await this.#worker.terminate();
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<SessionAnswer> {
    const { rows, changedRows } = await this.#ask({ ask: "query", sql, parameters });
    return { rows, changedRows };
  }

  #ask(question: WithoutId<PgliteQuestion>): Promise<PgliteAnswer & { ok: true }> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...question });
    });
  }

  #settle(answer: PgliteAnswer): void {
    const asked = this.#asked.get(answer.id);
    this.#asked.delete(answer.id);
    if (answer.ok) asked?.resolve(answer);
    else asked?.reject(statementFailure(answer.message, answer));
  }

  /** A thread that died does not come back in this process: who waits is told, and nobody catches the error, so that the store ends and is started again. */
  #lose(cause: string): never {
    const lost = new DatabaseUnreachable(`The embedded database stopped: ${cause}`);
    this.#end(lost);
    throw lost;
  }

  #end(reason: Error): void {
    this.#ended ??= reason;
    for (const { reject } of this.#asked.values()) reject(this.#ended);
    this.#asked.clear();
    for (const place of this.#waiting.splice(0)) place.give(this.#session);
  }
}
