import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";

interface Column {
  table: string;
  name: string;
  isIdentity: boolean;
}

/**
 * Fills an older database with what a newer one holds of its tables and columns, past every trigger: the rows that an older
 * version would have written. What the older one alone has is left to its defaults.
 */
export async function copyRows(from: Database, to: Database): Promise<void> {
  const known = new Set((await columnsOf(from)).map(({ table, name }) => `${table}.${name}`));
  const common = (await columnsOf(to)).filter(({ table, name }) => known.has(`${table}.${name}`));
  const tables = Map.groupBy(common, ({ table }) => table);
  tables.delete("migrations");
  const rows = new Map<string, unknown>();
  for (const table of tables.keys()) rows.set(table, await rowsOf(from, table));
  await to.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, columns] of tables) await fill(tx, table, columns, rows.get(table));
  });
}

/** As JSON. */
async function rowsOf(from: Database, table: string): Promise<unknown> {
  const { rows } = await from.execute(
    `select coalesce(jsonb_agg(to_jsonb(one)), '[]')::text as every from "${table}" as one`,
  );
  return rows[0]?.["every"];
}

async function fill(tx: Tx, table: string, columns: readonly Column[], rows: unknown): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.execute(tx);
  for (const { name, isIdentity } of columns)
    if (isIdentity)
      await sql`select setval(pg_get_serial_sequence(${table}, ${name}), greatest(max(${sql.ref(name)}), 1))
        from ${sql.table(table)}`.execute(tx);
}

async function columnsOf(db: Database): Promise<Column[]> {
  const { rows } = await db.execute(`
    select relname as table, attname as name, attidentity <> '' as "isIdentity"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    order by relname, attnum`);
  return rows.map(({ table, name, isIdentity }) => ({
    table: String(table),
    name: String(name),
    isIdentity: isIdentity === true,
  }));
}
