import { sql } from "kysely";
import type { BodyOf } from "#contract/call.ts";
import type { openRma as call, withdrawRma as withdrawCall } from "#contract/rma.ts";
import { orderNumber } from "#rules/order/order-number.ts";
import { refuse } from "#rules/refusal.ts";
import { checkRma } from "#rules/rma/check-rma.ts";
import { mayMoveRma } from "#rules/rma/rma-states.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import type { Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Handler } from "../http/route.ts";
import { lockOrder } from "../orders/orders-table.ts";
import { findRmaOrder } from "./find-rma-order.ts";
import { findReturnUntil } from "./return-until.ts";
import { findRmaOf, listReturnable, moveRma, viewRma } from "./rmas-table.ts";

/** The same asked for again so soon is a form that was pressed twice. */
const TWICE_MS = 60_000;

/** Asks for lines of a shipped order to come back. The order is locked while its units are counted: two requests at once never hold one unit, and one that was pressed twice is one. */
export const openRma: Handler<typeof call> = async ({ world, principal, body }) => {
  const found = await findRmaOrder(world, principal, body);
  if (!found) return refuse("order_unknown");
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    const now = world.now();
    const lines = body.Lines.map(({ Line, Units }) => ({ position: Line, units: Units }));
    const same = await findSameAsked(tx, order.id, { ...body, lines }, new Date(now.getTime() - TWICE_MS));
    if (same) return { reply: { Success: true, Rma: await viewRma(tx, order.id, same) } };
    const returnable = await listReturnable(tx, order.id);
    const until = await findReturnUntil(world, tx, order.id);
    const refusal = checkRma(
      { state: order.state, lines: returnable, until, today: warehouseTime(world).on },
      { lines, wants: body.Wants, reason: body.Reason },
    );
    if (refusal) return refusal;
    const id = newUuid(world);
    const rmaNumber = orderNumber(world.randomBytes(8), "RMA");
    await tx
      .insertInto("rmas")
      .values({
        id,
        rma_number: rmaNumber,
        order_id: order.id,
        state: "requested",
        wants: body.Wants,
        reason: body.Reason,
        told: body.Told,
        created_at: now,
        changed_at: now,
      })
      .execute();
    await tx.insertInto("rma_moves").values({ rma_id: id, state: "requested", at: now }).execute();
    for (const row of returnable) {
      const units = lines
        .filter(({ position }) => position === row.position)
        .reduce((sum, each) => sum + each.units, 0);
      if (units > 0) await tx.insertInto("rma_lines").values({ rma_id: id, order_line_id: row.id, units }).execute();
    }
    return { reply: { Success: true, Rma: await viewRma(tx, order.id, rmaNumber) } };
  });
};

/** Takes a request back before its parcel is on its way, as far as the store can see; its units may be asked for again. */
export const withdrawRma: Handler<typeof withdrawCall> = async ({ world, principal, body }) => {
  const found = await findRmaOrder(world, principal, body);
  if (!found) return refuse("order_unknown");
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    const rma = await findRmaOf(tx, order.id, body.RmaNumber);
    if (!rma) return refuse("rma_unknown");
    if (rma.state !== "withdrawn") {
      if (rma.isMoving || !mayMoveRma(rma.state, "withdrawn")) return refuse("rma_received");
      await moveRma(tx, { id: rma.id, to: "withdrawn" }, world.now());
    }
    return { reply: { Success: true, Rma: await viewRma(tx, order.id, body.RmaNumber) } };
  });
};

/** The number of a request that asks for the very same, and was made since then; null where there is none. */
async function findSameAsked(
  tx: Tx,
  orderId: string,
  asked: Pick<BodyOf<typeof call>, "Wants" | "Reason" | "Told"> & { lines: readonly AskedLine[] },
  since: Date,
): Promise<string | null> {
  const { rows } = await sql<{ rmaNumber: string; lines: AskedLine[] }>`select rma_number as "rmaNumber", (
      select jsonb_agg(jsonb_build_object('position', position + 1, 'units', units) order by position)
      from rma_lines join order_lines on order_lines.id = order_line_id where rma_id = rmas.id
    ) as lines
    from rmas where order_id = ${orderId}::uuid and state = 'requested' and created_at > ${since}
      and wants = ${asked.Wants} and reason = ${asked.Reason} and told = ${asked.Told}
    order by created_at desc`.execute(tx);
  const textOf = (lines: readonly AskedLine[]) =>
    lines
      .map(({ position, units }) => `${position}x${units}`)
      .toSorted()
      .join();
  return rows.find(({ lines }) => textOf(lines) === textOf(asked.lines))?.rmaNumber ?? null;
}

interface AskedLine {
  position: number;
  units: number;
}
