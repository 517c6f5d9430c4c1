import pg from "pg";
import { OwnPostgres } from "./own-postgres.ts";

const LOCAL = "postgres://postgres@127.0.0.1:5432/postgres";

/** Nobody needs a test's database after a power cut, and to copy and drop one waits for the disk more than for anything. */
const WITHOUT_DISK = { fsync: "off", full_page_writes: "off", max_connections: 200 };

export interface FoundPostgres {
  url: string;
  version: string;
  /** What it took of the processors, in seconds, where it was started for this run. */
  processorSeconds(): number | null;
  stop(): Promise<void>;
}

/** A PostgreSQL that writes as a shop's does: the one named, else the local one, else one started from its programs; null when there is none. */
export async function findPostgres(): Promise<FoundPostgres | null> {
  return (await namedPostgres()) ?? (await runningAt(LOCAL)) ?? (await startOwn({}));
}

/** The one that the tests run on: the one named, else one started from its programs that never waits for the disk, else the local one. */
export async function findTestPostgres(): Promise<FoundPostgres | null> {
  return (await namedPostgres()) ?? (await startOwn(WITHOUT_DISK)) ?? (await runningAt(LOCAL));
}

async function namedPostgres(): Promise<FoundPostgres | null> {
  const named = process.env["TEST_DATABASE_URL"];
  if (!named) return null;
  const found = await runningAt(named);
  if (!found) throw new Error(`TEST_DATABASE_URL (${new URL(named).host}) cannot be reached`);
  return found;
}

async function runningAt(url: string): Promise<FoundPostgres | null> {
  const version = await versionAt(url);
  return version ? { url, version, processorSeconds: () => null, stop: () => Promise.resolve() } : null;
}

async function startOwn(settings: Record<string, string | number>): Promise<FoundPostgres | null> {
  const own = await OwnPostgres.open(settings);
  const version = own && (await versionAt(own.url));
  if (own && version)
    return { url: own.url, version, processorSeconds: () => own.processorSeconds(), stop: () => own.remove() };
  await own?.remove();
  return null;
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
