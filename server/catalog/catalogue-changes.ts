import { sql } from "kysely";
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

/** How far a reader has come. */
export interface ReadUpTo {
  /** Every transaction before this one has ended, and what it changed was read. */
  xid: string;
  /** Changes of later transactions that were read already. */
  seen: ReadonlySet<string>;
}

/**
 * What was committed since, each change once, and how far that reaches. Without `since` nothing but where to begin:
 * what is there by then has been seen, also of transactions younger than one that still runs somewhere. The trigger of the changed table has written it in the same transaction (migration 0019).
 * `changes` is null where the database has not come as far as the reader: it was put back to an older copy, or another
 * took its place that had not heard everything, and anything may be different.
 */
export async function readCatalogueChanges(
  queries: Queries,
  since: ReadUpTo | null,
): Promise<{ changes: CatalogueChange[] | null; rebuilds: PageRebuild[]; upTo: ReadUpTo }> {
  const { rows } = await sql<Row>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as up_to, changed.xid::text, changed.product_id, changed.what, changed.page, changed.shown_meanwhile, products.slug
    from (select 1) as always
    left join catalogue_changes as changed on changed.xid >= coalesce(${since?.xid ?? null}::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))
    left join products on products.id = changed.product_id`.execute(queries);
  const found = rows.flatMap(({ xid, ...row }) =>
    xid === null ? [] : [{ ...row, key: `${xid} ${row.product_id} ${row.what} ${row.page}` }],
  );
  const news = found.filter(({ key }) => since !== null && !since.seen.has(key));
  const xid = rows[0]?.up_to ?? "0";
  const isOlder = since !== null && BigInt(xid) < BigInt(since.xid);
  return {
    changes: isOlder
      ? null
      : news.flatMap(({ product_id, slug, what }) => (what === "page" ? [] : [{ productId: product_id, slug, what }])),
    rebuilds: news.flatMap(({ what, page, shown_meanwhile }) =>
      what === "page" ? [{ page, shownMeanwhile: shown_meanwhile }] : [],
    ),
    upTo: { xid, seen: new Set(found.map(({ key }) => key)) },
  };
}

interface Row {
  up_to: string;
  xid: string | null;
  product_id: number;
  what: CatalogueChange["what"] | "page";
  page: string;
  shown_meanwhile: boolean;
  slug: string | null;
}
