import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { PgliteSource } from "./pglite-source.ts";
import { PostgresSource } from "./postgres-source.ts";
import { sessionDatabase } from "./session-database.ts";
import type { SessionSource } from "./session.ts";

/** What a suite runs on: `describe.each(databasesToTest())`. PostgreSQL is there when one was found at the start of the run. */
export function databasesToTest(): Database["kind"][] {
  return postgresUrl() ? ["pglite", "postgres"] : ["pglite"];
}

/** Puts a test between the store and its database. */
type Wrap = (source: SessionSource) => SessionSource;

/** A fresh, migrated database of its own: PGlite in memory, or a throw-away PostgreSQL database dropped at `close`. */
export async function openTestDatabase(kind: Database["kind"], wrap: Wrap = (source) => source): Promise<Database> {
  const db = kind === "pglite" ? await openMemory(wrap) : await openThrowAway(wrap);
  await migrate(db);
  const ranOn = process.env["TEST_RAN_ON"];
  if (ranOn) writeFileSync(join(ranOn, kind), "");
  return db;
}

/** The test run's dump of a fresh database spares each file the seconds that creating one takes. */
async function openMemory(wrap: Wrap): Promise<Database> {
  const file = process.env["TEST_PGLITE_DUMP"];
  const dump = file ? new Uint8Array(readFileSync(file)).buffer : null;
  return sessionDatabase(wrap(await PgliteSource.open({ folder: null, dump })));
}

async function openThrowAway(wrap: Wrap): Promise<Database> {
  const { url, drop } = await createThrowAway();
  return sessionDatabase(wrap(new PostgresSource(url)), { isOurs: () => true, release: drop });
}

/** An empty PostgreSQL database of a test's own. */
export async function createThrowAway(): Promise<{ url: string; drop(): Promise<void> }> {
  const url = postgresUrl();
  if (!url) throw new Error("No PostgreSQL was found for the tests: set TEST_DATABASE_URL");
  const name = `rigsmith_test_${randomBytes(6).toString("hex")}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => onServer(url, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function postgresUrl(): string | null {
  return process.env["TEST_POSTGRES_FOUND"] || null;
}
