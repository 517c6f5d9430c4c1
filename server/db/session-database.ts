import { setTimeout as sleep } from "node:timers/promises";
import { Kysely } from "kysely";
import type { Database, Tx } from "./database.ts";
import { isWorthRetrying } from "./database-error.ts";
import type { Schema } from "./schema.ts";
import { sessionDialect } from "./session-dialect.ts";
import type { SessionSource } from "./session.ts";
import { insideTransaction, refuseInsideTransaction } from "./transaction-scope.ts";

const TRIES = 3;
const RETRY_AFTER_MS = 25;

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
    async transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await queries.transaction().execute((tx) => insideTransaction(() => work(tx)));
        } catch (error) {
          if (attempt === TRIES || !isWorthRetrying(error)) throw error;
          // The other transaction needs a moment to finish, or they meet again.
          await sleep(RETRY_AFTER_MS * attempt);
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
