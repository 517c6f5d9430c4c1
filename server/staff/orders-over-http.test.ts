import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import { getOrder } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { findOrderByNumber, setOrderState } from "../orders/orders-table.ts";
import { reconcileRefunds } from "../refunds/reconcile-refunds.ts";
import { sessionTokenSha256 } from "../sessions/find-session.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import type { HttpAnswer, HttpShopper } from "../testing/http-shopper.ts";
import { keepMails } from "../testing/members.ts";
import { booksOf, keepBooks, type KeptBooks, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { codeOf, deskOf } from "../testing/desk.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import type { Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("orders at the desk on %s", (kind) => {
  let market: TestMarket;
  let mails: Mail[];
  let books: KeptBooks;
  let buyer: Visitor;
  let OrderNumber: string;
  let number = 0;
  let owner: HttpShopper;

  beforeAll(async () => {
    market = await openTestMarket(kind, { webhooks: true });
    mails = keepMails(market.world);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    await market.db.queries.deleteFrom("slow_counters").execute();
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    books = await keepBooks(market);
    owner = await desk("owner");
    OrderNumber = await paidOrder(SHOP.mouse, 3);
  });

  const desk = (role: "owner" | "support" | "builder" | "warehouse") =>
    deskOf(market.world, `${role}${(number += 1)}@example.com`, [role]);
  async function paidOrder(skuId: number, quantity: number): Promise<string> {
    buyer = await readyBuyer(market.world, skuId, { quantity });
    const { CustOrderID } = await createOrderFor(buyer);
    await payWith(buyer, CustOrderID, CARDS.approved);
    return CustOrderID;
  }
  async function builtOrder(): Promise<string> {
    const made = await paidOrder(SHOP.pc, 1);
    await market.db.execute(
      `update order_lines set made = 'built' where order_id = (select id from orders where order_number = '${made}')`,
    );
    await market.db.execute(`update stock set on_hand = 5 where sku_id = ${SHOP.pc}`);
    books = await keepBooks(market);
    return made;
  }
  const seen = async (of = OrderNumber) => {
    const { body } = await owner.get(`/api/staff/orders/view?number=${of}`);
    return { OrderNumber: of, Version: Number(body["Version"]) };
  };
  const press = async (at: HttpShopper, move: string, more: object = {}, of = OrderNumber) =>
    at.post(`/api/staff/orders/${move}`, { ...(await seen(of)), ...more });
  const stateOf = async (of = OrderNumber) => (await findOrderByNumber(market.db.queries, of))?.state;
  const reason = ({ status, body }: HttpAnswer) => [status, body["Reason"]];
  const refundedCents = async () => (await market.peer.chargesOf(OrderNumber))[0]?.amountRefunded ?? 0;
  const PARCEL = { Carrier: "UPS", Tracking: "1Z 999 AA1 01 2345 6784" };
  const balance = () => booksOf(market, books, [OrderNumber]);

  test("a PC is built, tested, sent back, tested again, packed, shipped and delivered, and its buyer sees it", async () => {
    OrderNumber = await builtOrder();
    const builder = await desk("builder");
    const warehouse = await desk("warehouse");
    expect(await press(builder, "start-build")).toMatchObject({ status: 200, body: { Moves: ["send_to_test"] } });
    expect((await press(builder, "send-to-test")).status).toBe(200);
    expect((await press(builder, "back-to-bench", { Reason: "Memory failed at 9 h" })).status).toBe(200);
    expect((await press(builder, "send-to-test")).status).toBe(200);
    expect((await press(warehouse, "pack")).status).toBe(200);
    const shipped = await press(warehouse, "ship", PARCEL);
    expect(shipped).toMatchObject({ status: 200, body: { Moves: ["deliver"] } });
    await deliverOutbox(market.world);
    const mail = mails.find(({ dedupeKey }) => dedupeKey === `order_shipped:${OrderNumber}`);
    expect(mail?.text).toContain("https://www.ups.com/track?tracknum=1Z999AA10123456784");
    expect((await press(warehouse, "deliver")).status).toBe(200);
    const view = await buyer.call(getOrder, { query: { number: OrderNumber } });
    expect(view).toMatchObject({ State: "delivered", Parcel: { Carrier: "UPS", Tracking: "1Z999AA10123456784" } });
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
    expect(JSON.stringify(view)).not.toContain("Memory failed");
    const { body } = await owner.get(`/api/staff/orders/view?number=${OrderNumber}`);
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
    expect(await balance()).toEqual([]);
  });

  test("gear is packed without a build, and no move is made that the table does not have", async () => {
    for (const move of ["start-build", "send-to-test", "deliver"])
      expect(reason(await press(owner, move)), move).toEqual([409, "order_not_there"]);
    expect(reason(await press(owner, "ship", PARCEL))).toEqual([409, "order_not_there"]);
    expect(reason(await press(owner, "back-to-bench", { Reason: "x" }))).toEqual([409, "order_not_there"]);
    expect((await press(owner, "pack")).status).toBe(200);
    expect(await stateOf()).toBe("packed");
    expect(reason(await press(owner, "pack"))).toEqual([409, "order_not_there"]);
    const wrong = await press(owner, "ship", { Carrier: "UPS", Tracking: "12" });
    expect(wrong).toMatchObject({ status: 422, body: { Reason: "tracking_invalid", Fields: [{ field: "Tracking" }] } });
    expect((await press(owner, "ship", PARCEL)).status).toBe(200);
    expect(await balance()).toEqual([]);
  });

  test("what was decided on an older sight of the order is refused, and of twenty who press at once one does it", async () => {
    const before = await seen();
    expect((await press(owner, "note", { Text: "Gift wrap, please" })).status).toBe(200);
    expect(reason(await owner.post("/api/staff/orders/pack", before))).toEqual([409, "order_changed"]);
    const now = await seen();
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.post("/api/staff/orders/pack", now)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body["Reason"] === "order_changed")).toHaveLength(19);
    expect(reason(await owner.get("/api/staff/orders/view?number=RS-00000-000000"))).toEqual([404, "order_unknown"]);
  });

  test("a held order is not built, packed or shipped: the call refuses, and so does the database", async () => {
    expect((await press(owner, "hold", { Reason: "Name and card differ" })).status).toBe(200);
    expect(await press(owner, "pack")).toMatchObject({
      status: 409,
      body: { Reason: "order_held", Facts: { reason: "Name and card differ" } },
    });
    expect(reason(await press(owner, "hold", { Reason: "again" }))).toEqual([409, "order_held"]);
    const row = await findOrderByNumber(market.db.queries, OrderNumber);
    if (!row) throw new Error("The order is gone");
    const { db, world } = market;
    const pack = db.transaction((tx) => setOrderState(tx, row, "packed", world.now()));
    await expect(pack).rejects.toThrow("is held");
    await expect(
      db.execute(
        `insert into shipments (order_id, carrier, tracking, shipped_by, shipped_at) values ('${row.id}', 'UPS', '12345678', 1, now())`,
      ),
    ).rejects.toThrow("is not packed");
    expect((await press(owner, "release")).status).toBe(200);
    expect(reason(await press(owner, "release"))).toEqual([409, "order_not_held"]);
    expect((await press(owner, "pack")).status).toBe(200);
  });

  test("a hold and a parcel of the same second: one of the two, never both", async () => {
    for (let round = 0; round < 5; round += 1) {
      OrderNumber = await paidOrder(SHOP.cable, 1);
      await press(owner, "pack");
      const now = await seen();
      const answers = await Promise.all([
        owner.post("/api/staff/orders/ship", { ...now, ...PARCEL }),
        owner.post("/api/staff/orders/hold", { ...now, Reason: "Stop" }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test("one unit goes back with its tax, under one key once, and is in the log with who and why", async () => {
    const body = {
      ...(await seen()),
      Key: randomUUID(),
      Why: "returned",
      Reason: "Left button",
      Parts: [{ Part: "1", Units: 1 }],
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => owner.post("/api/staff/orders/refund", body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { body: after } = await owner.get(`/api/staff/orders/view?number=${OrderNumber}`);
    expect((after["Log"] as { Act: string }[]).map(({ Act }) => Act)).toEqual(["refund"]);
    expect((after["Parts"] as { Units: number }[])[0]?.Units).toBe(2);
    expect(await stateOf()).toBe("paid");
    const empty = await press(owner, "refund", { ...body, Key: randomUUID(), Parts: [{ Part: "" }] });
    expect(reason(empty)).toEqual([422, "refund_nothing_asked"]);
    const unknown = await press(owner, "refund", { ...body, Key: randomUUID(), Parts: [{ Part: "wings" }] });
    expect(unknown).toMatchObject({ status: 422, body: { Reason: "refund_part_unknown" } });
    expect(unknown.body["Fields"]).toMatchObject([{ field: "Parts.0.Part" }]);
    expect(await balance()).toEqual([]);
  });

  test("two people who refund one order at the same moment send it once", async () => {
    const other = await desk("support");
    const now = await seen();
    const ask = (at: HttpShopper) =>
      at.post("/api/staff/orders/refund", { ...now, Key: randomUUID(), Why: "late", Reason: "Late", Parts: [] });
    const answers = await Promise.all([owner, other, owner, other].map(ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body["Reason"] === "order_changed")).toHaveLength(3);
    const total = (await findOrderByNumber(market.db.queries, OrderNumber))?.total;
    expect([await refundedCents(), await stateOf()]).toEqual([total, "refunded"]);
    expect(await balance()).toEqual([]);
  });

  test("an order that is called off gives everything back, and its units are on the shelf again", async () => {
    const units = async () =>
      (
        await market.db.queries
          .selectFrom("stock")
          .select("on_hand")
          .where("sku_id", "=", SHOP.mouse)
          .executeTakeFirstOrThrow()
      ).on_hand;
    const before = await units();
    const cancel = { Key: randomUUID(), Reason: "Buyer called" };
    expect((await press(owner, "cancel", cancel)).status).toBe(200);
    expect([await stateOf(), await units()]).toEqual(["refunded", before + 3]);
    expect(reason(await press(owner, "pack"))).toEqual([409, "order_not_there"]);
    await deliverOutbox(market.world);
    expect(mails.some(({ subject }) => subject.includes(OrderNumber) && subject.startsWith("Refund"))).toBe(true);
    expect(await balance()).toEqual([]);
    OrderNumber = await paidOrder(SHOP.mouse, 1);
    await press(owner, "pack");
    await press(owner, "ship", PARCEL);
    expect(reason(await press(owner, "cancel", { ...cancel, Key: randomUUID() }))).toEqual([409, "order_not_there"]);
  });

  test("while a refund has no answer nothing is packed, and afterwards it is", async () => {
    market.acceptWebhooks(false);
    await market.peer.fault("refund", "timeout_before");
    const body = { Key: randomUUID(), Why: "late", Reason: "Late", Parts: [{ Part: "1", Amount: 5 }] };
    expect((await press(owner, "refund", body)).status).toBe(200);
    expect(reason(await press(owner, "pack"))).toEqual([409, "refund_under_way"]);
    await reconcileRefunds(market.world, -1);
    market.acceptWebhooks(true);
    expect((await press(owner, "pack")).status).toBe(200);
    expect(await balance()).toEqual([]);
  });

  test("a role's limit holds at once and over a day, also for many at the same moment", async () => {
    const support = await desk("support");
    OrderNumber = await paidOrder(SHOP.laptop, 1);
    const over = await press(support, "refund", { Key: randomUUID(), Why: "late", Reason: "Late", Parts: [] });
    expect(over).toMatchObject({ status: 403, body: { Reason: "refund_over_limit", Facts: { mostCents: 100_000 } } });
    expect(await refundedCents()).toBe(0);
    const ask = { Why: "goodwill", Reason: "Late", Parts: [{ Part: "1", Amount: 800 }] };
    const orders = [OrderNumber];
    for (let at = 0; at < 4; at += 1) orders.push(await paidOrder(SHOP.laptop, 1));
    const sights = await Promise.all(orders.map((of) => seen(of)));
    const answers = await Promise.all(
      sights.map((sight) => support.post("/api/staff/orders/refund", { ...sight, ...ask, Key: randomUUID() })),
    );
    const sent = answers.filter(({ status }) => status === 200);
    expect(sent.length).toBeGreaterThan(0);
    const { cents } = await market.db.queries
      .selectFrom("refunds")
      .select((eb) => eb.fn.sum<string>("amount_cents").as("cents"))
      .where("sent_by", "=", `staff:${await idOf(support)}`)
      .executeTakeFirstOrThrow();
    expect(Number(cents)).toBeLessThanOrEqual(300_000);
    expect(answers.filter(({ body }) => body["Reason"] === "refund_over_limit").length).toBe(5 - sent.length);
    expect(sent.length).toBe(3);
  });

  test("money moves for a fresh second factor only, and for who has the right", async () => {
    const builder = await desk("builder");
    const body = { Key: randomUUID(), Why: "late", Reason: "Late", Parts: [] };
    expect(await press(builder, "refund", body)).toMatchObject({
      status: 403,
      body: { Reason: "staff_right_missing", Facts: { right: "orders.refund" } },
    });
    market.world.setNow(new Date(TEST_NOW.getTime() + 11 * 60_000));
    expect(reason(await press(owner, "refund", body))).toEqual([403, "staff_code_needed"]);
    expect(reason(await press(owner, "cancel", { Key: randomUUID(), Reason: "x" }))).toEqual([
      403,
      "staff_code_needed",
    ]);
    const { email } = await market.db.queries
      .selectFrom("staff")
      .select("email")
      .where("id", "=", await idOf(owner))
      .executeTakeFirstOrThrow();
    await owner.post("/api/staff/prove", { Code: await codeOf(market.world, email) });
    expect((await press(owner, "refund", body)).status).toBe(200);
  });

  test("a shelf is corrected by so many with a reason, once a key, never below what is promised", async () => {
    const warehouse = await desk("warehouse");
    const ask = (more: object = {}) =>
      warehouse.post("/api/staff/stock/correct", {
        SkuID: SHOP.mouse,
        By: 2,
        Reason: "Counted",
        Key: randomUUID(),
        ...more,
      });
    const rowOf = async () =>
      ((await warehouse.get(`/api/staff/stock?q=${SHOP.mouse}`)).body["Rows"] as { OnHand: number }[])[0];
    const before = (await rowOf())?.OnHand ?? 0;
    const Key = randomUUID();
    const twice = await Promise.all([ask({ Key }), ask({ Key }), ask({ Key })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await rowOf())?.OnHand).toBe(before + 2);
    expect(reason(await ask({ Key, By: 3 }))).toEqual([409, "stock_key_used"]);
    expect(reason(await ask({ By: -(before + 3) }))).toEqual([409, "stock_promised"]);
    expect(reason(await ask({ SkuID: SHOP.cable }))).toEqual([409, "stock_not_counted"]);
    expect(reason(await ask({ SkuID: 999 }))).toEqual([404, "sku_unknown"]);
    expect(await ask({ By: 0 })).toMatchObject({ status: 400, body: { Fields: [{ field: "By" }] } });
    expect(await ask({ Reason: " " })).toMatchObject({ status: 400, body: { Fields: [{ field: "Reason" }] } });
    expect((await ask({ By: -2 })).status).toBe(200);
    expect((await rowOf())?.OnHand).toBe(before);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ By: 1 })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await rowOf())?.OnHand).toBe(before + 10);
    await ask({ By: -10 });
    const acts = await market.db.queries
      .selectFrom("staff_log")
      .select(["before", "after", "reason"])
      .where("subject", "=", `sku:${SHOP.mouse}`)
      .execute();
    expect(acts[0]).toEqual({ before: { onHand: before }, after: { onHand: before + 2 }, reason: "Counted" });
  });

  test("the queue shows what is on the floor by its promise, counts it, and finds an order by number, email or name", async () => {
    await press(owner, "hold", { Reason: "Look" });
    const { body } = await owner.get("/api/staff/orders");
    const rows = body["Orders"] as { OrderNumber: string; ShipsOn: string; Next: string | null; Held: string }[];
    expect(rows.map(({ ShipsOn }) => ShipsOn)).toEqual(rows.map(({ ShipsOn }) => ShipsOn).toSorted());
    expect(rows.find((row) => row.OrderNumber === OrderNumber)).toMatchObject({ Next: null, Held: "Look" });
    const counts = body["Counts"] as Record<string, number>;
    expect(counts["held"]).toBeGreaterThan(0);
    expect(counts["open"]).toBeGreaterThanOrEqual(rows.length === 100 ? 100 : rows.length);
    const held = (await owner.get("/api/staff/orders?tab=held")).body["Orders"] as { Held: string }[];
    expect(held.every(({ Held }) => Held !== "")).toBe(true);
    for (const words of [OrderNumber.toLowerCase(), "Byron", "ADA@example.com"]) {
      const found = (await owner.get(`/api/staff/orders?q=${encodeURIComponent(words)}`)).body["Orders"] as unknown[];
      expect(found.length, words).toBeGreaterThan(0);
    }
    const nothing = await owner.get("/api/staff/orders?q=nobody");
    expect(nothing.body["Orders"]).toEqual([]);
  });

  test("a test order is shown, and never built, packed or shipped", async () => {
    await market.db.execute(`update orders set is_test = true where order_number = '${OrderNumber}'`);
    for (const move of ["start-build", "pack"])
      expect(reason(await press(owner, move)), move).toEqual([409, "test_order_stays"]);
    await market.db.execute(`update orders set is_test = false where order_number = '${OrderNumber}'`);
  });

  async function idOf(at: HttpShopper): Promise<number> {
    const token = sessionTokenSha256(at.cookies.get("staff") ?? "");
    const row = await market.db.queries
      .selectFrom("staff_sessions")
      .select("staff_id")
      .where("token_sha256", "=", token)
      .executeTakeFirstOrThrow();
    return row.staff_id;
  }
});
