import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Database } from "./database.ts";
import type { MigratedDump, WasmModule } from "./pglite-messages.ts";
import { PgliteSource } from "./pglite-source.ts";
import { PostgresSource } from "./postgres-source.ts";
import { RingingSource } from "./ringing-source.ts";
import { sessionDatabase } from "./session-database.ts";
import type { SessionSource } from "./session.ts";

/**
 * What a suite runs on: `describe.each(databasesToTest())`. PostgreSQL where one was found at the start of the run, else
 * the embedded database; the deep hunt runs it on both. One session of PGlite hides races.
 */
export function databasesToTest(): Database["kind"][] {
  return process.env["EVERY_DATABASE"] ? everyDatabase() : everyDatabase().slice(-1);
}

/** Where the embedded database is the point (driver, migrations, one whole order, jobs, a kill): on both, always. */
export function everyDatabase(): Database["kind"][] {
  return postgresUrl() ? ["pglite", "postgres"] : ["pglite"];
}

/** Puts a test between the store and its database. */
type Wrap = (source: SessionSource) => SessionSource;

/**
 * A fresh, migrated database of its own, copied from the one that the run's start has migrated: PGlite in memory, or a
 * throw-away PostgreSQL database dropped at `close`.
 */
export async function openTestDatabase(kind: Database["kind"], wrap: Wrap = (source) => source): Promise<Database> {
  const db = kind === "pglite" ? await openMemory(wrap) : await openThrowAway(wrap);
  const ranOn = process.env["TEST_RAN_ON"];
  if (ranOn) writeFileSync(join(ranOn, kind), "");
  return db;
}

async function openMemory(wrap: Wrap): Promise<Database> {
  migrated ??= readMigrated();
  return sessionDatabase(wrap(await PgliteSource.open({ folder: null, copyOf: await migrated })));
}

let migrated: Promise<MigratedDump> | null = null;

async function readMigrated(): Promise<MigratedDump> {
  const bytes = readFileSync(process.env["TEST_PGLITE_DUMP"] ?? "");
  const tar = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(tar).set(bytes);
  return { tar, pglite: await compiled("pglite"), initdb: await compiled("initdb") };
}

declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WasmModule> };

/** A program of PGlite's own package, beside its main file. */
function compiled(program: "pglite" | "initdb"): Promise<WasmModule> {
  return WebAssembly.compile(readFileSync(new URL(`${program}.wasm`, import.meta.resolve("@electric-sql/pglite"))));
}

async function openThrowAway(wrap: Wrap): Promise<Database> {
  const { url, drop } = await createThrowAway("migrated");
  return sessionDatabase(wrap(new RingingSource(new PostgresSource(url))), { isOurs: () => true, release: drop });
}

/** A database of a test's own without any table, dropped at `close`. */
export async function openEmptyDatabase(kind: Database["kind"]): Promise<Database> {
  if (kind === "pglite") return sessionDatabase(await PgliteSource.open({ folder: null, copyOf: null }));
  const { url, drop } = await createThrowAway("empty");
  return sessionDatabase(new RingingSource(new PostgresSource(url)), { isOurs: () => true, release: drop });
}

/** A PostgreSQL database of a test's own, with the store's tables or without. */
export async function createThrowAway(state: "empty" | "migrated" = "empty"): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const url = postgresUrl();
  if (!url) throw new Error("No PostgreSQL was found for the tests: set TEST_DATABASE_URL");
  const name = `rigsmith_test_${randomBytes(6).toString("hex")}`;
  await onServer(
    url,
    `create database ${name} template ${state === "empty" ? "template1" : process.env["TEST_POSTGRES_TEMPLATE"]}`,
  );
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
