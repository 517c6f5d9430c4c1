import { createHash } from "node:crypto";
import pg from "pg";
import { DATE, INT8, parseDay, parseSafeInteger } from "./column-parsers.ts";
import { DatabaseError } from "./database-error.ts";
import type { Session, SessionAnswer, SessionSource } from "./session.ts";

const POOL_SIZE = 20;
/** Statements kept prepared in each session; more than that are sent whole each time. */
const PREPARED_LIMIT = 300;
const LIMITS = "-c statement_timeout=5000 -c lock_timeout=4000 -c idle_in_transaction_session_timeout=15000";

/** A pool of PostgreSQL sessions: statements are cut off after 5 s, hot ones stay prepared. */
export class PostgresSource implements SessionSource {
  readonly kind = "postgres";
  readonly #pool: pg.Pool;
  readonly #names = new Map<string, string>();
  readonly #clients = new WeakMap<Session, pg.PoolClient>();

  constructor(databaseUrl: string, onIdleError: (error: Error) => void) {
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: POOL_SIZE,
      connectionTimeoutMillis: 5000,
      options: LIMITS,
      application_name: "rigsmith",
      types: {
        getTypeParser: (type: number, format?: "text" | "binary") =>
          ownParser(type) ?? pg.types.getTypeParser(type, format),
      },
    });
    // Without a listener a session that the server cuts off while idle would end the process.
    this.#pool.on("error", onIdleError);
  }

  async acquire(): Promise<Session> {
    const client = await this.#pool.connect();
    const session: Session = { query: (sql, parameters) => this.#query(client, sql, parameters) };
    this.#clients.set(session, client);
    return session;
  }

  giveBack(session: Session, broken: boolean): void {
    this.#clients.get(session)?.release(broken);
    this.#clients.delete(session);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #query(client: pg.PoolClient, sql: string, parameters: readonly unknown[]): Promise<SessionAnswer> {
    try {
      const query =
        parameters.length === 0 ? { text: sql } : { text: sql, values: [...parameters], ...this.#preparedName(sql) };
      const answered: pg.QueryResult | pg.QueryResult[] = await client.query<Record<string, unknown>>(query);
      const last = Array.isArray(answered) ? answered.at(-1) : answered;
      return { rows: last?.rows ?? [], changedRows: last?.rowCount ?? 0 };
    } catch (error) {
      if (error instanceof pg.DatabaseError) {
        throw new DatabaseError(error.message, {
          code: error.code ?? "XX000",
          constraint: error.constraint ?? null,
          table: error.table ?? null,
        });
      }
      throw error;
    }
  }

  #preparedName(sql: string): { name?: string } {
    const known = this.#names.get(sql);
    if (known) return { name: known };
    if (this.#names.size >= PREPARED_LIMIT) return {};
    const name = createHash("sha256").update(sql).digest("hex").slice(0, 32);
    this.#names.set(sql, name);
    return { name };
  }
}

function ownParser(type: number): ((text: string) => string | number) | null {
  if (type === INT8) return parseSafeInteger;
  return type === DATE ? parseDay : null;
}
