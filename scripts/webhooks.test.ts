import { afterAll, beforeAll, expect, test } from "vitest";
import { openWebhookReceiver, type WebhookReceiver } from "#sandbox/receiver/webhook-receiver.ts";
import type { Database } from "#server/db/database.ts";
import { databasesToTest } from "#server/db/test-database.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { createOrderFor, readyBuyer } from "#server/testing/buyer.ts";
import { runScript } from "#server/testing/run-script.ts";
import { seedShop, SHOP } from "#server/testing/small-shop.ts";
import { makeStoreHome, type StoreHome } from "#server/testing/store-home.ts";
import { makeTestWorld } from "#server/testing/test-world.ts";
import { sendWebhooks } from "#server/webhooks/send-webhooks.ts";

let home: StoreHome;
let receiver: WebhookReceiver;
const environment = () => ({ ...home.environment, RIGSMITH_SECRET: "5e".repeat(32) });
const webhooks = (...words: string[]) => runScript("webhooks", words, environment());

beforeAll(async () => {
  // A command opens either database like the store; PostgreSQL spares the seconds that the embedded one takes to open.
  home = await makeStoreHome(databasesToTest()[0] ?? "pglite");
  await home.within(seedShop);
  receiver = await openWebhookReceiver(() => new Date());
});
afterAll(async () => {
  await receiver.close();
  await home.remove();
});

/** The store's own world, with its secret. */
const worldOn = (db: Database) => ({
  ...makeTestWorld(db, undefined, new Date()),
  settings: readSettings(environment()),
});
const send = () => home.within((db) => sendWebhooks(worldOn(db)));
const order = () =>
  home.within(async (db) => {
    const world = worldOn(db);
    await createOrderFor(await readyBuyer(world, SHOP.mouse));
  });
const secretIn = (lines: readonly string[]) => /^It signs with (whsec_\S+)$/.exec(lines[0] ?? "")?.[1] ?? "";

// Six processes, one after the other.
test(
  "npm run webhooks adds an address whose secret signs, replays what it was told, and ends it",
  { timeout: 120_000 },
  async () => {
    const added = await webhooks("add", receiver.url);
    const secret = secretIn(added.lines);
    receiver.secrets = [secret];
    await order();
    await send();
    expect([receiver.received.map(({ body }) => body["type"]), receiver.refused]).toEqual([["order.created"], 0]);

    const listed = (await webhooks()).lines.join("\n");
    expect(listed).toMatch(new RegExp(`${receiver.url}  0 waiting\\n  evt_\\d+  order_created  .* taken`));
    expect(listed).not.toContain(secret);
    const [, event = ""] = /(evt_\d+)/.exec(listed) ?? [];
    const replayed = await webhooks("replay", event);
    expect(replayed).toMatchObject({ code: 0, lines: expect.arrayContaining(["It is sent once more to 1 of them."]) });
    await send();
    expect(receiver.received.map(({ id }) => id)).toEqual([event, event]);

    const [, id = ""] = /^([0-9a-f-]{36}) /m.exec(listed) ?? [];
    const rotated = await webhooks("rotate", id);
    receiver.secrets = [secretIn(rotated.lines)];
    expect(receiver.secrets).not.toEqual([secret]);
    await order();
    await send();
    expect([receiver.received.length, receiver.refused]).toEqual([3, 0]);

    expect((await webhooks("end", id)).lines).toContain("It is told nothing more.");
    expect((await webhooks()).lines.join()).not.toContain(" waiting");
    await order();
    await send();
    expect(receiver.received).toHaveLength(3);
  },
);

test("npm run webhooks says in one sentence what it cannot do, and how it is used", async () => {
  expect(await webhooks("end", "00000000-0000-4000-8000-000000000000")).toMatchObject({
    code: 1,
    lines: [expect.stringContaining("No address with this id is told of orders.")],
  });
  const { code, lines } = await webhooks("rotate", "one");
  expect([code, lines[0]]).toEqual([2, expect.stringContaining("npm run webhooks")]);
});
