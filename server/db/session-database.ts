import { Kysely } from "kysely";
import type { Database, Tx } from "./database.ts";
import { isWorthRetrying } from "./database-error.ts";
import type { Schema } from "./schema.ts";
import { sessionDialect } from "./session-dialect.ts";
import type { SessionSource } from "./session.ts";
import { insideTransaction, refuseInsideTransaction } from "./transaction-scope.ts";

const TRIES = 3;

/** The one `Database` of both homes. `afterClose` gives back what the home took besides its sessions. */
export function sessionDatabase(source: SessionSource, afterClose: () => Promise<void> | void = () => {}): Database {
  const queries = new Kysely<Schema>({ dialect: sessionDialect(source) });
  return {
    kind: source.kind,
    queries,
    async transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await queries.transaction().execute((tx) => insideTransaction(() => work(tx)));
        } catch (error) {
          if (attempt === TRIES || !isWorthRetrying(error)) throw error;
        }
      }
    },
    async execute(sql, parameters = []) {
      refuseInsideTransaction();
      const session = await source.acquire();
      try {
        const { rows } = await session.query(sql, parameters);
        return { rows };
      } finally {
        source.giveBack(session, false);
      }
    },
    async close() {
      await queries.destroy();
      await afterClose();
    },
  };
}
