import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cartInit, changeRushService } from "#contract/carts.ts";
import { getOrder } from "#contract/checkout.ts";
import type { Mail } from "#adapters/mail/mailer.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { createOrderFor, goToPayment, readyBuyer } from "../testing/buyer.ts";
import { FaultySource } from "../testing/faulty-source.ts";
import { FLOOR_EVENTS } from "../testing/floor-events.ts";
import { booksOf, keepBooks, type KeptBooks, payWith, refundByHand } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { until } from "../testing/until.ts";
import type { Visitor } from "../testing/visitor.ts";
import { reconcileRefunds } from "./reconcile-refunds.ts";
import { refundOrder, type RefundRequest } from "./refund-order.ts";
import { listRefundsOf } from "./refunds-table.ts";

describe.each(databasesToTest())("refunds on %s", (kind) => {
  let market: TestMarket;
  let source: FaultySource;
  let books: KeptBooks;
  let buyer: Visitor;
  let orderNumber: string;

  beforeAll(async () => {
    market = await openTestMarket(kind, { webhooks: true, wrap: (real) => (source = new FaultySource(real)) });
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    market.acceptWebhooks(true);
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    books = await keepBooks(market);
    buyer = await readyBuyer(market.world, SHOP.mouse, { quantity: 3 });
    orderNumber = (await createOrderFor(buyer)).CustOrderID;
    await payWith(buyer, orderNumber, CARDS.approved);
  });

  const refund = (more: Partial<RefundRequest> = {}) =>
    refundOrder(market.world, {
      orderNumber,
      key: "first",
      parts: [{ part: 1, units: 1 }],
      reason: "returned",
      sentBy: "staff-1",
      ...more,
    });
  const order = async () => {
    const row = await findOrderByNumber(market.db.queries, orderNumber);
    if (!row) throw new Error("The order is gone");
    return row;
  };
  const refunds = async () => listRefundsOf(market.db.queries, (await order()).id);
  const refundedCents = async () => (await market.peer.chargesOf(orderNumber))[0]?.amountRefunded ?? 0;
  const view = () => buyer.call(getOrder, { query: { number: orderNumber } });

  test("of one unit of three sends a third with its tax, and the order goes on", async () => {
    const answer = await refund();
    expect(answer).toMatchObject({ ok: true, value: { state: "succeeded" } });
    const [sent] = await refunds();
    expect(await refundedCents()).toBe(sent?.amount);
    expect(await view()).toMatchObject({
      State: "paid",
      Refunds: [{ Amount: (sent?.amount ?? 0) / 100, State: "succeeded" }],
    });
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
  });

  test("of one of two rushed PCs gives back what rush cost on it too, and the receipt names the rush", async () => {
    await market.db.execute(`update products set detail = detail || '{"readyMade": false}' where slug = 'test-tower'`);
    await market.world.catalogue.changed(null);
    const rushed = await readyBuyer(market.world, SHOP.pc, { quantity: 2 });
    const [line] = (await rushed.call(cartInit)).Items;
    const plain = line?.Price ?? 0;
    await rushed.call(changeRushService, { body: { cartItemId: line?.CartItemId ?? "", rushService: "rush" } });
    await goToPayment(rushed);
    orderNumber = (await createOrderFor(rushed)).CustOrderID;
    await payWith(rushed, orderNumber, CARDS.approved);
    expect(await refund()).toMatchObject({ ok: true });
    const [given] = await refunds();
    const rush = market.world.config.rushPrice ?? 0;
    expect(given?.amount).toBeGreaterThanOrEqual(plain * 100 + rush);
    expect(await refundedCents()).toBe(given?.amount);
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
    const sent: Mail[] = [];
    market.world.mailer = { send: (mail) => Promise.resolve(void sent.push(mail)) };
    await deliverOutbox(market.world);
    const receipt = sent.find(({ dedupeKey }) => dedupeKey === `order_receipt:${orderNumber}`);
    expect(receipt?.text).toContain("rush build");
  });

  test("of everything, in two steps, gives back the total to the cent and ends the order", async () => {
    await refund();
    const all = await refund({ key: "second", parts: [], reason: "cancelled" });
    expect(all).toMatchObject({ ok: true, value: { state: "succeeded" } });
    const { total, state } = await order();
    expect([await refundedCents(), state]).toEqual([total, "refunded"]);
    expect((await view()).Events.map(({ name }) => name)).toContain("order_refunded");
    expect(await refund({ key: "third", parts: [] })).toMatchObject({ ok: false, reason: "refund_nothing_left" });
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
  });

  test("asked twenty times at once under one key is sent once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund()));
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.id : answer.reason))).size).toBe(1);
    expect(await refunds()).toHaveLength(1);
    expect(await refund()).toMatchObject({ ok: true, value: { state: "succeeded" } });
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
  });

  test("of all by two people at once is sent once, and the other one reads that nothing is left", async () => {
    const answers = await Promise.all(
      ["one", "two", "three", "four"].map((key) => refund({ key, parts: [], sentBy: key })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]))).toEqual(
      Array.from({ length: 3 }, () => "refund_nothing_left"),
    );
    expect(await refundedCents()).toBe((await order()).total);
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
  });

  test("of single units by many at once is never more units than were bought", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => refund({ key: `unit ${at}` })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [[answer.reason, answer.facts]]))).toEqual(
      Array.from({ length: 3 }, () => ["refund_units_too_many", { part: "1", left: 0 }]),
    );
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
  });

  test("under a key that was used for something else is refused, and so is one of an unpaid or absent order", async () => {
    await refund();
    expect(await refund({ parts: [{ part: "shipping" }] })).toMatchObject({ ok: false, reason: "refund_key_used" });
    const unpaid = await readyBuyer(market.world, SHOP.cable);
    const { CustOrderID } = await createOrderFor(unpaid);
    expect(await refund({ orderNumber: CustOrderID })).toMatchObject({ ok: false, reason: "refund_not_paid" });
    expect(await refund({ orderNumber: "RS-00000-000000" })).toMatchObject({ ok: false, reason: "order_unknown" });
  });

  test.each(["timeout_after", "timeout_before", "error_500_before", "error_500_after"])(
    "whose answer is lost by %s is unknown, stops packing, and is sent once by the reconciler",
    async (fault) => {
      market.acceptWebhooks(false);
      await market.peer.fault("refund", fault);
      expect(await refund()).toMatchObject({ ok: true, value: { state: "unknown" } });
      const row = await order();
      const pack = () => market.db.transaction((tx) => moveOrderBy(tx, row, FLOOR_EVENTS.packed, market.world.now()));
      await expect(pack()).rejects.toThrow("has a refund under way");
      await Promise.all([reconcileRefunds(market.world, -1), reconcileRefunds(market.world, -1)]);
      expect(await refunds()).toMatchObject([{ state: "succeeded" }]);
      expect(await refundedCents()).toBe((await refunds())[0]?.amount);
      await pack();
      expect(await booksOf(market, books, [orderNumber])).toEqual([]);
    },
  );

  test("that the provider has not made within a day is failed, and what it held is free again", async () => {
    market.acceptWebhooks(false);
    await market.peer.fault("refund", "timeout_before");
    await refund();
    market.world.setNow(new Date(TEST_NOW.getTime() + 21 * 3_600_000));
    await reconcileRefunds(market.world);
    expect(await refunds()).toMatchObject([{ state: "failed", failure: "not_made" }]);
    expect(await refundedCents()).toBe(0);
    expect(await refund({ key: "anew" })).toMatchObject({ ok: true, value: { state: "succeeded" } });
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
  });

  test("that loses the database after any statement ends in one refund or none, and asking again in one", async () => {
    for (let after = 1; after <= 24; after += 1) {
      source.loseAfter = after;
      await refund({ key: "lost" }).catch(() => {});
      source.loseAfter = null;
      source.isAway = false;
      await reconcileRefunds(market.world, -1);
      expect(await refund({ key: "lost" })).toMatchObject({ ok: true, value: { state: "succeeded" } });
      expect(await booksOf(market, books, [orderNumber]), `after ${after} statements`).toEqual([]);
      const next = await readyBuyer(market.world, SHOP.mouse, { quantity: 3 });
      orderNumber = (await createOrderFor(next)).CustOrderID;
      await payWith(next, orderNumber, CARDS.approved);
    }
  });

  test("that the provider tells of five times at once changes nothing, whoever was first", async () => {
    const eventsBefore = (await market.peer.events()).length;
    market.acceptWebhooks(false);
    await market.peer.fault("refund", "timeout_after");
    await refund({ parts: [] });
    market.acceptWebhooks(true);
    for (const { id } of (await market.peer.events()).slice(eventsBefore))
      await Promise.all(Array.from({ length: 5 }, () => market.peer.resend(id)));
    await until(async () => (await order()).state === "refunded");
    await reconcileRefunds(market.world, -1);
    expect(await refunds()).toMatchObject([{ state: "succeeded" }]);
    const names = (await view()).Events.map(({ name }) => name);
    for (const once of ["refund_succeeded", "order_refunded"])
      expect(names.filter((name) => name === once)).toHaveLength(1);
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
  });

  test("that was sent by hand at the provider stands in our books, and what is left is less by it", async () => {
    await refundByHand(market, orderNumber, 500);
    await until(async () => (await refunds()).length === 1);
    expect(await refunds()).toMatchObject([{ state: "succeeded", reason: "provider", amount: 500 }]);
    const { total } = await order();
    expect(await refund({ parts: [{ part: 1 }] })).toMatchObject({
      ok: false,
      reason: "refund_too_much",
      facts: { leftCents: total - 500 },
    });
    await refundByHand(market, orderNumber, total - 500);
    await until(async () => (await refunds()).length === 2);
    expect((await order()).state).toBe("refunded");
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
  });

  test("is told to the buyer once, with what stays", async () => {
    const sent: Mail[] = [];
    market.world.mailer = { send: (mail) => Promise.resolve(void sent.push(mail)) };
    await refund();
    await deliverOutbox(market.world);
    const told = sent.filter(
      ({ subject }) => /^Refund of \$[\d.,]+ for order /.test(subject) && subject.endsWith(orderNumber),
    );
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ to: "ada@example.com", subject: expect.stringContaining("Refund") });
    expect(told[0]?.text).toContain("Visa ending in 4242");
    expect(told[0]?.text).toContain("of what you paid stays with the order");
  });
});
