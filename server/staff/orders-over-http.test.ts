import { describe, expect, test } from "vitest";
import { getOrder } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import { FLOOR_EVENTS } from "../testing/floor-events.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";
import { SHOP } from "../testing/small-shop.ts";

describe.each(databasesToTest())("orders at the desk on %s", (kind) => {
  const scene = new DeskScene(kind);

  const HOUR_MS = 3_600_000;

  /** So many hours later, with people at the desk who have signed in since. */
  async function hoursLater(hours: number): Promise<void> {
    scene.market.world.setNow(new Date(scene.market.world.now().getTime() + hours * HOUR_MS));
    scene.owner = await scene.desk("owner");
  }

  async function builtOrder(): Promise<string> {
    const made = await scene.paidOrder(SHOP.pc, 1);
    await scene.market.db.execute(
      `update order_lines set made = 'built' where order_id = (select id from orders where order_number = '${made}')`,
    );
    await scene.setOnHand(SHOP.pc, 5);
    return made;
  }

  test("a PC is built, tested, sent back, tested again, packed, shipped and delivered, and its scene.buyer sees it", async () => {
    scene.order = await builtOrder();
    const builder = await scene.desk("builder");
    let warehouse: HttpShopper;
    expect(await scene.press(builder, "start-build")).toMatchObject({ status: 200, body: { Moves: ["send_to_test"] } });
    expect((await scene.press(builder, "send-to-test")).status).toBe(200);
    expect((await scene.press(builder, "back-to-bench", { Reason: "Memory failed at 9 h" })).status).toBe(200);
    expect((await scene.press(builder, "send-to-test")).status).toBe(200);
    await hoursLater(24);
    warehouse = await scene.desk("warehouse");
    expect((await scene.press(warehouse, "pack")).status).toBe(200);
    const shipped = await scene.press(warehouse, "ship", PARCEL);
    expect(shipped).toMatchObject({ status: 200, body: { Moves: ["deliver"] } });
    await deliverOutbox(scene.market.world);
    const mail = scene.mails.find(({ dedupeKey }) => dedupeKey === `order_shipped:${scene.order}`);
    expect(mail?.text).toContain("https://www.ups.com/track?tracknum=1Z999AA10123456784");
    expect((await scene.press(warehouse, "deliver")).status).toBe(200);
    await deliverOutbox(scene.market.world);
    const arrived = scene.mails.find(({ dedupeKey }) => dedupeKey === `order_delivered:${scene.order}`);
    expect(arrived).toMatchObject({ to: expect.any(String), subject: `Order ${scene.order} was delivered` });
    expect(arrived?.text).toContain("UPS says");
    expect(arrived?.text).toContain("/support/rma");
    const view = await scene.buyer.call(getOrder, { query: { number: scene.order } });
    expect(view).toMatchObject({ State: "delivered", Parcels: [{ Carrier: "UPS", Tracking: "1Z999AA10123456784" }] });
    expect(view.Events.map(({ name }) => name).filter((name) => name.startsWith("order_"))).toEqual([
      "order_created",
      "order_paid",
      "order_building",
      "order_testing",
      "order_building",
      "order_testing",
      "order_packed",
      "order_shipped",
      "order_delivered",
    ]);
    const [failed, passed] = view.Tests;
    const hoursOf = (test = failed) =>
      test ? Math.floor((Date.parse(test.EndedAt) - Date.parse(test.StartedAt)) / HOUR_MS) : null;
    expect([failed?.Result, hoursOf(failed)]).toEqual(["failed", 0]);
    expect([passed?.Result, hoursOf(passed)]).toEqual(["passed", 24]);
    expect(view.Tests).toHaveLength(2);
    expect(JSON.stringify(view)).not.toContain("Memory failed");
    const { body } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    const log = body["Log"] as { Act: string; Who: string; Text: string }[];
    expect(log.map(({ Act }) => Act)).toEqual([
      "deliver",
      "ship",
      "pack",
      "send_to_test",
      "back_to_bench",
      "send_to_test",
      "start_build",
    ]);
    expect(log[4]?.Text).toBe("Back to the bench: Memory failed at 9 h");
    expect(await scene.balance()).toEqual([]);
  });

  test("a PC is not packed before its test of 24 hours is over; who does it says why, and test, hours and who are kept", async () => {
    scene.order = await builtOrder();
    const testOf = async () => (await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`)).body["Test"];
    const rowOf = async () => (await scene.owner.get(`/api/staff/orders?q=${scene.order}`)).body["Orders"] as object[];
    expect(await testOf()).toBeNull();
    await scene.press(scene.owner, "start-build");
    await scene.press(scene.owner, "send-to-test");
    const { StartedAt, EndsAt } = (await testOf()) as { StartedAt: string; EndsAt: string };
    expect(Date.parse(EndsAt) - Date.parse(StartedAt)).toBe(24 * HOUR_MS);
    expect(await testOf()).toMatchObject({ StartedBy: expect.stringMatching(/^owner/), IsOver: false, Result: "" });
    expect((await rowOf())[0]).toMatchObject({ Next: null, TestUntil: EndsAt });
    expect(await scene.press(scene.owner, "pack")).toMatchObject({
      status: 409,
      body: { Reason: "test_not_over", Facts: { hours: 24, until: EndsAt }, Fields: [{ field: "Early" }] },
    });
    expect(await scene.state()).toBe("testing");
    await scene.press(scene.owner, "back-to-bench", { Reason: "Memory failed" });
    expect(await testOf()).toMatchObject({ Result: "failed", EndedBy: expect.stringMatching(/^owner/) });
    await scene.press(scene.owner, "send-to-test");
    expect((await scene.press(scene.owner, "pack", { Early: "Only the case was changed" })).status).toBe(200);
    expect(await testOf()).toMatchObject({ Result: "passed", Early: "Only the case was changed" });
    const { body } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    expect((body["Log"] as { Text: string }[])[0]?.Text).toBe(
      "Packed before its test was over: Only the case was changed",
    );
    const tests = await scene.market.db.queries
      .selectFrom("order_tests")
      .innerJoin("orders", "orders.id", "order_id")
      .select(["result", "early_reason"])
      .where("order_number", "=", scene.order)
      .orderBy("order_tests.id")
      .execute();
    expect(tests.map(({ result }) => result)).toEqual(["failed", "passed"]);
  });

  test("gear is packed without a build, and no move is made that the table does not have", async () => {
    for (const move of ["start-build", "send-to-test", "deliver"])
      expect(reasonAt(await scene.press(scene.owner, move)), move).toEqual([409, "order_not_there"]);
    expect(reasonAt(await scene.press(scene.owner, "ship", PARCEL))).toEqual([409, "order_not_there"]);
    expect(reasonAt(await scene.press(scene.owner, "back-to-bench", { Reason: "x" }))).toEqual([
      409,
      "order_not_there",
    ]);
    expect((await scene.press(scene.owner, "pack")).status).toBe(200);
    expect(await scene.state()).toBe("packed");
    expect(reasonAt(await scene.press(scene.owner, "pack"))).toEqual([409, "order_not_there"]);
    const wrong = await scene.press(scene.owner, "ship", { Carrier: "UPS", Tracking: "12" });
    expect(wrong).toMatchObject({ status: 422, body: { Reason: "tracking_invalid", Fields: [{ field: "Tracking" }] } });
    expect((await scene.press(scene.owner, "ship", PARCEL)).status).toBe(200);
    expect(await scene.balance()).toEqual([]);
  });

  test("what was decided on an older sight of the order is refused, and of twenty who press at once one does it", async () => {
    const before = await scene.seen();
    expect((await scene.press(scene.owner, "note", { Text: "Gift wrap, please" })).status).toBe(200);
    expect(reasonAt(await scene.owner.post("/api/staff/orders/pack", before))).toEqual([409, "order_changed"]);
    const now = await scene.seen();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => scene.owner.post("/api/staff/orders/pack", now)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body["Reason"] === "order_changed")).toHaveLength(19);
    expect(reasonAt(await scene.owner.get("/api/staff/orders/view?number=RS-00000-000000"))).toEqual([
      404,
      "order_unknown",
    ]);
  });

  test("a held order is not built, packed or shipped: the call refuses, and so does the database", async () => {
    expect((await scene.press(scene.owner, "hold", { Reason: "Name and card differ" })).status).toBe(200);
    expect(await scene.press(scene.owner, "pack")).toMatchObject({
      status: 409,
      body: { Reason: "order_held", Facts: { reason: "Name and card differ" } },
    });
    expect(reasonAt(await scene.press(scene.owner, "hold", { Reason: "again" }))).toEqual([409, "order_held"]);
    const row = await findOrderByNumber(scene.market.db.queries, scene.order);
    if (!row) throw new Error("The order is gone");
    const { db, world } = scene.market;
    const pack = db.transaction((tx) => moveOrderBy(tx, row, FLOOR_EVENTS.packed, world.now()));
    await expect(pack).rejects.toThrow("is held");
    await expect(
      db.execute(
        `insert into shipments (order_id, carrier, tracking, shipped_by, shipped_at) values ('${row.id}', 'UPS', '12345678', 1, now())`,
      ),
    ).rejects.toThrow("is not packed");
    expect((await scene.press(scene.owner, "release")).status).toBe(200);
    expect(reasonAt(await scene.press(scene.owner, "release"))).toEqual([409, "order_not_held"]);
    expect((await scene.press(scene.owner, "pack")).status).toBe(200);
  });

  test("a hold and a parcel of the same second: one of the two, never both", async () => {
    for (let round = 0; round < 5; round += 1) {
      scene.order = await scene.paidOrder(SHOP.cable, 1);
      await scene.press(scene.owner, "pack");
      const now = await scene.seen();
      const answers = await Promise.all([
        scene.owner.post("/api/staff/orders/ship", { ...now, ...PARCEL }),
        scene.owner.post("/api/staff/orders/hold", { ...now, Reason: "Stop" }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test("the queue shows what is on the floor by its promise, counts it, and finds an order by number, email or name", async () => {
    await scene.press(scene.owner, "hold", { Reason: "Look" });
    const { body } = await scene.owner.get("/api/staff/orders");
    const rows = body["Orders"] as { OrderNumber: string; ShipsOn: string; Next: string | null; Held: string }[];
    expect(rows.map(({ ShipsOn }) => ShipsOn)).toEqual(rows.map(({ ShipsOn }) => ShipsOn).toSorted());
    expect(rows.find((row) => row.OrderNumber === scene.order)).toMatchObject({ Next: null, Held: "Look" });
    const counts = body["Counts"] as Record<string, number>;
    expect(counts["held"]).toBeGreaterThan(0);
    expect(counts["open"]).toBeGreaterThanOrEqual(rows.length === 100 ? 100 : rows.length);
    const held = (await scene.owner.get("/api/staff/orders?tab=held")).body["Orders"] as { Held: string }[];
    expect(held.every(({ Held }) => Held !== "")).toBe(true);
    for (const words of [scene.order.toLowerCase(), "Byron", "ADA@example.com"]) {
      const found = (await scene.owner.get(`/api/staff/orders?q=${encodeURIComponent(words)}`)).body[
        "Orders"
      ] as unknown[];
      expect(found.length, words).toBeGreaterThan(0);
    }
    const nothing = await scene.owner.get("/api/staff/orders?q=nobody");
    expect(nothing.body["Orders"]).toEqual([]);
  });
});
