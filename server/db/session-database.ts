import { Kysely } from "kysely";
import type { Database, Tx } from "./database.ts";
import { retried } from "./database-error.ts";
import type { Schema } from "./schema.ts";
import { sessionDialect } from "./session-dialect.ts";
import type { SessionSource } from "./session.ts";
import { insideTransaction, refuseInsideTransaction } from "./transaction-scope.ts";

/** What a home took besides its sessions, and gives back after they are closed. */
export interface HomeHeld {
  isOurs(): boolean;
  release(): Promise<void> | void;
}

const NOTHING_HELD: HomeHeld = { isOurs: () => true, release: () => {} };

/** The one `Database` of both homes. */
export function sessionDatabase(source: SessionSource, held: HomeHeld = NOTHING_HELD): Database {
  const queries = new Kysely<Schema>({ dialect: sessionDialect(source) });
  return {
    kind: source.kind,
    queries,
    transaction: <Result>(work: (tx: Tx) => Promise<Result>) =>
      retried(() => queries.transaction().execute((tx) => insideTransaction(() => work(tx)))),
    async execute(sql, parameters = []) {
      refuseInsideTransaction();
      const session = await source.acquire();
      try {
        const { rows } = await session.query(sql, parameters);
        return { rows };
      } finally {
        source.giveBack(session);
      }
    },
    lockIsOurs: () => held.isOurs(),
    async close() {
      await queries.destroy();
      await source.close();
      await held.release();
    },
  };
}
