import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgliteSource } from "#server/db/pglite-source.ts";
import { findPostgres } from "./find-postgres.ts";

/** Runs once before all tests: finds the databases, makes the dump that test databases open from, and writes down what ran. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "rigsmith-tests-"));
  const postgres = await findPostgres();
  const fresh = await PgliteSource.open({ folder: null, dump: null });
  writeFileSync(join(folder, "pglite.tar"), new Uint8Array(await fresh.dump()));
  const session = await fresh.acquire();
  const { rows } = await session.query("show server_version", []);
  fresh.giveBack(session);
  await fresh.close();
  process.env["TEST_PGLITE_DUMP"] = join(folder, "pglite.tar");
  process.env["TEST_RAN_ON"] = folder;
  process.env["TEST_POSTGRES_FOUND"] = postgres?.url ?? "";
  const names = {
    pglite: `PGlite (PostgreSQL ${String(rows[0]?.["server_version"]).split(" ")[0]})`,
    postgres: `PostgreSQL ${postgres?.version ?? ""}`,
  };
  return async () => {
    const ran = (["pglite", "postgres"] as const)
      .filter((kind) => existsSync(join(folder, kind)))
      .map((kind) => names[kind]);
    mkdirSync("reports", { recursive: true });
    writeFileSync("reports/databases.json", JSON.stringify(ran));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
