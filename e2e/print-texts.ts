import { openDatabase } from "#server/db/open-database.ts";

// Prints every row of every table of a data folder, for journeys that look for what must be in none.
const db = await openDatabase({ dataDir: process.argv[2] ?? "", databaseUrl: null });
const tables = await db.execute(
  "select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
);
for (const { schemaname, tablename } of tables.rows as { schemaname: string; tablename: string }[]) {
  const { rows } = await db.execute(`select t::text as row from "${schemaname}"."${tablename}" t`);
  for (const { row } of rows as { row: string }[]) process.stdout.write(`${tablename} ${row}\n`);
}
await db.close();
