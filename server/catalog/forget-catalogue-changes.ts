import { sql } from "kysely";
import type { World } from "../world.ts";

/** Every node that lives has looked within it; one that did not, because its process stood still, reads everything anew. */
const KEPT_MS = 240_000;

/**
 * Job: changes of the catalogue that everybody has seen are forgotten, so that the feed holds those of some minutes. Two
 * runs forget: the first marks the oldest transaction that still runs, a later one forgets what is older than the mark.
 * Safe on several nodes at once: the row of the mark is taken by one of them, and is too young for the next.
 */
export async function forgetCatalogueChanges({ db, now }: World): Promise<void> {
  const markedBy = new Date(now().getTime() - KEPT_MS);
  // In a copy from another server the mark may lie ahead: then all of the past goes, and with it what that server wrote.
  await sql`
    with forgotten as (
      update catalogue_feed set forgotten_before = case
          when marked <= pg_snapshot_xmin(pg_current_snapshot()) then marked
          else pg_snapshot_xmin(pg_current_snapshot()) end,
        marked = pg_snapshot_xmin(pg_current_snapshot()), marked_at = ${now()}
      where id = 1 and marked_at <= ${markedBy}
      returning forgotten_before as before
    )
    delete from catalogue_changes using forgotten
    where xid < before or xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db.queries);
}
