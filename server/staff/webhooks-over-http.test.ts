import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { StaffWebhook, WebhookDelivery } from "#contract/staff-webhooks.ts";
import { openWebhookReceiver, type WebhookReceiver } from "#sandbox/receiver/webhook-receiver.ts";
import { databasesToTest } from "../db/test-database.ts";
import { DeskScene, reasonAt } from "../testing/desk-scene.ts";
import { SHOP } from "../testing/small-shop.ts";
import type { HttpAnswer, HttpShopper } from "../testing/http-shopper.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { sendWebhooks } from "../webhooks/send-webhooks.ts";
import { readWebhookAddress } from "../webhooks/read-webhook-address.ts";

const HOUR_MS = 3_600_000;
const ALL = ["order.created", "order.paid", "order.shipped", "order.delivered", "order.cancelled", "order.refunded"];
const NOBODY = "00000000-0000-4000-8000-000000000000";

describe.each(databasesToTest())("webhooks at the desk on %s", (kind) => {
  const scene = new DeskScene(kind);
  let owner: HttpShopper;
  let receiver: WebhookReceiver;
  let hours = 0;

  beforeEach(async () => {
    // Each test has an hour of its own: what others did is not told.
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + (hours += 1) * HOUR_MS));
    owner = await scene.desk("owner");
    receiver = await openWebhookReceiver(() => scene.market.world.now());
    // Programs on this machine are told beside the sandbox alone.
    Object.assign(scene.market.world.settings, { sandbox: { origin: receiver.url, port: 1 } });
  });
  afterEach(async () => {
    await scene.market.db.queries.deleteFrom("webhook_deliveries").execute();
    await scene.market.db.queries.deleteFrom("webhook_endpoints").execute();
    await receiver.close();
  });

  const press = (verb: string, body: object, by = owner) => by.post(`/api/staff/webhooks/${verb}`, body);
  const webhookIn = ({ body }: HttpAnswer) => body["Webhook"] as StaffWebhook;
  const add = async (more: object = {}) => {
    const answer = await press("add", { Url: receiver.url, Events: ALL, ...more });
    receiver.secrets = [String(answer.body["Secret"])];
    return webhookIn(answer);
  };
  const seen = ({ Id, Version }: StaffWebhook) => ({ Id, Version });
  const messages = async (id: string, more = "") => {
    const { body } = await owner.get(`/api/staff/webhooks/deliveries?id=${id}${more}`);
    return body as unknown as { Webhook: StaffWebhook; Deliveries: WebhookDelivery[] };
  };
  const types = () => receiver.received.map(({ body }) => body["type"]);
  const later = (ms: number) => scene.market.world.setNow(new Date(scene.market.world.now().getTime() + ms));
  /** Mice are bought and what there is to say is said. */
  const buy = async () => {
    const order = await scene.paidOrder(SHOP.mouse, 1);
    await sendWebhooks(scene.market.world);
    return order;
  };

  test("one is added once with its secret, is told what was chosen, and no list has the secret", async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => press("add", { Url: receiver.url, Events: ["order.paid"] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const made = answers.find(({ status }) => status === 200);
    const secret = String(made?.body["Secret"]);
    expect(secret).toMatch(/^whsec_/);
    receiver.secrets = [secret];
    await buy();
    expect(types()).toEqual(["order.paid"]);
    const list = JSON.stringify((await owner.get("/api/staff/webhooks")).body);
    expect(list).toContain(receiver.url);
    expect(list).not.toContain(secret.slice(6));
    const acts = await scene.market.db.queries
      .selectFrom("staff_log")
      .select(["act", "after"])
      .where("subject", "=", `webhook:${made ? webhookIn(made).Id : ""}`)
      .execute();
    expect(acts).toEqual([{ act: "webhook_add", after: { host: new URL(receiver.url).host, events: ["order.paid"] } }]);
  });

  test.each([
    "ftp://erp.example.com/",
    "erp.example.com",
    "https://sam:secret@erp.example.com/",
    "javascript:alert(1)",
    "https://",
    "http://[",
  ])("%s is no address, and the field says so", async (Url) => {
    expect(await press("add", { Url, Events: ALL })).toMatchObject({
      status: 422,
      body: { Reason: "webhook_address_invalid", Fields: [{ field: "Url" }] },
    });
  });

  test("no event, an unknown one, and one too many addresses are refused", async () => {
    const of = { Url: receiver.url };
    expect(await press("add", { ...of, Events: [] })).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "Events" }] },
    });
    expect((await press("add", { ...of, Events: ["order.eaten"] })).status).toBe(400);
    for (let at = 0; at < 20; at += 1) await add({ Url: `https://erp.example.com/${at}` });
    expect(reasonAt(await press("add", { ...of, Events: ALL }))).toEqual([409, "webhooks_full"]);
  });

  test("a new secret signs at once, the old one for a day, and of two who make one at once one does", async () => {
    const webhook = await add();
    const both = await Promise.all([press("rotate", seen(webhook)), press("rotate", seen(webhook))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await buy();
    expect([types().length, receiver.refused]).toEqual([2, 0]);
    receiver.secrets = [String(both.find(({ status }) => status === 200)?.body["Secret"])];
    await buy();
    expect([types().length, receiver.refused]).toEqual([4, 0]);
    expect((await messages(webhook.Id)).Webhook.OldSecretUntil).not.toBe("");
  });

  test("one that is switched off hears nothing, and on again what happened meanwhile", async () => {
    const webhook = await add();
    const off = webhookIn(await press("switch", { ...seen(webhook), On: false }));
    expect(off.State).toBe("off");
    await buy();
    expect(types()).toEqual([]);
    expect(reasonAt(await press("replay", { Id: webhook.Id }))).toEqual([409, "webhook_off"]);
    expect(reasonAt(await press("switch", { ...seen(webhook), On: true }))).toEqual([409, "webhook_changed"]);
    expect(webhookIn(await press("switch", { ...seen(off), On: true })).State).toBe("on");
    await sendWebhooks(scene.market.world);
    expect(types()).toEqual(["order.created", "order.paid"]);
  });

  test("its log says tries, answer and how that began; one message or all that failed go out again under their ids", async () => {
    const webhook = await add();
    receiver.answers = [500, 500];
    receiver.says = `Database\u0000 is\n<b>away</b> \u202Ex${"y".repeat(5000)}`;
    const order = await buy();
    const [paid, created] = (await messages(webhook.Id, "&show=failed")).Deliveries;
    expect(paid).toMatchObject({
      Type: "order.paid",
      OrderNumber: order,
      State: "failing",
      Attempts: 1,
      Answer: "500",
      Said: expect.stringMatching(/^Database is <b>away<\/b> xy+$/),
    });
    expect(paid?.Said.length).toBeLessThanOrEqual(300);
    expect(webhookIn(await press("replay", { Id: webhook.Id, EventId: created?.EventId })).Failed).toBe(1);
    await sendWebhooks(scene.market.world);
    expect(types()).toEqual(["order.created"]);
    expect((await press("replay", { Id: webhook.Id })).body["Count"]).toBe(1);
    await sendWebhooks(scene.market.world);
    expect(receiver.received.map(({ id }) => id)).toEqual([`evt_${created?.EventId}`, `evt_${paid?.EventId}`]);
    expect((await messages(webhook.Id, "&show=failed")).Deliveries).toEqual([]);
    expect(reasonAt(await press("replay", { Id: webhook.Id }))).toEqual([409, "webhook_nothing_to_send"]);
    expect(reasonAt(await press("replay", { Id: webhook.Id, EventId: 1_000_000_000 }))).toEqual([
      409,
      "webhook_nothing_to_send",
    ]);
  });

  test("one that takes nothing for three days is paused, waits at the desk, and goes on when it is switched on", async () => {
    const webhook = await add();
    receiver.answers = Array.from({ length: 4 }, () => 503);
    await buy();
    later(73 * HOUR_MS);
    await sendWebhooks(scene.market.world);
    owner = await scene.desk("owner");
    const paused = (await messages(webhook.Id)).Webhook;
    expect(paused).toMatchObject({ State: "paused", Waiting: 0, Failed: 2 });
    const { body } = await owner.get("/api/staff/orders");
    expect(body["NeedsYou"]).toContainEqual({ Need: "webhooks_paused", Count: 1 });
    await press("switch", { ...seen(paused), On: true });
    expect((await press("replay", { Id: webhook.Id })).body["Count"]).toBe(2);
    await sendWebhooks(scene.market.world);
    expect(types()).toEqual(["order.created", "order.paid"]);
  });

  test("one that takes others meanwhile is not paused for one that it refuses", async () => {
    const webhook = await add();
    receiver.answers = [503, 204, 503];
    await buy();
    later(73 * HOUR_MS);
    await sendWebhooks(scene.market.world);
    owner = await scene.desk("owner");
    expect((await messages(webhook.Id)).Webhook).toMatchObject({ State: "on", Failed: 1 });
  });

  test("a test event is sent once, signed, also to one that is off, and its answer stands there", async () => {
    const webhook = await add();
    await press("switch", { ...seen(webhook), On: false });
    const { TestAnswer, TestSaid, TestedAt } = webhookIn(await press("test", { Id: webhook.Id }));
    expect([TestAnswer, TestedAt !== "", types()]).toEqual(["204", true, ["webhook.test"]]);
    expect(TestSaid).toBe("");
    receiver.answers = [500];
    receiver.says = "no";
    expect(webhookIn(await press("test", { Id: webhook.Id }))).toMatchObject({ TestAnswer: "500", TestSaid: "no" });
    receiver.answers = [0];
    expect(webhookIn(await press("test", { Id: webhook.Id })).TestAnswer).toMatch(/time|aborted/i);
  });

  test("one that was ended is told and asked nothing more", async () => {
    const webhook = await add();
    const ended = webhookIn(await press("end", seen(webhook)));
    expect(ended.State).toBe("ended");
    await buy();
    expect(types()).toEqual([]);
    for (const verb of ["rotate", "end"])
      expect(reasonAt(await press(verb, seen(ended)))).toEqual([409, "webhook_changed"]);
    expect(reasonAt(await press("test", { Id: webhook.Id }))).toEqual([409, "webhook_off"]);
    expect(reasonAt(await press("replay", { Id: webhook.Id }))).toEqual([409, "webhook_off"]);
    expect((await add()).State).toBe("on");
  });

  test("is for who may, with a fresh code where word of orders may go elsewhere", async () => {
    const webhook = await add();
    const support = await scene.desk("support");
    expect(reasonAt(await support.get("/api/staff/webhooks"))).toEqual([403, "staff_right_missing"]);
    expect(reasonAt(await press("test", { Id: webhook.Id }, support))).toEqual([403, "staff_right_missing"]);
    expect((await (await scene.desk("manager")).get("/api/staff/webhooks")).status).toBe(200);
    expect(reasonAt(await press("rotate", { Id: NOBODY, Version: 1 }))).toEqual([404, "webhook_unknown"]);
    later(11 * 60_000);
    for (const [verb, more] of [
      ["add", { Url: "https://erp.example.com/", Events: ALL }],
      ["rotate", seen(webhook)],
      ["switch", { ...seen(webhook), On: false }],
      ["events", { ...seen(webhook), Events: ["order.paid"] }],
      ["end", seen(webhook)],
    ] as const)
      expect(reasonAt(await press(verb, more))).toEqual([403, "staff_code_needed"]);
    expect((await press("test", { Id: webhook.Id })).status).toBe(200);
  });
});

test.each([
  ["https://erp.example.com/orders", "https://erp.example.com/orders"],
  ["https://8.8.8.8/", "https://8.8.8.8/"],
  ["http://erp.example.com/", null],
  ["https://127.0.0.1/", null],
  ["https://2130706433/", null],
  ["https://[::ffff:10.0.0.1]/", null],
  ["https://169.254.169.254/latest", null],
])("where others reach the store %s is kept as %s", (typed, kept) => {
  expect(readWebhookAddress({ sandbox: null, demo: null }, typed)).toBe(kept);
});
