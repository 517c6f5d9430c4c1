import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { CommitUnknown, DatabaseUnreachable } from "./database-unreachable.ts";
import type { Session, SessionSource } from "./session.ts";
import { refuseInsideTransaction } from "./transaction-scope.ts";

/** Kysely over our own sessions: one dialect of SQL, two homes. */
export function sessionDialect(source: SessionSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SessionDriver(source),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

const WRITES = /(?<!\bfor |\bkey )\b(?:insert|update|delete)\b/i;

class SessionConnection implements DatabaseConnection {
  readonly session: Session;
  inTransaction = false;

  constructor(session: Session) {
    this.session = session;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const answer = await this.session.query(query.sql, query.parameters);
      return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.changedRows) };
    } catch (error) {
      // By itself a statement is its own commit. What the server said of it has no cause: that one is rolled back.
      const isLost = error instanceof DatabaseUnreachable && error.cause !== undefined;
      throw isLost && !this.inTransaction && WRITES.test(query.sql) ? unknown(error) : error;
    }
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    yield* [];
    throw new Error("Streaming queries are not supported: page through the rows");
  }
}

class SessionDriver implements Driver {
  readonly #source: SessionSource;

  constructor(source: SessionSource) {
    this.#source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SessionConnection> {
    refuseInsideTransaction();
    return new SessionConnection(await this.#source.acquire());
  }

  async beginTransaction(connection: SessionConnection): Promise<void> {
    connection.inTransaction = true;
    await connection.session.query("begin", []);
  }

  async commitTransaction(connection: SessionConnection): Promise<void> {
    try {
      await connection.session.query("commit", []);
    } catch (error) {
      throw error instanceof DatabaseUnreachable ? unknown(error) : error;
    }
  }

  /** Where it fails the session is lost, which rolls back too; what led here is the error to tell. */
  async rollbackTransaction(connection: SessionConnection): Promise<void> {
    await connection.session.query("rollback", []).catch(() => {});
  }

  async releaseConnection(connection: SessionConnection): Promise<void> {
    this.#source.giveBack(connection.session);
  }

  /** Kysely calls this only after a first query, so whoever opened the source closes it. */
  async destroy(): Promise<void> {}
}

function unknown(error: DatabaseUnreachable): CommitUnknown {
  return new CommitUnknown(error.message, { cause: error });
}
