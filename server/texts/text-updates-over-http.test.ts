import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createOrder, getCheckout, getOrder } from "#contract/checkout.ts";
import { switchTextMessage } from "#contract/orders.ts";
import { twilioTexts } from "#adapters/texts/twilio-texts.ts";
import { databasesToTest } from "../db/test-database.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { findOrderByNumber, lockOrder } from "../orders/orders-table.ts";
import { ROUTES } from "../routes.ts";
import { orderBody, readyBuyer } from "../testing/buyer.ts";
import { FLOOR_EVENTS } from "../testing/floor-events.ts";
import { keepMails } from "../testing/members.ts";
import { mounted } from "../testing/mounted.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { textReplies } from "./text-replies.ts";

interface Sent {
  to: string;
  body: string;
}

describe.each(databasesToTest())("text updates on %s", (kind) => {
  let market: TestMarket;
  let buyer: Visitor;
  let replyUrl: string;
  const store = createServer((request, response) => void listener(request, response));
  let listener: ReturnType<typeof getRequestListener>;
  const CELL = "+1 (303) 555-0123";

  beforeAll(async () => {
    market = await openTestMarket(kind);
    await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
    replyUrl = `http://localhost:${(store.address() as AddressInfo).port}/api/webhooks/texts`;
    market.world.texts = twilioTexts({
      apiBase: market.peer.origin,
      accountSid: "ACrigsmithsandbox",
      authToken: "rigsmith-sandbox-texts",
      from: "+15555550100",
      replyUrl,
    });
    listener = getRequestListener(mounted(market.world, textReplies(market.world)).fetch);
  });
  afterAll(async () => {
    await new Promise((resolve) => store.close(resolve));
    await market.close();
  });
  beforeEach(async () => {
    keepMails(market.world);
    await market.db.execute("update stock set on_hand = 1000, held = 0 where policy = 'tracked'; delete from outbox");
    buyer = await readyBuyer(market.world, SHOP.mouse);
  });

  const ordered = async (more: object) =>
    (await buyer.call(createOrder, { body: { ...(await orderBody(buyer)), ...more } })).CustOrderID;
  const move = async (orderNumber: string, ...states: ("packed" | "shipped" | "delivered")[]) => {
    const { db, world } = market;
    const order = await findOrderByNumber(db.queries, orderNumber);
    await db.transaction(async (tx) => {
      let row = await lockOrder(tx, order?.id ?? "");
      for (const state of states) row = await moveOrderBy(tx, row, FLOOR_EVENTS[state], world.now());
    });
  };
  const sentAbout = async (orderNumber: string) => {
    await deliverOutbox(market.world);
    const all = (await (await fetch(`${market.peer.origin}/sandbox/texts`)).json()) as Sent[];
    return all.filter(({ body }) => body.includes(orderNumber)).toReversed();
  };
  /** As the gateway signs what somebody answers. */
  const answer = async (body: string, signature?: string) => {
    const fields = new URLSearchParams({ Body: body, From: "+13035550123" });
    const text = `${replyUrl}Body${body}From+13035550123`;
    const right = createHmac("sha1", "rigsmith-sandbox-texts").update(text).digest("base64");
    const headers = { "x-twilio-signature": signature ?? right };
    return (await fetch(replyUrl, { method: "POST", body: fields, headers })).status;
  };

  test("go to the phone that asked for them when the order is paid, shipped and delivered, once each", async () => {
    expect((await buyer.call(getCheckout)).TextUpdates).toBe(true);
    const number = await ordered({ SendTextNote: true, CellPhone: CELL });
    const row = await market.db.queries
      .selectFrom("orders")
      .select(["text_phone", "text_agreed_at"])
      .where("order_number", "=", number)
      .executeTakeFirst();
    expect(row).toEqual({ text_phone: "3035550123", text_agreed_at: expect.any(Date) });
    expect(await sentAbout(number)).toEqual([]);
    await payWith(buyer, number, CARDS.approved);
    await sentAbout(number);
    await move(number, "packed", "shipped");
    await sentAbout(number);
    await move(number, "delivered");
    await sentAbout(number);
    expect(await sentAbout(number)).toEqual(
      [/is paid/, /is on its way/, /was delivered/].map((says) =>
        expect.objectContaining({ to: "+13035550123", body: expect.stringMatching(says) }),
      ),
    );
  });

  test("are never sent unasked, and a box without a right phone is refused by its field", async () => {
    const wrong = await buyer.tryCall(createOrder, {
      body: { ...(await orderBody(buyer)), SendTextNote: true, CellPhone: "555-0123" },
    });
    expect(wrong).toMatchObject({
      refusal: { status: 422, alert: { Reason: "cell_phone_invalid", Fields: [{ field: "CellPhone" }] } },
    });
    const number = await ordered({ SendTextNote: false, CellPhone: CELL });
    await payWith(buyer, number, CARDS.approved);
    expect(await sentAbout(number)).toEqual([]);
    expect((await buyer.call(getOrder, { query: { number } })).Texts).toBeNull();
    expect(reasonOf(await buyer.tryCall(switchTextMessage, { query: { orderId: number } }))).toBe(
      "texts_not_asked_for",
    );
  });

  test("GET /api/member/switchtextmessage turns them off and on for who placed the order, and is not there for others", async () => {
    const number = await ordered({ SendTextNote: true, CellPhone: CELL });
    const query = { orderId: number };
    expect(reasonOf(await newVisitor(market.world).tryCall(switchTextMessage, { query }))).toBe("order_unknown");
    expect(await buyer.call(switchTextMessage, { query })).toEqual({ Success: true, SendTextNote: false });
    expect((await buyer.call(getOrder, { query: { number } })).Texts).toEqual({
      CellPhone: "•••-0123",
      SendTextNote: false,
    });
    await payWith(buyer, number, CARDS.approved);
    expect(await sentAbout(number)).toEqual([]);
    expect(await buyer.call(switchTextMessage, { query })).toEqual({ Success: true, SendTextNote: true });
    await move(number, "packed", "shipped");
    expect(await sentAbout(number)).toMatchObject([{ body: expect.stringContaining("on its way") }]);
  });

  test("stay as they are when another site's page asks for the address, and change for a program without any page", async () => {
    const number = await ordered({ SendTextNote: true, CellPhone: CELL });
    const cookie = [...buyer.cookies].map((pair) => pair.join("=")).join("; ");
    const app = createApp({ world: market.world, routes: ROUTES, limits: noRateLimits });
    const asked = (from: Record<string, string>) =>
      app.request(`/api/member/switchtextmessage?orderId=${number}`, { headers: { cookie, ...from } });
    for (const from of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }, { origin: "null" }]) {
      expect((await asked(from)).status).toBe(403);
      expect((await buyer.call(getOrder, { query: { number } })).Texts).toMatchObject({ SendTextNote: true });
    }
    expect(await (await asked({})).json()).toEqual({ Success: true, SendTextNote: false });
  });

  test("end with STOP from the phone, which only the gateway can say, and what waits is not sent", async () => {
    const number = await ordered({ SendTextNote: true, CellPhone: CELL });
    await payWith(buyer, number, CARDS.approved);
    expect(await answer("STOP", "made up")).toBe(400);
    expect(await answer("thank you")).toBe(200);
    expect((await buyer.call(getOrder, { query: { number } })).Texts).toMatchObject({ SendTextNote: true });
    expect(await answer(" stop. ")).toBe(200);
    expect((await buyer.call(getOrder, { query: { number } })).Texts).toMatchObject({ SendTextNote: false });
    expect(await sentAbout(number)).toEqual([]);
  });

  test("are asked for by the specification's fields, and a store without a gateway offers none", async () => {
    const { texts } = market.world;
    market.world.texts = null;
    expect((await buyer.call(getCheckout)).TextUpdates).toBe(false);
    const body = { ...(await orderBody(buyer)), SendTextNote: true, CellPhone: CELL };
    expect(reasonOf(await buyer.tryCall(createOrder, { body }))).toBe("texts_not_offered");
    market.world.texts = texts;
  });

  test("a phone that the carrier has blocked is asked once and then let be", async () => {
    const number = await ordered({ SendTextNote: true, CellPhone: "720 555 0188" });
    await fetch(`${market.peer.origin}/sandbox/texts/reply`, {
      method: "POST",
      body: new URLSearchParams({ From: "+17205550188", Body: "STOP" }),
    });
    await payWith(buyer, number, CARDS.approved);
    expect(await sentAbout(number)).toEqual([]);
    expect((await buyer.call(getOrder, { query: { number } })).Texts).toMatchObject({ SendTextNote: false });
  });
});
