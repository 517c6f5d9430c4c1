import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Database, Tx } from "./database.ts";
import { withDatabasePatience } from "./database-patience.ts";

const FOLDER = new URL("migrations/", import.meta.url);
/** Any number will do, so long as every node of the store uses the same. */
const LOCK_NUMBER = 726_915_407;
const WITHIN_MINUTES = 10;

/**
 * Runs the SQL files that this database has not seen, in order of their names, all in one transaction. Several nodes
 * may start at once: the second waits and finds nothing to do. Throws when a file changed after it was run. `before` leaves
 * out the files from this number on: a database as an older version left it.
 */
export async function migrate(db: Database, before = "9999"): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql") && name < before).toSorted();
  return withDatabasePatience(WITHIN_MINUTES * 60_000, () => runMissing(db, files));
}

function runMissing(db: Database, files: readonly string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    await sql.raw(`set local statement_timeout = '${WITHIN_MINUTES}min'`).execute(tx);
    await sql`set local lock_timeout = '1min'`.execute(tx);
    await sql`select pg_advisory_xact_lock(${LOCK_NUMBER})`.execute(tx);
    await sql`create table if not exists migrations (name text primary key, sha256 text not null, run_at timestamptz not null default now())`.execute(
      tx,
    );
    const known = new Map(
      (await sql<{ name: string; sha256: string }>`select name, sha256 from migrations`.execute(tx)).rows.map((row) => [
        row.name,
        row.sha256,
      ]),
    );
    const ran: string[] = [];
    for (const name of files) if (await runOnce(tx, name, known.get(name))) ran.push(name);
    return ran;
  });
}

async function runOnce(tx: Tx, name: string, knownSha256: string | undefined): Promise<boolean> {
  const text = await readFile(new URL(name, FOLDER), "utf8");
  const sha256 = createHash("sha256").update(text).digest("hex");
  if (knownSha256 === sha256) return false;
  if (knownSha256) throw new Error(`Migration ${name} changed after it was run: write a new one instead`);
  await sql.raw(text).execute(tx);
  await sql`insert into migrations (name, sha256) values (${name}, ${sha256})`.execute(tx);
  return true;
}
