import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits, rateLimits } from "../http/rate-limits.ts";
import { ROUTES } from "../routes.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { orderKey } from "../orders/order-key.ts";

let db: Database;
let world: TestWorld;
let app: ReturnType<typeof createApp>;
let orderNumber: string;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await seedShop(db);
  world = makeTestWorld(db);
  app = createApp({ world, routes: ROUTES, limits: noRateLimits });
  const buyer = await readyBuyer(world, SHOP.mouse, { email: "Ada@Example.com" });
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
const viewWith = (cookie: string) => app.request(`/api/order/view?number=${orderNumber}`, { headers: { cookie } });
const cookieOf = (answer: Response) => answer.headers.get("set-cookie") ?? "";

describe("an order by its number and email", () => {
  test("opens to another browser, by a cookie that only the orders' pages get and no script can read", async () => {
    const answer = await lookUp(orderNumber, "ada@example.com");
    expect(await answer.json()).toEqual({ Success: true, OrderPage: `/carts/order/${orderNumber}` });
    expect(cookieOf(answer)).toBe(
      `order-${orderNumber}=${orderKey(world, orderNumber)}; Path=/carts/order; Max-Age=2592000; HttpOnly; SameSite=Lax`,
    );
    expect(await (await viewWith(cookieOf(answer))).json()).toMatchObject({ OrderNumber: orderNumber });
  });

  test("is found as people type it: lower case, spaces, O for 0, capitals in the email", async () => {
    const typed = ` ${orderNumber.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")} `;
    expect((await lookUp(typed, " ADA@example.COM ")).status).toBe(200);
  });

  test("answers an unknown number and a wrong email with the same bytes and no cookie", async () => {
    const absent = await lookUp("RS-00000-000000", "ada@example.com");
    const foreign = await lookUp(orderNumber, "someone@example.com");
    expect([absent.status, await absent.text()]).toEqual([404, await foreign.text()]);
    expect([foreign.status, cookieOf(foreign), cookieOf(absent)]).toEqual([404, "", ""]);
  });

  test("names the field of a number that cannot be one", async () => {
    const answer = await lookUp("12345", "ada@example.com");
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ Reason: "order_number_invalid", Fields: [{ field: "OrderNumber" }] });
  });

  test("can be guessed at ten times in ten minutes", async () => {
    const limited = createApp({ world, routes: ROUTES, limits: rateLimits() });
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await lookUp(orderNumber, `guess${guess}@example.com`, limited)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });
});

describe("the key of the receipt mail", () => {
  test("opens its order by the same cookie", async () => {
    const answer = await post("open", { OrderNumber: orderNumber, Key: orderKey(world, orderNumber) });
    expect(answer.status).toBe(200);
    expect((await viewWith(cookieOf(answer))).status).toBe(200);
  });

  test.each([
    ["another order's key", () => orderKey(world, "RS-00000-000000")],
    ["a made-up key", () => "A".repeat(43)],
    ["no key", () => ""],
  ])("opens nothing with %s", async (_, key) => {
    const answer = await post("open", { OrderNumber: orderNumber, Key: key() });
    expect([answer.status, cookieOf(answer)]).toEqual([404, ""]);
    const made = await viewWith(`order-${orderNumber}=${key() || "x"}`);
    const absent = await app.request("/api/order/view?number=RS-00000-000000");
    expect([made.status, await made.text()]).toEqual([404, await absent.text()]);
  });
});
