import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { answerDelay } from "#contract/order-delays.ts";
import { openOrder } from "#contract/orders.ts";
import type { SeenOrder } from "#contract/staff-orders.ts";
import type { DelayChoice } from "#rules/order/ship-delay.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { reconcileRefunds } from "../refunds/reconcile-refunds.ts";
import { ChangeScene } from "../testing/change-scene.ts";
import { endTexts } from "../texts/end-texts.ts";
import { PARCEL, reasonAt } from "../testing/desk-scene.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";
import { keepShipDates } from "./keep-ship-dates.ts";

/** Orders of the scene leave on Monday, November 23. */
const PROMISED = "2026-11-23";

describe.each(databasesToTest())("an order that ships late, on %s", (kind) => {
  const scene = new ChangeScene(kind);
  /** Orders of other tests are none of this one's: what of them is still in the house is called off. */
  beforeEach(async () => {
    const { Orders } = (await scene.owner.get("/api/staff/orders")).body as { Orders: SeenOrder[] };
    for (const { OrderNumber, Version } of Orders)
      if (OrderNumber !== scene.order)
        await scene.owner.post("/api/staff/orders/cancel", { OrderNumber, Version, Key: randomUUID(), Reason: "Over" });
    await scene.market.db.queries.deleteFrom("outbox").execute();
    scene.mails.length = 0;
  });

  /** The warehouse's clock is eight hours behind; staff sign in anew. */
  const go = async (on: string, hour = 12) => {
    scene.market.world.setNow(new Date(Date.parse(`${on}T00:00:00Z`) + (hour + 8) * 3_600_000));
    scene.owner = await scene.desk("owner");
  };
  const move = (ShipsOn: string, more: object = {}) =>
    scene.press(scene.owner, "delay", { ShipsOn, Reason: "parts_late", ...more });
  const answer = (Answer: DelayChoice, by = scene.buyer) =>
    by.tryCall(answerDelay, { body: { OrderNumber: scene.order, Answer } });
  const runJob = () => keepShipDates(scene.market.world);
  const mailed = async () => {
    await deliverOutbox(scene.market.world);
    return scene.mails.filter(({ subject }) => subject.includes(scene.order));
  };
  const rows = () =>
    scene.market.db.queries
      .selectFrom("ship_delays")
      .innerJoin("orders", "orders.id", "ship_delays.order_id")
      .select(["number", "ship_delays.ships_on", "silence", "answer_by", "answer"])
      .where("order_number", "=", scene.order)
      .orderBy("number")
      .execute();
  const isEnded = async () => {
    const { Totals } = await scene.orderOf();
    expect(await scene.refundedCents()).toBe(Math.round(Totals.Total * 100));
    expect([await scene.state(), await scene.balance()]).toEqual(["refunded", []]);
  };

  test("is told to its buyer with the new day, why, and what silence means; the page and the desk say the same", async () => {
    const before = (await scene.orderOf()).Shipping;
    expect(before.shipsOn).toBe(PROMISED);
    expect((await move("2026-12-01")).status).toBe(200);
    const [mail] = await mailed();
    expect(mail?.subject).toBe(`Order ${scene.order} ships by Tue,\u00a0Dec\u00a01`);
    expect(mail?.text.replaceAll("\u00a0", " ")).toMatch(
      /promised to ship it by Mon, Nov 23\. It will ship by Tue, Dec 1\. A part of it has not come in yet\.[^]*If we do not hear from you, we keep the order and ship it by Tue, Dec 1\./,
    );
    const { Shipping, Delay, Events } = await scene.orderOf();
    expect(Shipping).toMatchObject({ shipsOn: "2026-12-01" });
    expect(Shipping.arrivesFrom > before.arrivesFrom).toBe(true);
    expect(Delay).toEqual({
      FromOn: PROMISED,
      ShipsOn: "2026-12-01",
      Reason: "parts_late",
      Silence: "waits",
      AnswerBy: "2026-12-01",
      Answer: "",
      MayCancel: true,
      MayWait: true,
    });
    expect(Events.map(({ name }) => name)).toContain("order_delayed");
    expect((await scene.owner.get("/api/staff/log")).body).toMatchObject({
      Acts: expect.arrayContaining([expect.objectContaining({ Act: "delay" })]),
    });
  });

  test("is waited for by its buyer, also by the link of the mail, and can still be canceled until it ships", async () => {
    await move("2026-12-01");
    const link = /https?:\S+key=([^&\s]+)&answer=wait/.exec((await mailed())[0]?.text ?? "");
    const other = newVisitor(scene.market.world);
    expect(reasonOf(await answer("wait", other))).toBe("order_unknown");
    await other.call(openOrder, { body: { OrderNumber: scene.order, Key: link?.[1] ?? "" } });
    expect(await answer("wait", other)).toEqual({ reply: { Success: true, State: "paid" } });
    expect(await answer("wait", other)).toEqual({ reply: { Success: true, State: "paid" } });
    expect((await scene.orderOf()).Delay).toMatchObject({ Answer: "wait", MayWait: false, MayCancel: true });
    await scene.press(scene.owner, "pack");
    expect(await answer("cancel", other)).toEqual({ reply: { Success: true, State: "refunded" } });
    await isEnded();
    const refund = (await mailed()).find(({ subject }) => subject.startsWith("Refund"));
    expect(refund?.text).toContain("would have shipped later than we promised");
  });

  test("is told by the store in the evening of the promised day, once, however many nodes look", async () => {
    await go(PROMISED, 17);
    await runJob();
    expect(await rows()).toEqual([]);
    await go(PROMISED, 18);
    await Promise.all(Array.from({ length: 5 }, runJob));
    await runJob();
    const told = { number: 1, ships_on: null, silence: "cancels", answer_by: "2026-12-23", answer: null };
    expect(await rows()).toEqual([told]);
    const [mail, ...more] = await mailed();
    expect(mail?.subject).toBe(`Order ${scene.order} ships late`);
    expect(more).toEqual([]);
    expect((await scene.owner.get("/api/staff/ship-dates")).body["Orders"]).toMatchObject([
      { OrderNumber: scene.order, Delay: { ShipsOn: "", Silence: "cancels", Answer: "" } },
    ]);
  });

  test("ends by itself where nobody agreed to a long delay in thirty days: everything goes back, once", async () => {
    const shelf = await scene.onHand();
    await move("2027-02-01");
    expect((await scene.owner.get("/api/staff/ship-dates")).body["Orders"]).toMatchObject([
      { OrderNumber: scene.order, Delay: { ShipsOn: "2027-02-01", Silence: "cancels", AnswerBy: "2026-12-23" } },
    ]);
    await go("2026-12-23", 23);
    await runJob();
    expect(await scene.state()).toBe("paid");
    await go("2026-12-24", 0);
    await scene.press(scene.owner, "pack");
    expect(reasonAt(await scene.press(scene.owner, "ship", PARCEL))).toEqual([409, "delay_lapsed"]);
    expect(reasonOf(await answer("wait"))).toBe("delay_over");
    expect(reasonAt(await move("2027-03-01"))).toEqual([409, "delay_lapsed"]);
    await Promise.all(Array.from({ length: 5 }, runJob));
    await runJob();
    await isEnded();
    expect(await scene.onHand()).toBe(shelf + 3);
    expect(await rows()).toMatchObject([{ answer: "silence" }]);
    expect((await scene.orderOf()).Refunds).toHaveLength(1);
    expect((await scene.orderOf()).Events.map(({ name }) => name)).toContain("delay_unanswered");
  });

  test("is kept where its buyer agreed to a day unknown, and is told of the day without being asked again", async () => {
    await move("");
    expect(reasonAt(await move(""))).toEqual([422, "ship_day_wrong"]);
    await answer("wait");
    await go("2027-01-15");
    await runJob();
    expect([await scene.state(), (await rows()).length]).toEqual(["paid", 1]);
    await move("2027-01-22");
    expect((await rows())[1]).toMatchObject({ silence: "waits", answer: null });
    await scene.press(scene.owner, "pack");
    expect((await scene.press(scene.owner, "ship", PARCEL)).status).toBe(200);
  });

  test("a second time ends with the day that was named last, unless its buyer agrees before", async () => {
    await move("2026-12-01");
    await go("2026-12-01", 8);
    await runJob();
    expect((await rows())[1]).toMatchObject({ ships_on: null, silence: "cancels", answer_by: "2026-12-01" });
    await go("2026-12-02", 0);
    await runJob();
    await isEnded();
  });

  test("wait and cancel pressed at once end in one refund, whichever comes first", async () => {
    await move("2026-12-01");
    const presses = Array.from({ length: 8 }, (_, at) => answer(at % 2 === 0 ? "wait" : "cancel"));
    const refused = (await Promise.all(presses)).map(reasonOf).filter((reason) => reason !== null);
    expect(refused.filter((reason) => reason !== "delay_over")).toEqual([]);
    expect(await rows()).toMatchObject([{ answer: "cancel" }]);
    expect((await scene.orderOf()).Refunds).toHaveLength(1);
    await isEnded();
  });

  test("ships or is canceled where both are pressed at once, never both", async () => {
    await move("2026-12-01");
    await scene.press(scene.owner, "pack");
    const seen = await scene.seen();
    const [ship, cancel] = await Promise.all([
      scene.owner.post("/api/staff/orders/ship", { ...seen, ...PARCEL }),
      answer("cancel"),
    ]);
    const isShipped = ship.status === 200;
    expect(reasonOf(cancel)).toBe(isShipped ? "delay_over" : null);
    expect(await scene.state()).toBe(isShipped ? "shipped" : "refunded");
    expect(await rows()).toMatchObject([{ answer: isShipped ? null : "cancel" }]);
    expect(reasonOf(await answer("wait"))).toBe("delay_over");
    expect(await scene.balance()).toEqual([]);
  });

  test("is over for the job and the buyer at once with one refund, also where the provider is silent", async () => {
    scene.market.acceptWebhooks(false);
    await move("2027-02-01");
    await go("2026-12-24", 1);
    await scene.market.peer.fault("refund", "timeout_after");
    await Promise.all([runJob(), answer("cancel"), runJob()]);
    const [row] = await rows();
    expect(["cancel", "silence"]).toContain(row?.answer);
    scene.market.acceptWebhooks(true);
    await reconcileRefunds(scene.market.world, -1);
    expect((await scene.orderOf()).Refunds).toHaveLength(1);
    await isEnded();
    await expect(
      sql`update ship_delays set answer = 'wait' where answer in ('cancel', 'silence')`.execute(
        scene.market.db.queries,
      ),
    ).rejects.toThrow("answered for good");
  });

  test.each([
    ["not later", PROMISED, 422, "ship_day_wrong"],
    ["a Saturday", "2026-12-05", 422, "ship_day_wrong"],
    ["years away", "2029-01-02", 422, "ship_day_wrong"],
    ["no day at all", "2026-02-31", 400, "invalid_request"],
  ])("is not moved to a day that is %s", async (_, ShipsOn, status, reason) => {
    const refused = await move(ShipsOn);
    expect(reasonAt(refused)).toEqual([status, reason]);
    expect(refused.body).toMatchObject({ Fields: [{ field: "ShipsOn" }] });
    expect(await rows()).toEqual([]);
  });

  test("is moved by who may, on the order as it is, for a reason of the list", async () => {
    const builder = await scene.desk("builder");
    const body = { ShipsOn: "2026-12-01", Reason: "parts_late" };
    expect(reasonAt(await scene.press(builder, "delay", body))).toEqual([403, "staff_right_missing"]);
    expect(reasonAt(await move("2026-12-01", { Version: 99 }))).toEqual([409, "order_changed"]);
    expect((await move("2026-12-01", { Reason: "tired" })).status).toBe(400);
    const warehouse = await scene.desk("warehouse");
    expect((await scene.press(warehouse, "delay", body)).status).toBe(200);
    expect(reasonOf(await answer("wait", newVisitor(scene.market.world)))).toBe("order_unknown");
  });

  test("leaves on its later day also after a change of it, and arrives later where it leaves late", async () => {
    await move("2026-12-07");
    await scene.change(await scene.express());
    await scene.pay();
    const changed = (await scene.orderOf()).Shipping;
    expect(changed.shipsOn).toBe("2026-12-07");
    expect(changed.arrivesFrom >= "2026-12-07").toBe(true);
    await go("2026-12-09");
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    const { Shipping } = await scene.orderOf();
    expect(Shipping.arrivesFrom > changed.arrivesFrom && Shipping.arrivesFrom > "2026-12-09").toBe(true);
    expect(await scene.recomputed()).toEqual([]);
  });

  test("is told by text where its buyer asked for texts, in one message of plain signs", async () => {
    const texts: string[] = [];
    scene.market.world.texts = {
      send: ({ body }) => (texts.push(body), Promise.resolve("sent")),
      readReply: () => null,
    };
    await sql`update orders set text_phone = '3035550123', text_agreed_at = now()
      where order_number = ${scene.order}`.execute(scene.market.db.queries);
    await move("2026-12-01");
    await mailed();
    expect(texts).toEqual([expect.stringContaining("ships by Tue, Dec 1. Wait or cancel: http")]);
    expect(/^[\x20-\x7e]+$/.test(texts[0] ?? "")).toBe(true);
    expect(texts[0]?.length).toBeLessThanOrEqual(160);
    // STOP is for every text, also one that waits.
    await move("2026-12-08");
    await endTexts(scene.market.world, "3035550123");
    await mailed();
    expect(texts).toHaveLength(1);
    scene.market.world.texts = null;
  });

  test("the desk is warned two days before the promised one", async () => {
    const warned = async () => {
      const { body } = await scene.owner.get("/api/staff/orders?tab=open");
      return (body["NeedsYou"] as { Need: string }[]).some(({ Need }) => Need === "ship_dates_ending");
    };
    await move("2026-12-01");
    expect(await warned()).toBe(false);
    await go("2026-11-29");
    expect(await warned()).toBe(true);
    scene.market.world.setNow(TEST_NOW);
  });
});
