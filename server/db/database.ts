import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

export type Queries = Kysely<Schema>;
/** A transaction's handle. It reaches tables and nothing else: no provider is ever called inside one (decision 4). */
export type Tx = Transaction<Schema>;

/** One SQL dialect, two homes: PGlite in a worker thread, or PostgreSQL through `DATABASE_URL`. */
export interface Database {
  kind: "pglite" | "postgres";
  queries: Queries;
  /** Runs `work` in one transaction; on PostgreSQL retried up to three times on 40001 and 40P01. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Raw SQL outside Kysely: for jobs and migrations. Several statements are allowed when there are no parameters. */
  execute(sql: string, parameters?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** False when another process took the data folder's lock away; always true on PostgreSQL, which needs none. */
  lockIsOurs(): boolean;
  close(): Promise<void>;
}
