import pg from "pg";
import { OwnPostgres } from "./own-postgres.ts";

const LOCAL = "postgres://postgres@127.0.0.1:5432/postgres";

export interface FoundPostgres {
  url: string;
  version: string;
  stop(): Promise<void>;
}

/** The PostgreSQL that the tests may use: the one named, else the local one, else one started from its binaries; null when there is none. */
export async function findPostgres(): Promise<FoundPostgres | null> {
  const named = process.env["TEST_DATABASE_URL"];
  const reached = await versionAt(named ?? LOCAL);
  if (reached) return { url: named ?? LOCAL, version: reached, stop: () => Promise.resolve() };
  if (named) throw new Error(`TEST_DATABASE_URL (${new URL(named).host}) cannot be reached`);
  const own = await OwnPostgres.open();
  const version = own && (await versionAt(own.url));
  return own && version ? { url: own.url, version, stop: () => own.remove() } : null;
}

async function versionAt(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    return rows[0]?.server_version.split(" ")[0] ?? null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}
