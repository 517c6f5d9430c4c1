import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { PgliteSource } from "./pglite-source.ts";
import { PostgresSource } from "./postgres-source.ts";
import { sessionDatabase } from "./session-database.ts";

/** What a suite runs on: `describe.each(databasesToTest())`. PostgreSQL is there when one was found at the start of the run. */
export function databasesToTest(): Database["kind"][] {
  return postgresUrl() ? ["pglite", "postgres"] : ["pglite"];
}

/** A fresh, migrated database of its own: PGlite in memory, or a throw-away PostgreSQL database dropped at `close`. */
export async function openTestDatabase(kind: Database["kind"]): Promise<Database> {
  const db = kind === "pglite" ? await openMemory() : await openThrowAway();
  await migrate(db);
  const ranOn = process.env["TEST_RAN_ON"];
  if (ranOn) writeFileSync(join(ranOn, kind), "");
  return db;
}

/** The test run's dump of a fresh database spares each file the seconds that creating one takes. */
async function openMemory(): Promise<Database> {
  const file = process.env["TEST_PGLITE_DUMP"];
  const dump = file ? new Uint8Array(readFileSync(file)).buffer : null;
  return sessionDatabase(await PgliteSource.open({ folder: null, dump }));
}

async function openThrowAway(): Promise<Database> {
  const url = postgresUrl();
  if (!url) throw new Error("No PostgreSQL was found for the tests: set TEST_DATABASE_URL");
  const name = `rigsmith_test_${randomBytes(6).toString("hex")}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return sessionDatabase(new PostgresSource(own.href, () => {}), {
    isOurs: () => true,
    release: () => onServer(url, `drop database if exists ${name} with (force)`),
  });
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
