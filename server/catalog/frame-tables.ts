import type { FrameTable } from "#rules/frames/frame-table.ts";
import type { Queries, Tx } from "../db/database.ts";

/** What frame rates are known from; null in a shop whose file says nothing of them. */
export async function readFrameTable(queries: Queries): Promise<FrameTable | null> {
  const row = await queries.selectFrom("frame_tables").select("frame_table").executeTakeFirst();
  return row?.frame_table ?? null;
}

/** A file without them leaves them as they are, but with `replace`: another shop's figures are not this one's. */
export async function saveFrameTable(tx: Tx, table: FrameTable | null, replace: boolean): Promise<void> {
  if (!table) {
    if (replace) await tx.deleteFrom("frame_tables").execute();
    return;
  }
  const row = { frame_table: JSON.stringify(table) };
  await tx
    .insertInto("frame_tables")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
