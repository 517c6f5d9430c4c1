import type { backToBench as backCall, packOrder as packCall, sendToTest as testCall } from "#contract/staff-orders.ts";
import type { StaffActHandler } from "../http/route.ts";
import { changeOrder, EVENT_OF } from "./change-order.ts";
import { makeMove, refuseMove } from "./move-order.ts";
import { failTest, insertTest, passTest } from "./order-tests-table.ts";

/** The move and the test's start in one transaction. */
export const sendToTest: StaffActHandler<typeof testCall> = ({ world, principal, act, body }) =>
  changeOrder(world, { principal, act }, body, async (tx, order) => {
    const moved = await makeMove(world, tx, order, "send_to_test", EVENT_OF.send_to_test);
    if (moved.ok) await insertTest(world, tx, order.id, principal.staffId);
    return moved;
  });

/** What is packed was tested as long as the store promises; who packs it earlier says why, and the log keeps it. */
export const packOrder: StaffActHandler<typeof packCall> = ({ world, principal, act, body }) =>
  changeOrder(world, { principal, act }, body, async (tx, order) => {
    const refused = await refuseMove(world, tx, order, "pack");
    if (!("to" in refused)) return refused;
    const passed = await passTest(world, tx, order.id, { staffId: principal.staffId, early: body.Early });
    if (!passed.ok) return passed;
    const moved = await makeMove(world, tx, order, "pack", EVENT_OF.pack);
    if (!moved.ok) throw new Error(`Order ${order.orderNumber} may be packed, and may not`);
    return passed.isEarly ? { ...moved, after: { ...moved.after, isEarly: true }, reason: body.Early } : moved;
  });

/** A test that runs ends with it, failed. */
export const backToBench: StaffActHandler<typeof backCall> = ({ world, principal, act, body }) =>
  changeOrder(world, { principal, act }, body, async (tx, order) => {
    const moved = await makeMove(world, tx, order, "back_to_bench", EVENT_OF.back_to_bench);
    if (!moved.ok) return moved;
    await failTest(world, tx, order.id, principal.staffId);
    return { ...moved, reason: body.Reason };
  });
