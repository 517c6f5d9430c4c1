import { describe, expect, test } from "vitest";
import { changePaidOrder } from "#contract/order-changes.ts";
import { randomUUID } from "node:crypto";
import { databasesToTest } from "../db/test-database.ts";
import { ChangeScene, fewer, NOTHING } from "../testing/change-scene.ts";
import { PORTLAND } from "../testing/buyer.ts";
import { reasonAt } from "../testing/desk-scene.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { reasonOf } from "../testing/visitor.ts";

const { Email: _, ...AWAY } = PORTLAND;

describe.each(databasesToTest())("a change that staff make of a paid order, on %s", (kind) => {
  const scene = new ChangeScene(kind);
  const asked = (more: Record<string, string>) =>
    `/api/staff/orders/change/quote?${new URLSearchParams({ number: scene.order, ...more })}`;

  test("is quoted at the desk as its buyer would see it, and keeps nothing", async () => {
    const may = await scene.owner.get(`/api/staff/orders/change?number=${scene.order}`);
    expect(may.body).toMatchObject({ OrderNumber: scene.order, MayChangeLines: true, Waiting: null });
    const { body } = await scene.owner.get(asked({ fewer: "1:2" }));
    const { Success: _success, ...seen } = await scene.quote(fewer(2));
    expect(body).toMatchObject(seen);
    const away = await scene.owner.get(asked(AWAY));
    expect(away).toMatchObject({ status: 200, body: { Then: { Address: { City: "Portland" }, Totals: { Tax: 0 } } } });
    const nothing = await scene.owner.get(asked({ fewer: "1:3" }));
    expect(reasonAt(nothing)).toEqual([422, "change_nothing"]);
    expect((await scene.orderOf()).Changes.Made).toEqual([]);
  });

  test("that is cheaper gives back within the role's limit, for a fresh code, and is in the log with its reason", async () => {
    const support = await scene.desk("support");
    const body = await scene.staffChange({ ...NOTHING, Address: AWAY });
    const { body: made, status } = await support.post("/api/staff/orders/change", body);
    expect([status, made["OrderNumber"]]).toEqual([200, scene.order]);
    const { Changes, Refunds } = await scene.orderOf();
    expect([Changes.Made.length, Refunds.length]).toEqual([1, 1]);
    const { body: log } = await scene.owner.get(`/api/staff/log?subject=${scene.order}`);
    const acts = log["Acts"] as { Act: string; Who: string; Reason: string; After: string }[];
    expect(acts[0]).toMatchObject({ Act: "revise", Reason: "Called" });
    expect(acts[0]?.Who).toContain("support");
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + 11 * 60_000));
    const late = await scene.staffChange(fewer(2));
    expect(reasonAt(await support.post("/api/staff/orders/change", late))).toEqual([403, "staff_code_needed"]);
    expect(await scene.balance()).toEqual([]);
  });

  test("that is dearer waits for its buyer, who reads why and pays; staff may withdraw it before", async () => {
    const express = await scene.express();
    expect((await scene.owner.post("/api/staff/orders/change", await scene.staffChange(express))).status).toBe(200);
    expect((await scene.changeable()).Waiting).toMatchObject({ Reason: "Called" });
    const { body: queue } = await scene.owner.get(`/api/staff/orders?q=${scene.order}`);
    expect(queue["Orders"]).toMatchObject([{ OrderNumber: scene.order, ChangeWaits: true, Next: null }]);
    const { body: seen } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    expect([seen["Next"], seen["Moves"]]).toEqual([null, []]);
    const again = { ...(await scene.seen()), Reason: "Not wanted" };
    expect((await scene.owner.post("/api/staff/orders/change/withdraw", again)).status).toBe(200);
    expect((await scene.changeable()).Waiting).toBeNull();
    const late = { ...(await scene.seen()), Reason: "Not wanted" };
    expect(reasonAt(await scene.owner.post("/api/staff/orders/change/withdraw", late))).toEqual([409, "change_ended"]);
    await scene.owner.post("/api/staff/orders/change", await scene.staffChange(express));
    expect(await scene.pay()).toMatchObject({ reply: { State: "paid" } });
    expect((await scene.orderOf()).Changes.Made).toHaveLength(1);
    expect([await scene.balance(), await scene.recomputed()]).toEqual([[], []]);
  });

  test("takes nothing out of a packed box, but may still send it elsewhere, where its buyer may not", async () => {
    const { Then } = await scene.quote({ ...NOTHING, Address: AWAY });
    const less = await scene.staffChange(fewer(2));
    await scene.press(scene.owner, "pack");
    const seen = await scene.seen();
    expect(reasonAt(await scene.owner.post("/api/staff/orders/change", { ...less, ...seen }))).toEqual([
      409,
      "order_not_there",
    ]);
    const Change = { ...NOTHING, Address: AWAY };
    const body = { OrderNumber: scene.order, Change, Total: Then.Totals.Total, Key: randomUUID() };
    expect(reasonOf(await scene.buyer.tryCall(changePaidOrder, { body }))).toBe("order_not_there");
    const moved = await scene.owner.post("/api/staff/orders/change", { ...body, ...seen, Reason: "Called" });
    expect(moved.status).toBe(200);
    expect((await scene.orderOf()).ShipTo.lines).toContain("Portland, OR 97204");
    expect(await scene.balance()).toEqual([]);
  });

  test("is not for who builds or packs", async () => {
    const body = await scene.staffChange(fewer(2));
    for (const role of ["builder", "warehouse"] as const)
      expect((await (await scene.desk(role)).post("/api/staff/orders/change", body)).status, role).toBe(403);
    expect((await scene.orderOf()).Changes.Made).toEqual([]);
  });
});
