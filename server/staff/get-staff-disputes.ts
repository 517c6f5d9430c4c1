import type { getStaffDisputes as call } from "#contract/staff-disputes.ts";
import type { DisputeState } from "#rules/dispute/dispute-states.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { type Carrier, trackingPage } from "#rules/order/carriers.ts";
import { sql } from "kysely";
import type { StaffHandler } from "../http/route.ts";

const MOST = 200;

interface DisputeRow {
  orderNumber: string;
  ref: string;
  state: DisputeState;
  claim: string;
  amount: number;
  takenBack: number;
  wonBack: number;
  dueAt: Date | null;
  openedAt: Date;
  email: string;
  carrier: Carrier | null;
  tracking: string | null;
  deliveredAt: Date | null;
  mails: { Topic: string; At: string }[];
}

export const getStaffDisputes: StaffHandler<typeof call> = async ({ world }) => {
  const { rows } = await sql<DisputeRow>`
    select order_number as "orderNumber", dispute_ref as ref, disputes.state, disputes.reason as claim,
      disputes.amount_cents as amount, taken_back_cents as "takenBack", won_back_cents as "wonBack", due_at as "dueAt",
      opened_at as "openedAt", orders.email, carrier, tracking,
      (select min(at) from order_events where order_id = orders.id and name = 'order_delivered') as "deliveredAt",
      (
        select coalesce(jsonb_agg(jsonb_build_object('Topic', topic, 'At', delivered_at) order by delivered_at), '[]')
        from outbox where dedupe_key in (
          'order_receipt:' || order_number, 'order_shipped:' || order_number, 'order_delivered:' || order_number
        ) and delivered_at is not null
      ) as mails
    from disputes join orders on orders.id = disputes.order_id left join shipments on shipments.order_id = orders.id
    order by disputes.state <> 'needs_response', due_at nulls last, opened_at desc limit ${MOST}`.execute(
    world.db.queries,
  );
  return {
    reply: {
      Success: true as const,
      Disputes: rows.map((row) => ({
        OrderNumber: row.orderNumber,
        Ref: row.ref,
        State: row.state,
        Claim: row.claim,
        Amount: toWireMoney(cents(row.amount)),
        TakenBack: toWireMoney(cents(row.takenBack)),
        WonBack: toWireMoney(cents(row.wonBack)),
        DueAt: row.dueAt?.toISOString() ?? "",
        OpenedAt: row.openedAt.toISOString(),
        Email: row.email,
        TrackingUrl: row.carrier && row.tracking ? (trackingPage(row.carrier, row.tracking) ?? "") : "",
        Tracking: row.tracking ?? "",
        DeliveredAt: row.deliveredAt?.toISOString() ?? "",
        Mails: row.mails,
      })),
      TimeZone: world.config.shipping.warehouse.timeZone,
    },
  };
};
