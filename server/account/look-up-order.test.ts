import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getOrder } from "#contract/checkout.ts";
import { endOrderLinks, openOrder } from "#contract/orders.ts";
import type { Mail } from "#adapters/mail/mailer.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits, rateLimits } from "../http/rate-limits.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { forgetOldRecords } from "../jobs/forget-old-records.ts";
import { orderKey } from "../orders/order-key.ts";
import { ROUTES } from "../routes.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ABSENT = "RS-00000-000000";

describe.each(databasesToTest())("an order by its number and email on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let app: ReturnType<typeof createApp>;
  let orderNumber: string;
  let buyer: Visitor;
  let sent: Mail[];

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
    world.mailer = { send: (mail) => Promise.resolve(void sent.push(mail)) };
    app = createApp({ world, routes: ROUTES, limits: noRateLimits });
  });
  beforeEach(async () => {
    sent = [];
    world.setNow(TEST_NOW);
    await db.execute("delete from slow_counters");
    await db.execute("delete from outbox");
    buyer = await readyBuyer(world, SHOP.mouse, { email: "Ada@Example.com" });
    orderNumber = (await createOrderFor(buyer)).CustOrderID;
  });
  afterAll(() => db.close());

  const post = (path: string, body: object, to = app) =>
    to.request(`/api/order/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const lookUp = (OrderNumber: string, Email: string, to = app) => post("look-up", { OrderNumber, Email }, to);
  /** The key in the only mail that was sent. */
  const keySent = async () => {
    await deliverOutbox(world);
    expect(sent).toHaveLength(1);
    return new URL(/http\S+key=\S+/.exec(sent[0]?.text ?? "")?.[0] ?? "").searchParams.get("key") ?? "";
  };
  const open = (visitor: Visitor, Key: string) =>
    visitor.tryCall(openOrder, { body: { OrderNumber: orderNumber, Key } });
  const sees = async (visitor: Visitor) =>
    reasonOf(await visitor.tryCall(getOrder, { query: { number: orderNumber } })) === null;

  test("brings a link to the address it was placed with, which opens it to another browser", async () => {
    expect((await lookUp(orderNumber, " ada@EXAMPLE.com ")).status).toBe(200);
    const key = await keySent();
    expect(sent[0]).toMatchObject({ to: "Ada@Example.com", subject: expect.stringContaining(orderNumber) });
    const other = newVisitor(world);
    expect(await sees(other)).toBe(false);
    expect(await open(other, key)).toEqual({ reply: { Success: true, OrderPage: `/carts/order/${orderNumber}` } });
    expect(await sees(other)).toBe(true);
  });

  test("puts a key of the browser's own into a cookie that only cart and order pages get and no script can read", async () => {
    await lookUp(orderNumber, "ada@example.com");
    const key = await keySent();
    const cookie = (await post("open", { OrderNumber: orderNumber, Key: key })).headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      new RegExp(`^order-${orderNumber}=[\\w-]{43}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax$`),
    );
    expect(cookie).not.toContain(key);
    const thief = newVisitor(world);
    expect(reasonOf(await open(thief, /=([\w-]{43});/.exec(cookie)?.[1] ?? ""))).toBe("order_unknown");
    thief.cookies.set(`order-${orderNumber}`, key);
    expect(await sees(thief)).toBe(false);
  });

  test("is found as people type it: lower case, spaces, O for 0", async () => {
    const typed = ` ${orderNumber.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")} `;
    await lookUp(typed, "ada@example.com");
    expect(await keySent()).not.toBe("");
  });

  test("answers an order, an unknown number and a wrong email with the same bytes and the same rows, and mails only the buyer", async () => {
    const answers: unknown[] = [];
    for (const [number, email] of [
      [orderNumber, "ada@example.com"],
      [ABSENT, "ada@example.com"],
      [orderNumber, "someone@example.com"],
    ] as const) {
      const answer = await lookUp(number, email);
      answers.push([answer.status, await answer.text(), answer.headers.get("set-cookie")]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const rows = await db.queries.selectFrom("outbox").select("payload").where("topic", "=", "order_link").execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/someone|ada@/i);
    await deliverOutbox(world);
    expect(sent.map(({ to }) => to)).toEqual(["Ada@Example.com"]);
  });

  test("names the field of a number that cannot be one", async () => {
    const answer = await lookUp("12345", "ada@example.com");
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ Reason: "order_number_invalid", Fields: [{ field: "OrderNumber" }] });
  });

  test("can be asked for five times an hour for one address, on all nodes together, whether or not it has orders", async () => {
    for (const email of ["ada@example.com", "nobody@example.com"]) {
      const statuses = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const node = createApp({ world, routes: ROUTES, limits: noRateLimits });
          return (await lookUp(orderNumber, email, node)).status;
        }),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      const last = await lookUp(orderNumber, email.toUpperCase());
      expect(last.status).toBe(429);
      expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    world.setNow(new Date(TEST_NOW.getTime() + HOUR_MS));
    expect((await lookUp(orderNumber, "ada@example.com")).status).toBe(200);
  });

  test("can be guessed at ten times in ten minutes by one client at one node, and twenty times an hour at all", async () => {
    const limited = createApp({ world, routes: ROUTES, limits: rateLimits() });
    const guess = async (at: number, to = app) => (await lookUp(orderNumber, `guess${at}@example.com`, to)).status;
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push(await guess(at, limited));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    for (let at = 11; at < 21; at += 1) expect(await guess(at)).toBe(200);
    expect(await guess(21)).toBe(429);
  });

  test("counters of old windows are forgotten", async () => {
    await lookUp(orderNumber, "ada@example.com");
    world.setNow(new Date(TEST_NOW.getTime() + 31 * DAY_MS));
    await forgetOldRecords(world);
    expect(await db.queries.selectFrom("slow_counters").selectAll().execute()).toEqual([]);
  });

  test("a link ends after a day, and the browser that opened it sees the order for thirty", async () => {
    await lookUp(orderNumber, "ada@example.com");
    const key = await keySent();
    const other = newVisitor(world);
    world.setNow(new Date(TEST_NOW.getTime() + DAY_MS - HOUR_MS));
    await open(other, key);
    world.setNow(new Date(TEST_NOW.getTime() + DAY_MS + 1000));
    expect(reasonOf(await open(newVisitor(world), key))).toBe("order_unknown");
    world.setNow(new Date(TEST_NOW.getTime() + 30 * DAY_MS));
    expect(await sees(other)).toBe(true);
    world.setNow(new Date(TEST_NOW.getTime() + 31 * DAY_MS));
    expect(await sees(other)).toBe(false);
    expect(await sees(buyer)).toBe(true);
  });

  test("whoever sees the order ends all links and other browsers' access, and keeps its own", async () => {
    await lookUp(orderNumber, "ada@example.com");
    const key = await keySent();
    const [one, two] = [newVisitor(world), newVisitor(world)];
    for (const visitor of [one, two]) await open(visitor, key);
    await one.call(endOrderLinks, { body: { OrderNumber: orderNumber } });
    expect([await sees(one), await sees(two), await sees(buyer)]).toEqual([true, false, true]);
    expect(reasonOf(await open(newVisitor(world), key))).toBe("order_unknown");
    sent = [];
    await lookUp(orderNumber, "ada@example.com");
    await open(two, await keySent());
    expect(await sees(two)).toBe(true);
  });

  test("a stranger ends nothing, and learns nothing of an order by trying", async () => {
    const stranger = newVisitor(world);
    const foreign = await stranger.tryCall(endOrderLinks, { body: { OrderNumber: orderNumber } });
    expect(reasonOf(foreign)).toBe("order_unknown");
    expect(await stranger.tryCall(endOrderLinks, { body: { OrderNumber: ABSENT } })).toEqual(foreign);
    await lookUp(orderNumber, "ada@example.com");
    expect("reply" in (await open(stranger, await keySent()))).toBe(true);
  });

  test.each([
    ["another order's key", () => orderKey(world, { orderNumber: ABSENT, linkGeneration: 0 }, "link", soon())],
    ["a key whose end was changed", () => later(orderKey(world, { orderNumber, linkGeneration: 0 }, "link", soon()))],
    ["a key of a later generation", () => orderKey(world, { orderNumber, linkGeneration: 1 }, "link", soon())],
    ["a made-up key", () => "A".repeat(43)],
    ["no key", () => ""],
  ])("opens nothing with %s", async (_, key) => {
    const answer = await post("open", { OrderNumber: orderNumber, Key: key() });
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([404, null]);
    // No order has this number, so a key that is right for it opens nothing either.
    const absent = await post("open", { OrderNumber: ABSENT, Key: key() });
    expect([absent.status, await absent.text()]).toEqual([404, await answer.text()]);
  });

  const soon = () => new Date(TEST_NOW.getTime() + HOUR_MS);
});

/** The same key with its last second a year away. */
function later(key: string): string {
  const bytes = Buffer.from(key, "base64url");
  bytes.writeUInt32BE(bytes.readUInt32BE() + 365 * 86_400);
  return bytes.toString("base64url");
}
