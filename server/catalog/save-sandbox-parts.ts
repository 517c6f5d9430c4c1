import { sql } from "kysely";
import type { FactsOf, PartCategory } from "#rules/build/facts/part-categories.ts";
import type { Database } from "../db/database.ts";

export interface SandboxPart {
  category: PartCategory;
  name: string;
  maker: string | null;
  facts: FactsOf[PartCategory];
  /** The file that says it. */
  file: string;
}

const PARTS_A_STEP = 1000;

/**
 * Parts to try the rules of a build on, beside the shop's own: a part that is there keeps its id, and one that is as it
 * was is left alone. How many were added or changed.
 */
export async function saveSandboxParts(db: Database, parts: readonly SandboxPart[], at: Date): Promise<number> {
  let saved = 0;
  for (let from = 0; from < parts.length; from += PARTS_A_STEP) {
    const rows = JSON.stringify(parts.slice(from, from + PARTS_A_STEP));
    const { rows: written } = await sql<{ id: number }>`
      insert into sandbox_parts as kept (category, name, maker, facts, file_name, read_at)
      select category, name, maker, facts, file, ${at}::timestamptz
      from jsonb_to_recordset(${rows}::text::jsonb)
        as given (category text, name text, maker text, facts jsonb, file text)
      on conflict (category, name) do update
        set maker = excluded.maker, facts = excluded.facts, file_name = excluded.file_name, read_at = excluded.read_at
        where (kept.maker, kept.facts) is distinct from (excluded.maker, excluded.facts)
      returning id`.execute(db.queries);
    saved += written.length;
  }
  return saved;
}
