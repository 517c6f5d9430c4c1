import type { TestResult } from "#rules/order/burn-in.ts";
import type { MeasuredValues } from "#rules/order/measured-values.ts";
import type { RefundState } from "#rules/refund/refund-states.ts";
import type { RevisionState } from "#rules/revision/revision-states.ts";
import type { ParcelNews } from "#rules/order/parcel-sightings.ts";
import type { PreOrderSize } from "#rules/order/pre-order-size.ts";
import { HotStatement, holds } from "../db/hot-statement.ts";
import type { Row } from "../db/schema.ts";
import type { OrderEvent } from "./order-events.ts";

/** A row as JSON gives it: its instants are text. */
type Json<R> = {
  [Name in keyof R]: R[Name] extends Date ? string : R[Name] extends Date | null ? string | null : R[Name];
};

/** Of a unit of a line, or of one of its parts: what is in its place now, not what was taken out. */
interface LineSerial {
  unit: number;
  part: number;
  serial: string;
}

/** Everything an order shows: its row, its lines, the last attempt to pay it, and what happened. */
export interface OrderRecord {
  order: Json<Row<"orders">>;
  payment: Pick<Row<"payments">, "state" | "card_type" | "card_last4"> | null;
  lines: (Json<Row<"order_lines">> & { model_id: number | null; refunded: number; serials: LineSerial[] })[];
  /** Of a pre-order, as its buyer chose it last. */
  size: PreOrderSize | null;
  events: { name: OrderEvent["name"]; at: string }[];
  /** Of what was built for it, oldest first. */
  tests: { started_at: string; ended_at: string | null; result: TestResult | null; measured: MeasuredValues }[];
  shipment: Pick<Row<"shipments">, "carrier" | "tracking"> | null;
  /** Its parcels beside the first one. */
  moreParcels: Pick<Row<"shipments">, "carrier" | "tracking">[];
  /** Where the carrier saw them, oldest first. */
  parcelNews: { tracking: string; at: string; news: ParcelNews; place: string }[];
  /** The order as it was placed, and every change of it; none where nothing was changed. */
  revisions: { state: RevisionState; due_cents: number; total_cents: number; expires_at: string; changed_at: string }[];
  /** The last delay that its buyer was told of. */
  delay: Pick<Row<"ship_delays">, "from_on" | "ships_on" | "reason" | "silence" | "answer_by" | "answer"> | null;
  refunds: { amount_cents: number; state: RefundState; created_at: string; to_voucher: boolean }[];
  /** Last four signs of the gift voucher that pays a part of it. */
  voucher: string | null;
}

/** SQL of the `OrderRecord` of the row `orders` around it, as one value. */
export const ORDER_RECORD = `jsonb_build_object(
    'order', to_jsonb(orders),
    'payment', (
      select jsonb_build_object('state', state, 'card_type', card_type, 'card_last4', card_last4)
      from payments where payments.order_id = orders.id and purpose = 'order' order by payments.created_at desc limit 1),
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(order_lines) || jsonb_build_object('model_id', (
        select model_id from products join skus on product_id = products.id where skus.sku_id = order_lines.sku_id
      ), 'refunded', (select refunded from line_units where line_id = order_lines.id), 'serials', (
        select coalesce(jsonb_agg(jsonb_build_object('unit', unit, 'part', part, 'serial', serial) order by unit, part), '[]')
        from unit_serials where unit_serials.line_id = order_lines.id and unit <= order_lines.quantity
          and name = case part when 0 then order_lines.description else order_lines.parts ->> (part - 1) end
      )) order by order_lines.position), '[]')
      from order_lines where order_lines.order_id = orders.id and quantity > 0),
    'size', (
      select detail ->> 'size' from order_events
      where order_events.order_id = orders.id and name = 'size_chosen' order by order_events.id desc limit 1),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('name', name, 'at', at) order by order_events.id), '[]')
      from order_events where order_events.order_id = orders.id),
    'tests', (
      select coalesce(jsonb_agg(jsonb_build_object('started_at', started_at, 'ended_at', ended_at, 'result', result, 'measured', measured)
        order by order_tests.id), '[]')
      from order_tests where order_tests.order_id = orders.id),
    'shipment', (
      select jsonb_build_object('carrier', carrier, 'tracking', tracking) from shipments where shipments.order_id = orders.id),
    'moreParcels', (
      select coalesce(jsonb_agg(jsonb_build_object('carrier', carrier, 'tracking', tracking) order by number), '[]')
      from more_parcels where more_parcels.order_id = orders.id),
    'parcelNews', (
      select coalesce(jsonb_agg(jsonb_build_object('tracking', tracking, 'at', at, 'news', news, 'place', place)
        order by at, heard_at), '[]')
      from parcel_news where parcel_news.order_id = orders.id),
    'revisions', (
      select coalesce(jsonb_agg(jsonb_build_object('state', state, 'due_cents', due_cents, 'total_cents', total_cents, 'expires_at', expires_at, 'changed_at', changed_at) order by number), '[]')
      from order_revisions where order_revisions.order_id = orders.id),
    'delay', (
      select jsonb_build_object('from_on', from_on, 'ships_on', ship_delays.ships_on, 'reason', reason, 'silence', silence,
        'answer_by', answer_by, 'answer', answer)
      from ship_delays where ship_delays.order_id = orders.id order by number desc limit 1),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_cents', amount_cents, 'state', state, 'created_at', created_at,
        'to_voucher', voucher_id is not null) order by created_at), '[]')
      from refunds where refunds.order_id = orders.id),
    'voucher', (select last4 from vouchers where vouchers.id = orders.voucher_id))`;

export const FIND_ORDER_RECORD = new HotStatement({
  name: "find order record",
  takes: { id: "uuid" },
  gives: { record: holds<OrderRecord>("jsonb") },
  sql: `select ${ORDER_RECORD} as record from orders where id = :id`,
});
