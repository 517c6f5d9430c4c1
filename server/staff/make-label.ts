import type { LabelToMake } from "#adapters/shipping/shipping-carrier.ts";
import type {
  cancelLabel as cancelCall,
  getLabelPdf as pdfCall,
  makeLabel as makeCall,
} from "#contract/staff-labels.ts";
import { cents } from "#rules/money/cents.ts";
import { refuse } from "#rules/refusal.ts";
import { shippingLabel } from "#rules/shipping/shipping-label.ts";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { findLabel, insertLabel, moveLabel } from "../orders/shipping-labels-table.ts";
import type { World } from "../world.ts";
import { askCarrier, cancelAtCarrier } from "./ask-carrier.ts";
import { changeOrder, type LockedOrder } from "./change-order.ts";
import { refuseMove } from "./move-order.ts";
import { viewStaffOrder } from "./view-staff-order.ts";
import { spokenWords } from "../languages/spoken.ts";

/**
 * On record under the order's lock, asked of the carrier outside of any transaction, kept. The carrier does not know a
 * call again: without an answer the label is `lost`, and whoever needs one asks for another.
 */
export const makeLabel: StaffActHandler<typeof makeCall> = async ({ world, principal, act, body }) => {
  const { carrier } = world;
  const asked: { id: string; parcel: LabelToMake }[] = [];
  const begun = await changeOrder(world, { principal, act }, body, async (tx, order) => {
    if (!carrier) return refuse("carrier_none");
    const refusal = await refuseMove(world, tx, order, "ship");
    if (!("to" in refusal)) return refusal;
    const last = await findLabel(tx, { orderId: order.id }, world.now());
    if (last && ["asked", "made", "cancelling"].includes(last.state)) return refuse("label_there");
    const parcel = await parcelOf(world, tx, order);
    const label = { orderId: order.id, label: parcel.label, madeBy: principal.staffId };
    asked.push({ id: await insertLabel(world, tx, label), parcel });
    return { ok: true };
  });
  const [one] = asked;
  if ("reason" in begun || !one || !carrier) return begun;
  const refusal = await askCarrier(world, carrier, one);
  return refusal ?? { reply: await viewStaffOrder(world, principal, body.OrderNumber) };
};

/** Ended here first, so that nothing leaves under it; where the carrier does not answer it is pressed again. */
export const cancelLabel: StaffActHandler<typeof cancelCall> = async ({ world, principal, act, body }) => {
  const { carrier } = world;
  const ended: { id: string; tracking: string }[] = [];
  const begun = await changeOrder(world, { principal, act }, body, async (tx, order) => {
    if (!carrier) return refuse("carrier_none");
    const label = await findLabel(tx, { orderId: order.id }, world.now());
    if (!label?.tracking || (label.state !== "made" && label.state !== "cancelling")) return refuse("label_none");
    if (order.state === "shipped" || order.state === "delivered")
      return refuse("order_not_there", { state: order.state });
    if (label.state === "made") await moveLabel(world, tx, { id: label.id, from: "made", to: "cancelling" });
    ended.push({ id: label.id, tracking: label.tracking });
    return { ok: true, before: { carrier: label.label.Carrier, tracking: label.tracking } };
  });
  const [one] = ended;
  if ("reason" in begun || !one || !carrier) return begun;
  const refusal = await cancelAtCarrier(world, carrier, one);
  return refusal ?? { reply: await viewStaffOrder(world, principal, body.OrderNumber) };
};

export const getLabelPdf: StaffHandler<typeof pdfCall> = async ({ world, query }) => {
  const order = await findOrderByNumber(world.db.queries, query.number);
  if (!order) return refuse("order_unknown");
  const row = await world.db.queries
    .selectFrom("shipping_labels")
    .select(["tracking", "pdf"])
    .where("order_id", "=", order.id)
    .where("rma_id", "is", null)
    .where("state", "=", "made")
    .executeTakeFirst();
  if (!row?.tracking || !row.pdf) return refuse("label_none");
  return { reply: { Success: true, Tracking: row.tracking, Base64: Buffer.from(row.pdf).toString("base64") } };
};

/** What the order keeps: where it goes, what is in the parcel weighs, and what that cost, which is what it is declared at. */
async function parcelOf(world: World, tx: Tx, order: LockedOrder): Promise<LabelToMake> {
  const row = await tx
    .selectFrom("orders")
    .select(["shipping_address", "shipping_method_id", "shipping_name", "priced_cart"])
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  const { rows: lines } = await sql<{
    kept: number;
    left: number;
  }>`select kept, (amount_cents + discount_cents - coalesce((
      select sum(refund_parts.amount_cents) from refund_parts join refunds on refunds.id = refund_id
      where order_line_id = order_lines.id and refunds.state <> 'failed'
    ), 0))::bigint as left
    from order_lines join line_units on line_id = order_lines.id
    where order_lines.order_id = ${order.id} and quantity > 0 order by position`.execute(tx);
  const { warehouse, labelShipDaysAhead } = world.config.shipping;
  const label = shippingLabel(
    {
      orderNumber: order.orderNumber,
      address: row.shipping_address,
      shippingName: row.shipping_name,
      value: cents(lines.reduce((sum, { left }) => sum + left, 0)),
      packages: 1,
      at: world.now().toISOString(),
    },
    warehouse,
    labelShipDaysAhead,
  );
  // What was priced last has a line for each that is still in the order, in their order.
  const weightGrams = row.priced_cart.lines.reduce(
    (sum, line, at) => sum + line.weightGrams * (lines[at]?.kept ?? 0),
    0,
  );
  return {
    label,
    shippingMethodId: row.shipping_method_id,
    weightGrams,
    contents: spokenWords().shippingLabel.labelContents,
    comesBackFrom: null,
  };
}
