import { createHash } from "node:crypto";
import pg from "pg";
import { DATE, INT8, parseDay, parseSafeInteger } from "./column-parsers.ts";
import { ConnectionBreaker } from "./connection-breaker.ts";
import { statementFailure } from "./database-error.ts";
import { spendPatience } from "./database-patience.ts";
import { DatabaseUnreachable } from "./database-unreachable.ts";
import { isHot } from "./hot-statement.ts";
import type { Session, SessionAnswer, SessionSource } from "./session.ts";
import { Overdue, within } from "./within.ts";

const POOL_SIZE = 20;
/** Statements kept prepared in each session; more than that are sent whole each time. */
const PREPARED_LIMIT = 300;
/** What is short is never worth compiling: a plan that is kept from an empty table may be guessed to be long. */
const LIMITS = "-c statement_timeout=5000 -c lock_timeout=4000 -c idle_in_transaction_session_timeout=15000 -c jit=off";
/** A new session plans each hot statement six times before it keeps a plan: one that is idle between two rushes stays. */
const IDLE_SESSION_MS = 600_000;
const SESSION_WITHIN_MS = 2000;
/** A session that was heard so lately is there; another is asked first, and has so long to say a word. */
const FRESH_MS = 1000;
const WORD_WITHIN_MS = 1000;
/** The server ends every statement after 5 s: a longer silence is the network's, or the server stands still. */
const SILENCE_MS = 6000;

export interface PostgresOptions {
  /** Hears, in words, of each session that was lost and of a database that is away or back. */
  tell?: (said: string, error?: Error) => void;
  /** Milliseconds that only grow. */
  now?: () => number;
  /** False: no session keeps a statement prepared. */
  statementNames?: boolean | undefined;
}

/**
 * What the session keeps prepared does not fit any longer: a migration changed what a statement answers (0A000), or a
 * pooler has forgotten it (26000). Another session parses it anew.
 */
const STALE_STATEMENT = new Set(["0A000", "26000"]);

/** By which a message is a bell's name (migration 0182). */
const BELL = "BELL0";

/** What is known of a connection. */
interface Health {
  heardAt: number;
  /** Cut off, silent, or ended by the server: nobody may use it again. */
  isLost: boolean;
  /** What whoever holds it now has asked to ring. */
  bells: Set<string>;
  /** How it plans what it keeps prepared; null where a rollback may have taken that back. */
  planMode: PlanMode | null;
}

/**
 * A hot statement says by itself where it begins, so it is planned once a session, for any values. A composed one is
 * planned with its values while that is cheaper (decision 33).
 */
type PlanMode = "force_generic_plan" | "auto";

/**
 * A pool of PostgreSQL sessions: statements are cut off after 5 s, hot ones stay prepared. Nothing that happens to the
 * database ends the process or keeps a request waiting: sessions that break are thrown away, every wait has an end, and
 * while the database is away callers hear `DatabaseUnreachable` at once.
 */
export class PostgresSource implements SessionSource {
  readonly kind = "postgres";
  readonly #pool: pg.Pool;
  readonly #names = new Map<string, string>();
  readonly #mostPrepared: number;
  readonly #clients = new WeakMap<Session, pg.PoolClient>();
  readonly #health = new WeakMap<pg.PoolClient, Health>();
  readonly #breaker: ConnectionBreaker;
  readonly #now: () => number;
  /** A question sent then was never answered: sessions not heard since may hang on the same dead connection. */
  #silentSince = 0;

  constructor(
    databaseUrl: string,
    { tell = () => {}, now = () => performance.now(), statementNames = true }: PostgresOptions = {},
  ) {
    this.#now = now;
    this.#mostPrepared = statementNames ? PREPARED_LIMIT : 0;
    this.#breaker = new ConnectionBreaker(now, (isAway) =>
      tell(isAway ? "the database is away" : "the database is back"),
    );
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: POOL_SIZE,
      idleTimeoutMillis: IDLE_SESSION_MS,
      connectionTimeoutMillis: SESSION_WITHIN_MS,
      keepAlive: true,
      options: LIMITS,
      application_name: "rigsmith",
      types: {
        getTypeParser: (type: number, format?: "text" | "binary") =>
          ownParser(type) ?? pg.types.getTypeParser(type, format),
      },
    });
    this.#pool.on("connect", (client) => {
      const health = this.#healthOf(client);
      this.#breaker.succeeded();
      // Without a listener on the client itself a session that is cut off while in use would end the process.
      client.on("error", (error) => {
        health.isLost = true;
        tell("a database session was lost", error);
      });
      client.on("notice", ({ code, message }) => {
        if (code === BELL && message) health.bells.add(message);
      });
    });
    // The same for one that is cut off while idle; its client's own listener has told of it.
    this.#pool.on("error", () => {});
  }

  async acquire(): Promise<Session> {
    if (!this.#breaker.mayTry()) throw new DatabaseUnreachable("The database was away a moment ago");
    const client = await spendPatience((withinMs) => this.#connect(withinMs), SESSION_WITHIN_MS);
    const bells = (this.#healthOf(client).bells = new Set());
    const session: Session = { query: (sql, parameters) => this.#query(client, sql, parameters), bells };
    this.#clients.set(session, client);
    return session;
  }

  giveBack(session: Session): void {
    const client = this.#clients.get(session);
    this.#clients.delete(session);
    if (!client) return;
    // What the next caller writes in a transaction that was left open would be its only as long as that lasts.
    const isAtRest = client.getTransactionStatus() === "I";
    client.release(this.#healthOf(client).isLost || !isAtRest);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #connect(withinMs: number): Promise<pg.PoolClient> {
    const until = this.#now() + withinMs;
    for (;;) {
      const opensNew = this.#pool.idleCount === 0 && this.#pool.totalCount < POOL_SIZE;
      const connecting = this.#pool.connect();
      try {
        const client = await within(until - this.#now(), connecting);
        if (await this.#isThere(client, until)) return client;
        client.release(true);
      } catch (error) {
        connecting.then(
          (late) => late.release(),
          () => {},
        );
        // Waiting in vain for one of twenty busy sessions says nothing about the database.
        if (opensNew) this.#breaker.failed();
        throw new DatabaseUnreachable(`No database session: ${wordsOf(error)}`, { cause: error });
      }
    }
  }

  /** A connection that died without a word looks like any other until it is asked. */
  async #isThere(client: pg.PoolClient, until: number): Promise<boolean> {
    const { heardAt } = this.#healthOf(client);
    if (heardAt < this.#silentSince) return false;
    const askedAt = this.#now();
    if (askedAt - heardAt < FRESH_MS) return true;
    try {
      await within(Math.min(WORD_WITHIN_MS, until - askedAt), client.query("select 1"));
      this.#heard(client);
      return true;
    } catch (error) {
      if (error instanceof Overdue) this.#fellSilent(askedAt);
      return false;
    }
  }

  #fellSilent(since: number): void {
    this.#silentSince = Math.max(this.#silentSince, since);
    this.#breaker.failed();
  }

  async #query(client: pg.PoolClient, sql: string, parameters: readonly unknown[]): Promise<SessionAnswer> {
    const sentAt = this.#now();
    const query =
      parameters.length === 0 ? { text: sql } : { text: sql, values: [...parameters], ...this.#preparedName(sql) };
    try {
      const answered: pg.QueryResult | pg.QueryResult[] = await spendPatience((withinMs) =>
        within(withinMs, this.#ask(client, query)),
      );
      this.#heard(client);
      if (sql === "rollback") this.#healthOf(client).planMode = null;
      const last = Array.isArray(answered) ? answered.at(-1) : answered;
      return { rows: last?.rows ?? [], changedRows: last?.rowCount ?? 0 };
    } catch (error) {
      throw this.#failure(client, error, sentAt);
    }
  }

  async #ask(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
    const planMode: PlanMode = isHot(query.text) ? "force_generic_plan" : "auto";
    const health = this.#healthOf(client);
    if (query.name !== undefined && health.planMode !== planMode) {
      await client.query(`set plan_cache_mode = ${planMode}`);
      health.planMode = planMode;
    }
    return client.query<Record<string, unknown>>(query);
  }

  #healthOf(client: pg.PoolClient): Health {
    const health = this.#health.get(client) ?? {
      heardAt: this.#now(),
      isLost: false,
      bells: new Set(),
      planMode: null,
    };
    this.#health.set(client, health);
    return health;
  }

  #heard(client: pg.PoolClient): void {
    this.#healthOf(client).heardAt = this.#now();
    this.#breaker.succeeded();
  }

  /** What a failed statement means, for its caller and for its session. */
  #failure(client: pg.PoolClient, error: unknown, sentAt: number): unknown {
    const health = this.#healthOf(client);
    health.planMode = null;
    if (error instanceof pg.DatabaseError) {
      if (error.severity === "FATAL" || error.severity === "PANIC") health.isLost = true;
      else this.#heard(client);
      if (STALE_STATEMENT.has(error.code ?? "")) {
        health.isLost = true;
        return new DatabaseUnreachable(`${error.message} (${error.code})`);
      }
      return statementFailure(error.message, {
        code: error.code ?? "XX000",
        constraint: error.constraint ?? null,
        table: error.table ?? null,
      });
    }
    if (error instanceof Overdue && this.#now() - sentAt >= SILENCE_MS) this.#fellSilent(sentAt);
    // An answer may still come for a question nobody waits for: its session must not be asked another.
    if (error instanceof Overdue || error instanceof DatabaseUnreachable) health.isLost = true;
    if (!health.isLost) return error;
    return new DatabaseUnreachable(`The database session was lost: ${wordsOf(error)}`, { cause: error });
  }

  #preparedName(sql: string): { name?: string } {
    const known = this.#names.get(sql);
    if (known) return { name: known };
    if (this.#names.size >= this.#mostPrepared) return {};
    const name = createHash("sha256").update(sql).digest("hex").slice(0, 32);
    this.#names.set(sql, name);
    return { name };
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function ownParser(type: number): ((text: string) => string | number) | null {
  if (type === INT8) return parseSafeInteger;
  return type === DATE ? parseDay : null;
}
