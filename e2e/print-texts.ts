import { openDatabase } from "#server/db/open-database.ts";

// Prints every row of every table of a data folder but those named after it, for journeys that look for what must be in none.
const [, , dataDir = "", ...left] = process.argv;
const db = await openDatabase({ dataDir, databaseUrl: null });
const tables = await db.execute(
  "select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
);
for (const { schemaname, tablename } of tables.rows as { schemaname: string; tablename: string }[]) {
  if (left.includes(tablename)) continue;
  const { rows } = await db.execute(`select t::text as row from "${schemaname}"."${tablename}" t`);
  for (const { row } of rows as { row: string }[]) process.stdout.write(`${tablename} ${row}\n`);
}
await db.close();
