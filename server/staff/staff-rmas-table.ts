import { sql } from "kysely";
import type { StaffRma } from "#contract/staff-rmas.ts";
import { RMA_MOVES, type RmaState } from "#rules/rma/rma-states.ts";
import type { Queries } from "../db/database.ts";

const MOST = 200;

interface Found extends Omit<StaffRma, "OpenedAt" | "ChangedAt" | "Moves"> {
  openedAt: Date;
  changedAt: Date;
}

/** Requests as staff read them: the open ones, oldest first; or with `q` those of a number, an order or an email. */
export async function listStaffRmas(queries: Queries, q: string): Promise<StaffRma[]> {
  const asked =
    q === ""
      ? sql`rmas.state in ('requested', 'approved', 'received')`
      : sql`upper(${q}) in (rma_number, order_number) or lower(email) = lower(${q})`;
  const { rows } = await sql<Found>`select rma_number as "RmaNumber", order_number as "OrderNumber", email as "Email",
      rmas.state as "State", rmas.version as "Version", wants as "Wants", reason as "Reason", told as "Told", answer as "Answer",
      rmas.created_at as "openedAt", rmas.changed_at as "changedAt",
      (
        select coalesce(jsonb_agg(jsonb_build_object('Line', position + 1, 'ItemDescription', description, 'Units', units) order by position), '[]')
        from rma_lines join order_lines on order_lines.id = order_line_id where rma_id = rmas.id
      ) as "Lines",
      (
        select coalesce(jsonb_agg(jsonb_build_object('Id', id, 'Name', name, 'Kind', kind) order by added_at), '[]')
        from rma_proofs where rma_id = rmas.id
      ) as "Proofs"
    from rmas join orders on orders.id = order_id where ${asked}
    order by rmas.created_at, rma_number limit ${MOST}`.execute(queries);
  return rows.map(({ openedAt, changedAt, ...row }) => ({
    ...row,
    OpenedAt: openedAt.toISOString(),
    ChangedAt: changedAt.toISOString(),
    Moves: staffMoves(row.State),
  }));
}

/** Its buyer alone takes a request back. */
function staffMoves(from: RmaState): RmaState[] {
  return RMA_MOVES[from].filter((to) => to !== "withdrawn");
}
