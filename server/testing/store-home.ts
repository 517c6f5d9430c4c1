import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { createThrowAway } from "../db/test-database.ts";

/** A database that a command and a test open in turn. */
export interface StoreHome {
  /** What a command's environment says of it. */
  environment: Readonly<Record<string, string>>;
  /** Opens it for the test, migrated, and closes it again. */
  within<Done>(work: (db: Database) => Promise<Done>): Promise<Done>;
  remove(): Promise<void>;
}

export async function makeStoreHome(kind: Database["kind"]): Promise<StoreHome> {
  const dataDir = await mkdtemp(join(tmpdir(), "store-home-"));
  const throwAway = kind === "postgres" ? await createThrowAway("migrated") : null;
  const databaseUrl = throwAway?.url ?? null;
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
    within: async (work) => {
      const db = await openDatabase({ dataDir, databaseUrl });
      try {
        await migrate(db);
        return await work(db);
      } finally {
        await db.close();
      }
    },
    remove: async () => {
      await throwAway?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
