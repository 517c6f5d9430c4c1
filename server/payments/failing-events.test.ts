import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { handleEventsAgain, listWaitingEvents } from "./handle-events-again.ts";
import { handlePaymentEvents, takePaymentEvent } from "./handle-payment-events.ts";

const HOUR = 3_600_000;

describe.each(databasesToTest())("an event that cannot be handled on %s", (kind) => {
  let market: TestMarket;
  let paid: { orderNumber: string; providerRef: string };
  const said: string[] = [];

  beforeAll(async () => {
    market = await openTestMarket(kind);
    market.world.log = pino({}, { write: (line: string) => said.push((JSON.parse(line) as { msg: string }).msg) });
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const orderNumber = (await createOrderFor(visitor)).CustOrderID;
    await payWith(visitor, orderNumber, CARDS.approved);
    const [charge] = await market.peer.chargesOf(orderNumber);
    paid = { orderNumber, providerRef: charge?.paymentIntent ?? "" };
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    said.length = 0;
    market.world.setNow(TEST_NOW);
    await market.db.execute("delete from webhook_inbox");
  });

  const later = (ms: number) => market.world.setNow(new Date(market.world.now().getTime() + ms));
  const waiting = () => listWaitingEvents(market.db.queries, 10);
  const again = (which: string) => handleEventsAgain(market.db.queries, which, market.world.now());
  const isHandled = async (eventId: string) =>
    (
      await market.db.queries
        .selectFrom("webhook_inbox")
        .select("handled_at")
        .where("event_id", "=", eventId)
        .executeTakeFirstOrThrow()
    ).handled_at !== null;

  /** A refund made at the provider's own desk: news that no payment of ours has overtaken. */
  async function fails(eventId: string) {
    await market.peer.fault("find", "error_500_before", 1);
    await takePaymentEvent(market.world, {
      eventId,
      provider: "stripe",
      type: "charge.refunded",
      providerRef: paid.providerRef,
      attemptId: null,
      news: null,
    });
  }

  /** Fails once more, when its pause is over. */
  async function failsAgain() {
    later(HOUR);
    await market.peer.fault("find", "error_500_before", 1);
    await handlePaymentEvents(market.world);
  }

  test("says why it failed, how often, and when it is tried again", async () => {
    await fails("evt_1");
    const [once] = await waiting();
    expect(once).toMatchObject({ key: "evt_1 charge.refunded", state: "waits", tries: 1 });
    expect(once?.lastError).toMatch(/500|answer/i);
    const pause = (once?.nextTryAt?.getTime() ?? 0) - market.world.now().getTime();
    expect(pause).toBeGreaterThan(1_000);
    expect(pause).toBeLessThanOrEqual(5_000);
    await failsAgain();
    expect(await waiting()).toMatchObject([{ tries: 2, state: "waits" }]);
  });

  test("is left alone during its pause and handled after it", async () => {
    await fails("evt_2");
    await handlePaymentEvents(market.world);
    expect(await isHandled("evt_2")).toBe(false);
    later(5_000);
    await handlePaymentEvents(market.world);
    expect(await isHandled("evt_2")).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  test("keeps no other event waiting", async () => {
    await fails("evt_stuck");
    await takePaymentEvent(market.world, {
      eventId: "evt_next",
      provider: "stripe",
      type: "charge.refunded",
      providerRef: paid.providerRef,
      attemptId: null,
      news: null,
    });
    expect(await isHandled("evt_next")).toBe(true);
    expect(await isHandled("evt_stuck")).toBe(false);
  });

  test("is given up after three days and kept, and is tried no more by itself", async () => {
    await fails("evt_3");
    for (let hours = 0; hours < 71; hours += 1) await failsAgain();
    expect(await waiting()).toMatchObject([{ state: "waits", tries: 72 }]);
    await failsAgain();
    expect(await waiting()).toMatchObject([{ key: "evt_3 charge.refunded", state: "given up", tries: 73 }]);
    expect(said.at(-1)).toBe("A payment event is given up. It is kept: npm run events -- again all");
    later(HOUR);
    await handlePaymentEvents(market.world);
    expect(await isHandled("evt_3")).toBe(false);
  });

  test.each([
    ["its id", () => "evt_4"],
    ["its order's number", () => paid.orderNumber],
    ["all", () => "all"],
  ])("that was given up is handled when a person asks for %s", async (_, which) => {
    await fails("evt_4");
    later(80 * HOUR);
    await failsAgain();
    expect(await waiting()).toMatchObject([{ state: "given up" }]);
    expect(await again("evt_other")).toBe(0);
    expect(await again(which())).toBe(1);
    expect(await waiting()).toMatchObject([{ state: "waits", tries: 0 }]);
    await handlePaymentEvents(market.world);
    expect(await isHandled("evt_4")).toBe(true);
    expect(await again("all")).toBe(0);
  });

  test("that a person asks for begins its three days anew", async () => {
    await fails("evt_5");
    later(80 * HOUR);
    await failsAgain();
    await again("all");
    await failsAgain();
    expect(await waiting()).toMatchObject([{ state: "waits", tries: 1 }]);
  });
});
