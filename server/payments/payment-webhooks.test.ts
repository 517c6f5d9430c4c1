import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { expireReservations } from "./expire-reservations.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { answerBank, booksOf, keepBooks, type KeptBooks, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { handlePaymentEvents, takePaymentEvent } from "./handle-payment-events.ts";

describe.each(databasesToTest())("the provider's webhooks on %s", (kind) => {
  let market: TestMarket;
  let books: KeptBooks;

  beforeAll(async () => {
    market = await openTestMarket(kind, { webhooks: true });
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    books = await keepBooks(market);
  });

  test("a payment confirmed at the bank is settled by the webhook alone, though the shopper never came back", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const asked = await payWith(visitor, CustOrderID, CARDS.bankAsks);
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "approve");
    await until(async () => (await orderState(market, CustOrderID)) === "paid");
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("each event sent five more times changes nothing: one paid order, one receipt, one charge", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    await payWith(visitor, CustOrderID, CARDS.approved);
    const events = await market.peer.events();
    const before = await orderEventNames(market, CustOrderID);
    const shuffled = Array.from({ length: 5 }, () => events)
      .flat()
      .toSorted(() => Math.random() - 0.5);
    await Promise.all(shuffled.map(({ id }) => market.peer.resend(id)));
    expect(await orderEventNames(market, CustOrderID)).toEqual(before);
    const receipts = await market.db.queries
      .selectFrom("outbox")
      .select("id")
      .where("dedupe_key", "=", `order_receipt:${CustOrderID}`)
      .execute();
    expect(receipts).toHaveLength(1);
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("an event about a payment whose request is under way waits, and is done once the payment is settled", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    await payWith(visitor, CustOrderID, CARDS.approved);
    const [charge] = await market.peer.chargesOf(CustOrderID);
    const attempt = { providerRef: charge?.paymentIntent ?? "", attemptId: charge?.metadata.attemptId ?? "" };
    const isNow = (state: "authorised" | "captured") =>
      market.db.queries.updateTable("payments").set({ state }).where("id", "=", attempt.attemptId).execute();
    await isNow("authorised");
    const event = {
      provider: "stripe",
      eventId: `evt_${CustOrderID}`,
      type: "payment_intent.succeeded",
      news: "captured" as const,
    };
    const before = await unhandled(market);
    await takePaymentEvent(market.world, { ...event, ...attempt });
    expect(await unhandled(market)).toBe(before + 1);
    expect(await orderEventNames(market, CustOrderID)).toContain("order_paid");
    await isNow("captured");
    await handlePaymentEvents(market.world);
    expect(await unhandled(market)).toBe(0);
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("an event that is faster than the answer finds its attempt by our own id", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    await market.peer.fault("authorise", "timeout_after");
    await payWith(visitor, CustOrderID, CARDS.approved);
    await until(async () => {
      market.world.setNow(new Date(market.world.now().getTime() + 5_000));
      await handlePaymentEvents(market.world);
      return (await orderState(market, CustOrderID)) === "paid";
    });
    expect(await market.peer.chargesOf(CustOrderID)).toHaveLength(1);
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("events that came while the shop could not ask the provider are taken up by the job", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const asked = await payWith(visitor, CustOrderID, CARDS.bankAsks);
    await wait(150);
    await market.peer.fault("find", "error_500_before", 1);
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "approve");
    await until(async () => (await unhandled(market)) > 0);
    await until(async () => {
      market.world.setNow(new Date(market.world.now().getTime() + 5_000));
      await handlePaymentEvents(market.world);
      return (await orderState(market, CustOrderID)) === "paid" && (await unhandled(market)) === 0;
    });
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("forged, stale and changed events are answered 400 and leave no trace", async () => {
    const inbox = await countInbox(market);
    const body = JSON.stringify({
      id: "evt_forged",
      object: "event",
      type: "payment_intent.succeeded",
      data: { object: { object: "payment_intent", id: "pi_forged" } },
    });
    const now = Math.floor(Date.now() / 1000);
    const signatures = {
      unsigned: "",
      "signed with another key": sign(body, "whsec_other", now),
      stale: sign(body, market.webhookSecret, now - 301),
      "an hour ahead": sign(body, market.webhookSecret, now + 3_600),
      "of another body": sign(`${body} `, market.webhookSecret, now),
      nonsense: "t=abc,v1=",
    };
    for (const [name, signature] of Object.entries(signatures))
      expect(`${name} ${await post(market, body, signature)}`).toBe(`${name} 400`);
    expect(await countInbox(market)).toBe(inbox);
  });

  const about = (id: unknown) => ({ object: { object: "payment_intent", id } });
  test.each<[string, unknown, number]>([
    ["no id", { id: null, type: "payment_intent.succeeded", data: about("pi_1") }, 400],
    ["no type", { id: "evt_odd", type: null, data: about("pi_1") }, 400],
    ["a number for its id", { id: 7, type: "payment_intent.succeeded", data: about("pi_1") }, 400],
    ["a NUL in its id", { id: "evt_\0", type: "payment_intent.succeeded", data: about("pi_1") }, 400],
    ["half a character in its id", { id: "evt_\ud800", type: "payment_intent.succeeded", data: about("pi_1") }, 400],
    ["a NUL in its type", { id: "evt_odd", type: "payment\0", data: about("pi_1") }, 400],
    ["an endless id", { id: "e".repeat(50_000), type: "payment_intent.succeeded", data: about("pi_1") }, 400],
    ["no data", { id: "evt_odd", type: "payment_intent.succeeded" }, 400],
    ["a text for its data", { id: "evt_odd", type: "payment_intent.succeeded", data: "pi_1" }, 400],
    ["a list", [], 400],
    ["nothing", null, 400],
    ["a NUL in its payment", { id: "evt_nul", type: "payment_intent.succeeded", data: about("pi_\0") }, 200],
    [
      "half a character in its payment",
      { id: "evt_half", type: "payment_intent.succeeded", data: about("pi_\ud800") },
      200,
    ],
    ["a number for its payment", { id: "evt_seven", type: "payment_intent.succeeded", data: about(7) }, 200],
  ])("a rightly signed event with %s is answered without a fault and changes nothing", async (_, event, status) => {
    const inbox = await countInbox(market);
    const body = JSON.stringify({ object: "event", ...(event as object) });
    const sent = event === null || Array.isArray(event) ? JSON.stringify(event) : body;
    expect(await post(market, sent, sign(sent, market.webhookSecret, Math.floor(Date.now() / 1000)))).toBe(status);
    expect(await countInbox(market)).toBe(inbox + (status === 200 ? 1 : 0));
    expect(await unhandled(market)).toBe(0);
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("a genuine event about a payment that is not ours is noted and changes no order", async () => {
    const body = JSON.stringify({
      id: "evt_foreign",
      object: "event",
      type: "payment_intent.succeeded",
      data: { object: { object: "payment_intent", id: "pi_not_ours" } },
    });
    expect(await post(market, body, sign(body, market.webhookSecret, Math.floor(Date.now() / 1000)))).toBe(200);
    const row = await market.db.queries
      .selectFrom("webhook_inbox")
      .select("handled_at")
      .where("event_id", "=", "evt_foreign")
      .executeTakeFirstOrThrow();
    expect(row.handled_at).not.toBeNull();
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("a genuine payment of one dollar does not pay an order of more", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    await payWith(visitor, CustOrderID, CARDS.bankAsks);
    const dollar = await market.world.payments.named("stripe").start({
      attemptId: randomUUID(),
      orderNumber: CustOrderID,
      amount: 100 as never,
      paymentToken: CARDS.approved,
      returnUrl: "http://localhost/",
      email: "x@example.com",
      order: () => Promise.reject(new Error("Nobody asks what is bought")),
    });
    const body = JSON.stringify({
      id: "evt_dollar",
      object: "event",
      type: "payment_intent.amount_capturable_updated",
      data: { object: { object: "payment_intent", id: dollar.providerRef } },
    });
    await post(market, body, sign(body, market.webhookSecret, Math.floor(Date.now() / 1000)));
    expect(await orderState(market, CustOrderID)).toBe("pending_payment");
    await market.world.payments
      .named("stripe")
      .void({ attemptId: dollar.attemptId ?? "", providerRef: dollar.providerRef });
    await expireReservations(market.world);
  });
});

function sign(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

async function post(market: TestMarket, body: string, signature: string): Promise<number> {
  const answer = await fetch(market.webhookUrl, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "stripe-signature": signature },
  });
  await answer.body?.cancel();
  return answer.status;
}

async function orderState(market: TestMarket, orderNumber: string): Promise<string> {
  return (
    await market.db.queries
      .selectFrom("orders")
      .select("state")
      .where("order_number", "=", orderNumber)
      .executeTakeFirstOrThrow()
  ).state;
}

async function orderEventNames(market: TestMarket, orderNumber: string): Promise<string[]> {
  const rows = await market.db.queries
    .selectFrom("order_events")
    .innerJoin("orders", "orders.id", "order_events.order_id")
    .select("order_events.name")
    .where("orders.order_number", "=", orderNumber)
    .orderBy("order_events.id")
    .execute();
  return rows.map(({ name }) => name);
}

async function countInbox(market: TestMarket): Promise<number> {
  return Number(
    (
      await market.db.queries
        .selectFrom("webhook_inbox")
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );
}

async function unhandled(market: TestMarket): Promise<number> {
  return (
    await market.db.queries.selectFrom("webhook_inbox").select("event_id").where("handled_at", "is", null).execute()
  ).length;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let at = 0; at < 200; at += 1) {
    if (await isSo()) return;
    await wait(25);
  }
  throw new Error("It did not happen within five seconds");
}
