import { holds, HotStatement } from "../db/hot-statement.ts";
import type { Queries } from "../db/database.ts";

/** Where a change belongs to no product: to the questions under a list. */
export const OF_NO_PRODUCT = 0;

/** What of a product changed: `availability` is sold out or there again, `stock` another count, `product` the rest. */
export interface CatalogueChange {
  /** Or `OF_NO_PRODUCT`. */
  productId: number;
  /** Null for a product that is gone. */
  slug: string | null;
  what: "product" | "availability" | "stock";
}

/** A page that somebody asked to have made anew. */
export interface PageRebuild {
  page: string;
  /** Whether it may be shown once more meanwhile. */
  shownMeanwhile: boolean;
}

/**
 * What transactions wrote that the last look's snapshot did not see: those that were running then, one by one, and those
 * that had not begun, as a range. Both by the primary key, so a look costs what is new, however long the feed is and
 * however long a transaction runs. A row of a transaction that is still to come was written on another server, whose
 * copy this one is.
 */
const READ_CATALOGUE_CHANGES = new HotStatement({
  name: "read_catalogue_changes",
  takes: { seen: "text?" },
  gives: {
    seen_now: "text",
    is_lost: "bool",
    what: holds<CatalogueChange["what"] | "page" | null>("text?"),
    product_id: "int8?",
    slug: "text?",
    page: "text?",
    shown_meanwhile: "bool?",
  },
  sql: `select looked.seen_now::text as seen_now,
      coalesce(pg_snapshot_xmin(looked.seen_now) < pg_snapshot_xmin(looked.seen)
        or (pg_snapshot_xmin(looked.seen) < feed.forgotten_before
          and feed.forgotten_before <= pg_snapshot_xmin(looked.seen_now)), false) as is_lost,
      news.what, news.product_id, (select slug from products where products.id = news.product_id) as slug,
      news.page, news.shown_meanwhile
    from (select pg_current_snapshot() as seen_now, :seen::pg_snapshot as seen) as looked
    join catalogue_feed as feed on feed.id = 1
    left join lateral (
      select what, product_id, page, shown_meanwhile
      from (
        select what, product_id, page, shown_meanwhile, at from catalogue_changes
        where xid >= pg_snapshot_xmax(:seen::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
        union all
        select late.* from pg_snapshot_xip(:seen::pg_snapshot) as running cross join lateral (
          select what, product_id, page, shown_meanwhile, at from catalogue_changes where xid = running offset 0
        ) as late
      ) as each
      group by what, product_id, page, shown_meanwhile
      order by min(at)
    ) as news on true`,
});

/**
 * What was committed since the last look, once. `seen` is the snapshot that it answered, as text; without it nothing but
 * where to begin: what is there by then has been seen. The trigger of the changed table has written the change in the
 * same transaction (migration 0019). `changes` is null where anything may be different: the database has not come as far
 * as the reader, because it was put back to an older copy, or what it wrote since then has been forgotten.
 */
export async function readCatalogueChanges(
  queries: Queries,
  seen: string | null,
): Promise<{ changes: CatalogueChange[] | null; rebuilds: PageRebuild[]; seen: string }> {
  const rows = await READ_CATALOGUE_CHANGES.run(queries, { seen });
  const [row] = rows;
  if (!row) throw new Error("catalogue_feed has no row");
  return {
    changes: row.is_lost
      ? null
      : rows.flatMap(({ what, product_id, slug }) =>
          what === null || what === "page" ? [] : [{ productId: product_id ?? OF_NO_PRODUCT, slug, what }],
        ),
    rebuilds: rows.flatMap(({ what, page, shown_meanwhile }) =>
      what === "page" && page !== null ? [{ page, shownMeanwhile: shown_meanwhile === true }] : [],
    ),
    seen: row.seen_now,
  };
}
