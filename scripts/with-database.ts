import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { databaseSettings } from "#server/settings/read-settings.ts";

/** A command's work on the store's own database, migrated. On the embedded one the store must be stopped while it runs. */
export async function withDatabase<Done>(work: (db: Database) => Promise<Done>): Promise<Done> {
  const db = await openDatabase(databaseSettings(process.env));
  try {
    await migrate(db);
    return await work(db);
  } finally {
    await db.close();
  }
}
