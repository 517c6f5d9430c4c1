import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { webhookSender } from "#adapters/webhooks/webhook-sender.ts";
import { isPublicAddress } from "#adapters/webhooks/public-address.ts";
import { openWebhookReceiver, type WebhookReceiver } from "#sandbox/receiver/webhook-receiver.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { replayDeliveries } from "./replay-deliveries.ts";
import { sendWebhooks } from "./send-webhooks.ts";
import { addEndpoint, endEndpoint, listEndpoints, rotateSecret } from "./webhook-endpoints.ts";
import { webhookReport } from "./webhook-report.ts";

const HOUR_MS = 3_600_000;

describe.each(databasesToTest())("webhooks to a merchant on %s", (kind) => {
  let market: TestMarket;
  let receiver: WebhookReceiver;
  let id: string;
  let weeks = 0;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    // Each test has a week of its own: what others did is not told.
    market.world.setNow(new Date(TEST_NOW.getTime() + (weeks += 1) * 7 * 24 * HOUR_MS));
    receiver = await openWebhookReceiver(() => market.world.now());
    const made = await addEndpoint(market.world, receiver.url);
    receiver.secrets = [made.secret];
    id = made.id;
  });
  afterEach(async () => {
    await market.db.queries.deleteFrom("webhook_deliveries").execute();
    await market.db.queries.deleteFrom("webhook_endpoints").execute();
    await receiver.close();
  });

  async function buy(): Promise<string> {
    const buyer = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID: orderNumber } = await createOrderFor(buyer);
    await payWith(buyer, orderNumber, CARDS.approved);
    return orderNumber;
  }
  const types = () => receiver.received.map(({ body }) => body["type"]);
  const later = (ms: number) => market.world.setNow(new Date(market.world.now().getTime() + ms));

  test("an order that is placed and paid is told, signed, each event once, and of no person", async () => {
    const orderNumber = await buy();
    await sendWebhooks(market.world);
    await sendWebhooks(market.world);
    expect(types()).toEqual(["order.created", "order.paid"]);
    expect(receiver.refused).toBe(0);
    expect(receiver.received[0]?.body).toMatchObject({ data: { orderNumber, currency: "USD" } });
    expect(JSON.stringify(receiver.received)).not.toMatch(/@|Ada|Byron|Wynkoop/);
  });

  test("what is not taken is sent again under the same id after growing pauses, until it is", async () => {
    await buy();
    receiver.answers = [500, 0];
    await sendWebhooks(market.world);
    expect(receiver.received).toEqual([]);
    await sendWebhooks(market.world);
    expect(receiver.received).toEqual([]);
    later(HOUR_MS);
    await sendWebhooks(market.world);
    expect(types()).toEqual(["order.created", "order.paid"]);
    expect(new Set(receiver.received.map(({ id: event }) => event)).size).toBe(2);
  });

  test("nodes that send at the same time send each event once", async () => {
    await buy();
    await Promise.all(Array.from({ length: 5 }, () => sendWebhooks(market.world)));
    later(HOUR_MS);
    await sendWebhooks(market.world);
    expect(receiver.received.map(({ id: event }) => event).toSorted()).toEqual(
      [...new Set(receiver.received.map(({ id: event }) => event))].toSorted(),
    );
    expect(types()).toHaveLength(2);
  });

  test("a node that is killed between the sending and its note sends again, under the same id", async () => {
    await buy();
    const { send } = market.world.webhooks;
    const gone = await openTestDatabase(kind);
    await gone.close();
    const killed = Object.assign(Object.create(market.world), {
      webhooks: {
        async send(...given: Parameters<typeof send>) {
          killed.db = gone;
          return market.world.webhooks.send(...given);
        },
      },
    }) as typeof market.world;
    await expect(sendWebhooks(killed)).rejects.toBeInstanceOf(Error);
    await sendWebhooks(market.world);
    expect(types()).toHaveLength(2);
    later(HOUR_MS);
    await sendWebhooks(market.world);
    const ids = receiver.received.map(({ id: event }) => event);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
  });

  test("an event is sent once more when somebody asks, under the id it had", async () => {
    await buy();
    await sendWebhooks(market.world);
    const [first] = receiver.received;
    expect(await replayDeliveries(market.world, market.db.queries, { eventId: Number(first?.id.slice(4)) })).toBe(1);
    await sendWebhooks(market.world);
    expect(receiver.received.at(-1)).toEqual(first);
    expect(await webhookReport(market.world)).toContain(
      `${first?.id}  order_created  ${receiver.url}  tried 1  taken (204)`,
    );
  });

  test("both secrets sign for a day after a change, and then the new one alone", async () => {
    const old = receiver.secrets;
    const secret = await rotateSecret(market.world, id);
    await buy();
    await sendWebhooks(market.world);
    expect(receiver.refused).toBe(0);
    later(25 * HOUR_MS);
    await buy();
    await sendWebhooks(market.world);
    expect(receiver.refused).toBe(2);
    expect(secret).not.toBe(old[0]);
  });

  test("a receiver that is gone, or was ended, hears nothing more", async () => {
    receiver.answers = [410, 410];
    await buy();
    await sendWebhooks(market.world);
    expect(await listEndpoints(market.world)).toEqual([]);
    expect(await endEndpoint(market.world, id)).toBe(false);
    later(HOUR_MS);
    await sendWebhooks(market.world);
    expect(receiver.received).toEqual([]);
  });

  test("one that takes nothing for three days is given up, which the report says", async () => {
    await buy();
    receiver.answers = Array.from({ length: 10 }, () => 503);
    await sendWebhooks(market.world);
    later(73 * HOUR_MS);
    await sendWebhooks(market.world);
    expect(await listEndpoints(market.world)).toMatchObject([{ waiting: 0, givenUp: 2 }]);
  });
});

test.each([
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["169.254.169.254", false],
  ["192.168.0.1", false],
  ["100.64.0.1", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["8.8.8.8", true],
  ["2a01:4f8::1", true],
  ["2606:4700::1", true],
])("%s is an address of the internet: %s", (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});

test.each([
  "https://127.0.0.1/",
  "https://localhost/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://10.0.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://2130706433/",
  "http://8.8.8.8/",
])("where cards are real %s is not asked", async (url) => {
  const sender = webhookSender({ mayAskThisMachine: false, timeoutMs: 400 });
  const message = { id: "evt_1", body: "{}", at: TEST_NOW, secrets: ["whsec_AA=="] };
  await expect(sender.send(url, message)).rejects.toThrow(/not one of the internet|not https/);
});
