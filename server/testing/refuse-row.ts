import type { Database } from "../db/database.ts";

let made = 0;

/**
 * The database refuses every change of the rows of which a column says so, as it does one that breaks a rule nobody thought
 * of. Answers how to mend it.
 */
export async function refuseRow(
  db: Database,
  table: string,
  column: string,
  value: string | number,
): Promise<() => Promise<unknown>> {
  const name = `refuse_${(made += 1)}`;
  await db.execute(`create function ${name}() returns trigger language plpgsql as $$ begin
      if coalesce(to_jsonb(new), to_jsonb(old)) ->> '${column}' = '${value}' then
        raise exception 'the row of % is refused', '${value}';
      end if;
      return coalesce(new, old);
    end $$;
    create trigger ${name} before insert or update or delete on ${table} for each row execute function ${name}()`);
  return () => db.execute(`drop function ${name} cascade`);
}
