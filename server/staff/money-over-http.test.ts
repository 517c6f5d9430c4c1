import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { reconcileRefunds } from "../refunds/reconcile-refunds.ts";
import { sessionTokenSha256 } from "../sessions/find-session.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";
import { SHOP } from "../testing/small-shop.ts";
import { codeOf } from "../testing/staff-desk.ts";
import { TEST_NOW } from "../testing/test-world.ts";

describe.each(databasesToTest())("money at the desk on %s", (kind) => {
  const scene = new DeskScene(kind);

  test("one unit goes back with its tax, under one key once, and is in the log with who and why", async () => {
    const body = {
      ...(await scene.seen()),
      Key: randomUUID(),
      Why: "returned",
      Reason: "Left button",
      Parts: [{ Part: "1", Units: 1 }],
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => scene.owner.post("/api/staff/orders/refund", body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { body: after } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    expect((after["Log"] as { Act: string }[]).map(({ Act }) => Act)).toEqual(["refund"]);
    expect((after["Parts"] as { Units: number }[])[0]?.Units).toBe(2);
    expect(await scene.state()).toBe("paid");
    const empty = await scene.press(scene.owner, "refund", { ...body, Key: randomUUID(), Parts: [{ Part: "" }] });
    expect(reasonAt(empty)).toEqual([422, "refund_nothing_asked"]);
    const unknown = await scene.press(scene.owner, "refund", {
      ...body,
      Key: randomUUID(),
      Parts: [{ Part: "wings" }],
    });
    expect(unknown).toMatchObject({ status: 422, body: { Reason: "refund_part_unknown" } });
    expect(unknown.body["Fields"]).toMatchObject([{ field: "Parts.0.Part" }]);
    expect(await scene.balance()).toEqual([]);
  });

  test("two people who refund one order at the same moment send it once", async () => {
    const other = await scene.desk("support");
    const now = await scene.seen();
    const ask = (at: HttpShopper) =>
      at.post("/api/staff/orders/refund", { ...now, Key: randomUUID(), Why: "late", Reason: "Late", Parts: [] });
    const answers = await Promise.all([scene.owner, other, scene.owner, other].map(ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body["Reason"] === "order_changed")).toHaveLength(3);
    const total = (await findOrderByNumber(scene.market.db.queries, scene.order))?.total;
    expect([await scene.refundedCents(), await scene.state()]).toEqual([total, "refunded"]);
    expect(await scene.balance()).toEqual([]);
  });

  test("an order that is called off gives everything back, and its units are on the shelf again", async () => {
    const units = async () =>
      (
        await scene.market.db.queries
          .selectFrom("stock")
          .select("on_hand")
          .where("sku_id", "=", SHOP.mouse)
          .executeTakeFirstOrThrow()
      ).on_hand;
    const before = await units();
    const cancel = { Key: randomUUID(), Reason: "Buyer called" };
    expect((await scene.press(scene.owner, "cancel", cancel)).status).toBe(200);
    expect([await scene.state(), await units()]).toEqual(["refunded", before + 3]);
    expect(reasonAt(await scene.press(scene.owner, "pack"))).toEqual([409, "order_not_there"]);
    await deliverOutbox(scene.market.world);
    expect(scene.mails.some(({ subject }) => subject.includes(scene.order) && subject.startsWith("Refund"))).toBe(true);
    expect(await scene.balance()).toEqual([]);
    scene.order = await scene.paidOrder(SHOP.mouse, 1);
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    expect(reasonAt(await scene.press(scene.owner, "cancel", { ...cancel, Key: randomUUID() }))).toEqual([
      409,
      "order_not_there",
    ]);
  });

  test("while a refund has no answer nothing is packed, and afterwards it is", async () => {
    scene.market.acceptWebhooks(false);
    await scene.market.peer.fault("refund", "timeout_before");
    const body = { Key: randomUUID(), Why: "late", Reason: "Late", Parts: [{ Part: "1", Amount: 5 }] };
    expect((await scene.press(scene.owner, "refund", body)).status).toBe(200);
    expect(reasonAt(await scene.press(scene.owner, "pack"))).toEqual([409, "refund_under_way"]);
    await reconcileRefunds(scene.market.world, -1);
    scene.market.acceptWebhooks(true);
    expect((await scene.press(scene.owner, "pack")).status).toBe(200);
    expect(await scene.balance()).toEqual([]);
  });

  test("a role's limit holds at once and over a day, also for many at the same moment", async () => {
    const support = await scene.desk("support");
    scene.order = await scene.paidOrder(SHOP.laptop, 1);
    const over = await scene.press(support, "refund", { Key: randomUUID(), Why: "late", Reason: "Late", Parts: [] });
    expect(over).toMatchObject({ status: 403, body: { Reason: "refund_over_limit", Facts: { mostCents: 100_000 } } });
    expect(await scene.refundedCents()).toBe(0);
    const ask = { Why: "goodwill", Reason: "Late", Parts: [{ Part: "1", Amount: 800 }] };
    const orders = [scene.order];
    for (let at = 0; at < 4; at += 1) orders.push(await scene.paidOrder(SHOP.laptop, 1));
    const sights = await Promise.all(orders.map((of) => scene.seen(of)));
    const answers = await Promise.all(
      sights.map((sight) => support.post("/api/staff/orders/refund", { ...sight, ...ask, Key: randomUUID() })),
    );
    const sent = answers.filter(({ status }) => status === 200);
    expect(sent.length).toBeGreaterThan(0);
    const { cents } = await scene.market.db.queries
      .selectFrom("refunds")
      .select((eb) => eb.fn.sum<string>("amount_cents").as("cents"))
      .where("sent_by", "=", `staff:${await idOf(support)}`)
      .executeTakeFirstOrThrow();
    expect(Number(cents)).toBeLessThanOrEqual(300_000);
    expect(answers.filter(({ body }) => body["Reason"] === "refund_over_limit").length).toBe(5 - sent.length);
    expect(sent.length).toBe(3);
  });

  test("money moves for a fresh second factor only, and for who has the right", async () => {
    const builder = await scene.desk("builder");
    const body = { Key: randomUUID(), Why: "late", Reason: "Late", Parts: [] };
    expect(await scene.press(builder, "refund", body)).toMatchObject({
      status: 403,
      body: { Reason: "staff_right_missing", Facts: { right: "orders.refund" } },
    });
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + 11 * 60_000));
    expect(reasonAt(await scene.press(scene.owner, "refund", body))).toEqual([403, "staff_code_needed"]);
    expect(reasonAt(await scene.press(scene.owner, "cancel", { Key: randomUUID(), Reason: "x" }))).toEqual([
      403,
      "staff_code_needed",
    ]);
    const { email } = await scene.market.db.queries
      .selectFrom("staff")
      .select("email")
      .where("id", "=", await idOf(scene.owner))
      .executeTakeFirstOrThrow();
    await scene.owner.post("/api/staff/prove", { Code: await codeOf(scene.market.world, email) });
    expect((await scene.press(scene.owner, "refund", body)).status).toBe(200);
  });

  async function idOf(at: HttpShopper): Promise<number> {
    const token = sessionTokenSha256(at.cookies.get("staff") ?? "");
    const row = await scene.market.db.queries
      .selectFrom("staff_sessions")
      .select("staff_id")
      .where("token_sha256", "=", token)
      .executeTakeFirstOrThrow();
    return row.staff_id;
  }
});
