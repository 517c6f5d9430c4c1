import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { finishPayment } from "#contract/checkout.ts";
import { pressToken } from "#rules/payment/press-token.ts";
import { databasesToTest } from "../db/test-database.ts";
import { orderEvents } from "../orders/order-events.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { effectsBalance } from "../testing/effects-balance.ts";
import { payWith, pressWallet } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { compareLedgers } from "./compare-ledgers.ts";
import { handlePaymentEvents, takePaymentEvent } from "./handle-payment-events.ts";

describe.each(databasesToTest())("disputes on %s", (kind) => {
  let market: TestMarket;
  let order = "";
  let payment = "";

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    const buyer = await readyBuyer(market.world, SHOP.mouse);
    order = (await createOrderFor(buyer)).CustOrderID;
    await payWith(buyer, order, CARDS.approved);
    payment = (await market.peer.chargesOf(order))[0]?.paymentIntent ?? "";
  });

  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${market.peer.origin}/sandbox/disputes/${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const atPeer = async () =>
    (
      (await (await fetch(`${market.peer.origin}/sandbox/disputes/list`)).json()) as {
        id: string;
        paymentIntent: string;
      }[]
    ).find(({ paymentIntent }) => paymentIntent === payment)?.id ?? "";
  const say = async (status: string) => post(await atPeer(), { status });
  const hear = (type: string, eventId = `evt_${randomUUID()}`) =>
    takePaymentEvent(market.world, {
      provider: "stripe",
      eventId,
      type: `charge.dispute.${type}`,
      providerRef: payment,
      attemptId: null,
      news: null,
    });
  const rows = async () =>
    market.db.queries
      .selectFrom("disputes")
      .innerJoin("orders", "orders.id", "disputes.order_id")
      .select(["disputes.state", "amount_cents", "taken_back_cents", "won_back_cents", "due_at"])
      .where("order_number", "=", order)
      .execute();
  const refund = () =>
    refundOrder(market.world, { orderNumber: order, key: randomUUID(), parts: [], reason: "goodwill", sentBy: "Ines" });
  const told = async () => {
    const found = await findOrderByNumber(market.db.queries, order);
    return (await orderEvents(market.db.queries, found?.id ?? ""))
      .filter(({ name }) => name.startsWith("dispute"))
      .map(({ name, detail }) => [name, detail["state"]]);
  };
  const onHand = async () => {
    const shelf = market.db.queries.selectFrom("stock").select("on_hand").where("sku_id", "=", SHOP.mouse);
    return (await shelf.executeTakeFirstOrThrow()).on_hand;
  };
  const differences = async () => (await compareLedgers(market.world, new Date(0))).flatMap((each) => each.differences);

  test("one that the provider tells of is kept with its amount and due day, once, however often it is told", async () => {
    await post("open", { payment });
    await Promise.all(Array.from({ length: 5 }, () => hear("created")));
    const amount = (await market.peer.chargesOf(order))[0]?.amountCaptured;
    expect(await rows()).toEqual([
      {
        state: "needs_response",
        amount_cents: amount,
        taken_back_cents: amount,
        won_back_cents: 0,
        due_at: expect.any(Date),
      },
    ]);
    expect(await told()).toEqual([["dispute_opened", "needs_response"]]);
    expect(await differences()).toEqual([]);
  });

  test("nothing is refunded beside it; once it is won a refund goes out", async () => {
    await post("open", { payment });
    await hear("created");
    expect(await refund()).toMatchObject({ reason: "order_disputed" });
    await say("won");
    await hear("closed");
    expect(await rows()).toMatchObject([{ state: "won", won_back_cents: expect.any(Number) }]);
    expect(await differences()).toEqual([]);
    expect(await refund()).toMatchObject({ ok: true });
  });

  test("a lost one stays lost in the books, and the ledgers know the money that banks have", async () => {
    await post("open", { payment });
    await say("lost");
    await hear("closed");
    expect(await refund()).toMatchObject({ reason: "refund_nothing_left" });
    const [report] = await compareLedgers(market.world, new Date(0));
    expect(report?.disputed).toBeGreaterThan(0);
    expect(await differences()).toEqual([]);
  });

  test("an order in the house is held while the bank has its money, and ends with all it kept when that is lost", async () => {
    const owner = await deskOf(market.world, `held-${kind}@example.com`, ["owner"]);
    const view = async () => (await owner.get(`/api/staff/orders/view?number=${order}`)).body;
    const before = await onHand();
    await post("open", { payment });
    await hear("created");
    const { Hold, Version } = await view();
    expect(Hold).toMatchObject({ Who: "the store" });
    const pack = await owner.post("/api/staff/orders/pack", { OrderNumber: order, Version });
    expect(pack.body["Reason"]).toBe("order_held");
    await say("lost");
    await Promise.all(Array.from({ length: 5 }, () => hear("closed")));
    expect((await findOrderByNumber(market.db.queries, order))?.state).toBe("refunded");
    expect(await onHand()).toBe(before + 1);
    expect(await refund()).toMatchObject({ reason: "refund_nothing_left" });
    expect(await effectsBalance(market.db)).toEqual([]);
  });

  test("an order that a lost dispute ended is released and takes nothing from the shelf again", async () => {
    const owner = await deskOf(market.world, `over-${kind}@example.com`, ["owner"]);
    await post("open", { payment });
    await hear("created");
    await say("lost");
    await hear("closed");
    const before = await onHand();
    const { Version } = (await owner.get(`/api/staff/orders/view?number=${order}`)).body;
    await owner.post("/api/staff/orders/release", { OrderNumber: order, Version });
    expect(await onHand()).toBe(before);
    expect(await effectsBalance(market.db)).toEqual([]);
  });

  test("news out of order and an event about nothing say only what the provider says", async () => {
    await hear("created");
    expect(await rows()).toEqual([]);
    await post("open", { payment });
    await say("under_review");
    await say("won");
    await hear("closed");
    await hear("updated");
    await hear("created");
    expect(await rows()).toMatchObject([{ state: "won" }]);
    expect(await told()).toEqual([["dispute_opened", "won"]]);
  });

  test("the ledgers name a dispute that nobody told the store of", async () => {
    await post("open", { payment });
    expect((await differences()).map(({ what, orderNumber }) => [what, orderNumber])).toContainEqual([
      "disputed",
      order,
    ]);
    await hear("created");
  });

  test("while the provider is silent the event waits, and the job brings it in", async () => {
    await post("open", { payment });
    await market.peer.fault("find", "error_500_before");
    await hear("created");
    expect(await rows()).toEqual([]);
    market.world.setNow(new Date(market.world.now().getTime() + 60_000));
    await handlePaymentEvents(market.world);
    expect(await rows()).toMatchObject([{ state: "needs_response" }]);
  });

  test("the desk lists it with its due day and the way to the order", async () => {
    await post("open", { payment });
    await hear("created");
    const owner = await deskOf(market.world, `disputes-${kind}@example.com`, ["owner"]);
    const { body } = await owner.get("/api/staff/disputes");
    expect(
      (body["Disputes"] as { OrderNumber: string }[]).find(({ OrderNumber }) => OrderNumber === order),
    ).toMatchObject({
      State: "needs_response",
      Claim: "fraudulent",
      DueAt: expect.stringMatching(/^\d{4}-/),
    });
  });
});

describe.each(databasesToTest())("disputes at PayPal on %s", (kind) => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await openTestMarket(kind, { webhooks: true });
  });
  afterAll(() => market.close());

  test("are told by its webhook, stop refunds, stand at the desk, and end as PayPal decides", async () => {
    const { world, db, peer } = market;
    const buyer = await readyBuyer(world, SHOP.mouse);
    const number = (await createOrderFor(buyer, "PAYPAL")).CustOrderID;
    const begun = await payWith(buyer, number, pressToken(randomUUID()));
    await pressWallet(("reply" in begun && begun.reply.Redirect) || "", "pay");
    await buyer.call(finishPayment, { body: { CustOrderID: number } });
    const pages = `${peer.origin}/sandbox/paypal/disputes`;
    const post = (path: string, fields: Record<string, string>) =>
      fetch(`${pages}/${path}`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
    // News that comes while a payment is in other hands waits for the job.
    const state = async () => {
      world.setNow(new Date(world.now().getTime() + 60_000));
      await handlePaymentEvents(world);
      const rows = await db.queries.selectFrom("disputes").selectAll().where("provider", "=", "paypal").execute();
      return rows.map((row) => [row.state, row.taken_back_cents, row.won_back_cents]);
    };
    const refund = () =>
      refundOrder(world, { orderNumber: number, key: randomUUID(), parts: [], reason: "goodwill", sentBy: "Ines" });
    const differences = async () => (await compareLedgers(world, new Date(0))).flatMap((each) => each.differences);
    const [charge] = await peer.walletCharges("paypal");

    await post("open", { payment: charge?.id ?? "" });
    await expect.poll(state).toEqual([["inquiry", 0, 0]]);
    expect(await refund()).toMatchObject({ reason: "order_disputed" });
    const [dispute] = (await (await fetch(`${pages}/list`)).json()) as { id: string; amount: number }[];
    const { id, amount } = dispute ?? { id: "", amount: 0 };
    await post(id, { status: "claim" });
    await expect.poll(state).toEqual([["needs_response", amount, 0]]);
    const owner = await deskOf(world, `paypal-disputes-${kind}@example.com`, ["owner"]);
    expect((await owner.get("/api/staff/disputes")).body["Disputes"]).toMatchObject([
      { OrderNumber: number, State: "needs_response", Claim: "merchandise_or_service_not_received" },
    ]);
    expect(await differences()).toEqual([]);
    await post(id, { status: "won" });
    await expect.poll(state).toEqual([["won", amount, amount]]);
    for (const event of await peer.walletEvents("paypal")) await peer.resendOf("paypal", event.id);
    expect(await state()).toEqual([["won", amount, amount]]);
    expect(await differences()).toEqual([]);
    expect(await refund()).toMatchObject({ ok: true });
  });

  test("that PayPal does not call its own are not taken", async () => {
    const body = JSON.stringify({
      id: "WH-FORGED",
      event_type: "CUSTOMER.DISPUTE.CREATED",
      resource: { disputed_transactions: [{ seller_transaction_id: "5O190127TN364715T" }] },
    });
    const headers = {
      "content-type": "application/json",
      "paypal-transmission-id": randomUUID(),
      "paypal-transmission-time": new Date().toISOString(),
      "paypal-transmission-sig": "forged",
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT",
    };
    const to = market.webhookUrl.replace("stripe", "paypal");
    expect((await fetch(to, { method: "POST", body, headers })).status).toBe(400);
  });
});

test("a forged dispute is not taken", async () => {
  const market = await openTestMarket("pglite", { webhooks: true });
  const body = JSON.stringify({
    id: "evt_forged",
    type: "charge.dispute.created",
    data: { object: { object: "dispute", id: "dp_1", payment_intent: "pi_1" } },
  });
  const headers = { "content-type": "application/json", "stripe-signature": "t=1,v1=00" };
  const { status } = await fetch(market.webhookUrl, { method: "POST", body, headers });
  expect(status).toBe(400);
  const seen = await market.db.queries
    .selectFrom("webhook_inbox")
    .select("event_id")
    .where("event_id", "=", "evt_forged")
    .execute();
  expect(seen).toEqual([]);
  await market.close();
});
