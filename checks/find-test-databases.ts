import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { PgliteSource } from "#server/db/pglite-source.ts";
import { sessionDatabase } from "#server/db/session-database.ts";
import { createThrowAway } from "#server/db/test-database.ts";
import { findTestPostgres } from "./find-postgres.ts";

/** No test creates a database inside of one; without them a copy is half as large. */
const FORGET_TEMPLATES = "update pg_database set datistemplate = false";

/** Runs once before all tests: finds the databases, migrates the ones that each test's own is copied from, and writes down what ran. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "rigsmith-tests-"));
  const postgres = await findTestPostgres();
  process.env["TEST_PGLITE_DUMP"] = join(folder, "pglite.tar");
  process.env["TEST_RAN_ON"] = folder;
  process.env["TEST_POSTGRES_FOUND"] = postgres?.url ?? "";
  const source = await PgliteSource.open({ folder: null, copyOf: null });
  const embedded = sessionDatabase(source);
  await migrate(embedded);
  await embedded.execute(FORGET_TEMPLATES);
  for (const template of ["template0", "template1"]) await embedded.execute(`drop database ${template}`);
  await embedded.execute("checkpoint");
  writeFileSync(join(folder, "pglite.tar"), new Uint8Array(await source.dump()));
  const { rows } = await embedded.execute("show server_version");
  await embedded.close();
  const template = postgres ? await makeTemplate() : null;
  return async () => {
    const seconds = postgres?.processorSeconds();
    const names = {
      pglite: `PGlite (PostgreSQL ${String(rows[0]?.["server_version"]).split(" ")[0]})`,
      postgres: `PostgreSQL ${postgres?.version ?? ""}${seconds ? ` (${Math.round(seconds)} s of processors)` : ""}`,
    };
    const ran = (["pglite", "postgres"] as const)
      .filter((kind) => existsSync(join(folder, kind)))
      .map((kind) => names[kind]);
    mkdirSync("reports", { recursive: true });
    writeFileSync("reports/databases.json", JSON.stringify(ran));
    await template?.drop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(): Promise<{ drop(): Promise<void> }> {
  const { url, drop } = await createThrowAway();
  const db = await openDatabase({ dataDir: "", databaseUrl: url });
  await migrate(db);
  await db.close();
  process.env["TEST_POSTGRES_TEMPLATE"] = new URL(url).pathname.slice(1);
  return { drop };
}
