import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { FaultProxy } from "#server/testing/fault-proxy.ts";
import type { OwnPostgres } from "../checks/own-postgres.ts";

/** What a fault is brought upon. The store reaches its database through the proxy; the faults reach it directly. */
export interface Ground {
  postgres: OwnPostgres;
  proxy: FaultProxy;
  /** The store's database, not through the proxy. */
  databaseUrl: string;
}

export interface Fault {
  name: string;
  /** Brings the fault, holds it so long, takes it away, and returns when the database can be reached again. */
  bring(ground: Ground, holdMs: number): Promise<void>;
}

const TERMINATE =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rigsmith' and datname = current_database()";

/** Each database fault of `docs/deploy.md`. */
export const FAULTS: readonly Fault[] = [
  {
    name: "sessions cut off, again and again",
    bring: (ground, holdMs) =>
      directly(ground, async (client) => {
        for (let passed = 0; passed < holdMs; passed += 300) {
          await client.query(TERMINATE);
          await wait(300);
        }
      }),
  },
  {
    name: "database killed in mid-checkout",
    async bring({ postgres }, holdMs) {
      postgres.killNine();
      await wait(holdMs);
      await postgres.start();
    },
  },
  {
    name: "database restarted",
    async bring({ postgres }) {
      await postgres.stop();
      await postgres.start();
    },
  },
  {
    name: "database stopped",
    async bring({ postgres }, holdMs) {
      await postgres.stop();
      await wait(holdMs);
      await postgres.start();
    },
  },
  {
    name: "database frozen",
    async bring({ postgres }, holdMs) {
      postgres.freeze();
      await wait(holdMs);
      postgres.thaw();
    },
  },
  {
    name: "packets swallowed",
    async bring({ proxy }, holdMs) {
      proxy.swallow();
      await wait(holdMs);
      proxy.mend();
    },
  },
  { name: "all connections taken", bring: takeConnections },
  {
    name: "table locked",
    bring: (ground, holdMs) =>
      directly(ground, async (client) => {
        await client.query("begin; lock table stock in access exclusive mode");
        await wait(holdMs);
        await client.query("rollback");
      }),
  },
];

async function takeConnections(ground: Ground, holdMs: number): Promise<void> {
  const until = Date.now() + holdMs;
  const taken: pg.Client[] = [];
  await directly(ground, async (client) => {
    await client.query(TERMINATE);
    while (Date.now() < until) {
      const next = await opened(ground.databaseUrl);
      if (next) taken.push(next);
      else await wait(50);
    }
  });
  await Promise.all(taken.map((client) => client.end()));
}

async function opened(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  return client.connect().then(
    () => client,
    () => null,
  );
}

async function directly(ground: Ground, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: ground.databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
