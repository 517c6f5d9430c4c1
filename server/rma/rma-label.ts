import type { findRmaLabel as findCall, getRmaLabel as call, RmaLabel } from "#contract/rma.ts";
import { trackingPage } from "#rules/order/carriers.ts";
import { refuse, type Refusal } from "#rules/refusal.ts";
import type { Queries } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { findRmaOrder } from "./find-rma-order.ts";
import { findRmaOf } from "./rmas-table.ts";

export const getRmaLabel: Handler<typeof call> = ({ world, principal, query }) =>
  answerLabel(world, principal, { ...query, Email: "" });
export const findRmaLabel: Handler<typeof findCall> = ({ world, principal, body }) =>
  answerLabel(world, principal, body);

/** The page to print, while its return waits for the parcel. */
async function answerLabel(
  world: World,
  principal: Shopper,
  asked: { OrderNumber: string; Email: string; RmaNumber: string },
): Promise<Refusal | { reply: { Success: true; Tracking: string; Base64: string } }> {
  const order = await findRmaOrder(world, principal, asked);
  if (!order) return refuse("order_unknown");
  const { queries } = world.db;
  const rma = await findRmaOf(queries, order.id, asked.RmaNumber);
  if (!rma) return refuse("rma_unknown");
  const row = await madeLabel(queries, rma.id).select("pdf").executeTakeFirst();
  if (rma.state !== "approved" || !row?.tracking || !row.pdf) return refuse("rma_label_none");
  return { reply: { Success: true, Tracking: row.tracking, Base64: Buffer.from(row.pdf).toString("base64") } };
}

/** The label of a return as its buyer sees it; null where there is none. */
export async function viewRmaLabel(queries: Queries, rmaId: string): Promise<RmaLabel | null> {
  const row = await madeLabel(queries, rmaId).executeTakeFirst();
  if (!row?.tracking) return null;
  return { Carrier: "FedEx", Tracking: row.tracking, Url: trackingPage("FedEx", row.tracking), Parcel: row.parcel };
}

function madeLabel(queries: Queries, rmaId: string) {
  return queries
    .selectFrom("shipping_labels")
    .select(["tracking", "parcel"])
    .where("rma_id", "=", rmaId)
    .where("state", "=", "made");
}
