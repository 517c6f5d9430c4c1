import { sql } from "kysely";
import type { Tx } from "./database.ts";

/**
 * One transaction of a name at a time, where no row stands for what is counted: a statement after it sees all that others
 * of the name have written.
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
