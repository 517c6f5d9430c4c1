import { join } from "node:path";
import { privateFolder } from "../settings/private-folder.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import type { Database } from "./database.ts";
import { PgliteSource } from "./pglite-source.ts";
import { type PostgresOptions, PostgresSource } from "./postgres-source.ts";
import { RingingSource } from "./ringing-source.ts";
import { sessionDatabase } from "./session-database.ts";

export interface DatabaseHome {
  /** Folder of the embedded database and its lock. */
  dataDir: string;
  /** PostgreSQL address; null for the embedded database. */
  databaseUrl: string | null;
  statementNames?: boolean;
}

/**
 * Opens the store's database. On the embedded one it first takes the data folder's lock, and throws `FolderInUse`
 * while another process has it; `close` writes everything to disk and gives the lock back.
 */
export async function openDatabase(home: DatabaseHome, options: PostgresOptions = {}): Promise<Database> {
  if (home.databaseUrl) return openPostgres(home.databaseUrl, { ...options, statementNames: home.statementNames });
  privateFolder(home.dataDir);
  const lock = await lockDataFolder(home.dataDir);
  try {
    const folder = join(home.dataDir, "database");
    privateFolder(folder);
    const source = await PgliteSource.open({ folder, copyOf: null });
    return sessionDatabase(source, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgres(databaseUrl: string, options: PostgresOptions): Promise<Database> {
  const db = sessionDatabase(new RingingSource(new PostgresSource(databaseUrl, options)));
  try {
    await db.execute("select 1");
  } catch (error) {
    await db.close();
    throw new Error(`DATABASE_URL cannot be reached: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  return db;
}
