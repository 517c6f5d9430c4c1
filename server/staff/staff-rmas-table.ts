import { sql } from "kysely";
import type { StaffRma } from "#contract/staff-rmas.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { RMA_ENDED, RMA_HERE, RMA_MOVES, type RmaState } from "#rules/rma/rma-states.ts";
import type { ReturnParcel } from "#rules/rma/return-parcel.ts";
import type { LabelState } from "../orders/shipping-labels-table.ts";
import { type RmaLineRow, rmaLines } from "../rma/rma-lines-table.ts";
import type { World } from "../world.ts";
import { spoken } from "../languages/spoken.ts";

const { litName } = spoken.lightColors;

const MOST = 200;
/** Beside one of these no other is made; whether one that was asked for is on its way still, the call says. */
const LABEL_THERE: ReadonlySet<LabelState> = new Set(["made", "cancelling"]);

interface Found extends Omit<
  StaffRma,
  | "OpenedAt"
  | "ChangedAt"
  | "Moves"
  | "Lines"
  | "Refunded"
  | "Messages"
  | "MayWrite"
  | "Label"
  | "MayLabel"
  | "MayCancelLabel"
> {
  openedAt: Date;
  changedAt: Date;
  refundedCents: number;
  lines: RmaLineRow[];
  label: { state: LabelState; tracking: string | null; parcel: ReturnParcel } | null;
  messages: { who: string | null; text: string; at: string }[];
}

/** Its label is paid for, and nothing comes under it: somebody cancels it. */
const LABEL_LEFT_OVER = sql<boolean>`rmas.state = 'withdrawn' and exists (
  select from shipping_labels where rma_id = rmas.id and shipping_labels.state in ('made', 'cancelling')
    and parcel = 'labelled')`;

/** Requests as staff read them: the open ones and the withdrawn ones that have a label still, oldest first; or with `q` those of a number, an order or an email. */
export async function listStaffRmas({ db, carrier }: Pick<World, "db" | "carrier">, q: string): Promise<StaffRma[]> {
  const asked =
    q === ""
      ? sql`(rmas.state in ('requested', 'approved', 'received') or (${LABEL_LEFT_OVER}))`
      : sql`upper(${q}) in (rma_number, order_number) or lower(email) = lower(${q})`;
  const { rows } = await sql<Found>`select rma_number as "RmaNumber", order_number as "OrderNumber", email as "Email",
      rmas.state as "State", rmas.version as "Version", wants as "Wants", reason as "Reason", told as "Told", answer as "Answer",
      rmas.created_at as "openedAt", rmas.changed_at as "changedAt",
      (
        select coalesce(sum(amount_cents), 0)::bigint from refunds where rma_id = rmas.id and refunds.state <> 'failed'
      ) as "refundedCents",
      message_waits as "MessageWaits",
      (
        select jsonb_build_object('state', shipping_labels.state, 'tracking', tracking, 'parcel', parcel)
        from shipping_labels where rma_id = rmas.id order by shipping_labels.created_at desc, shipping_labels.id limit 1
      ) as "label",
      (
        select coalesce(jsonb_agg(jsonb_build_object('who', staff.name, 'text', text, 'at', at) order by at, rma_messages.id), '[]')
        from rma_messages left join staff on staff.id = staff_id where rma_id = rmas.id
      ) as "messages",
      (select coalesce(jsonb_agg(to_jsonb(asked)), '[]') from (${rmaLines(sql.ref("rmas.id"))}) as asked) as "lines",
      (
        select coalesce(jsonb_agg(jsonb_build_object('Id', id, 'Name', name, 'Kind', kind) order by added_at), '[]')
        from rma_proofs where rma_id = rmas.id
      ) as "Proofs"
    from rmas join orders on orders.id = order_id where ${asked}
    order by rmas.created_at, rma_number limit ${MOST}`.execute(db.queries);
  return rows.map(({ openedAt, changedAt, refundedCents, lines, messages, label, ...row }) => ({
    ...row,
    OpenedAt: openedAt.toISOString(),
    ChangedAt: changedAt.toISOString(),
    Lines: lines.map((line) => ({
      Line: line.line,
      ItemDescription: litName(line.name, line.light),
      Units: line.units,
      Accepted: line.accepted,
      Why: line.why,
      Received: line.received,
      Condition: line.condition,
      Granted: line.granted,
      Refunded: line.refundedUnits,
      Left: RMA_HERE.includes(row.State) ? Math.max(0, line.granted - line.refundedUnits) : 0,
    })),
    Messages: messages.map(({ who, text, at }) => ({
      From: who === null ? "buyer" : "store",
      Who: who ?? "",
      Text: text,
      At: new Date(at).toISOString(),
    })),
    Label: label && { State: label.state, Tracking: label.tracking ?? "", Parcel: label.parcel },
    MayLabel: carrier !== null && row.State === "approved" && !LABEL_THERE.has(label?.state ?? "cancelled"),
    MayCancelLabel: carrier !== null && label !== null && LABEL_THERE.has(label.state) && label.parcel === "labelled",
    MayWrite: !RMA_ENDED.includes(row.State),
    Refunded: toWireMoney(cents(refundedCents)),
    Moves: staffMoves(row.State),
  }));
}

/** Its buyer alone takes a request back. */
function staffMoves(from: RmaState): RmaState[] {
  return RMA_MOVES[from].filter((to) => to !== "withdrawn");
}
