import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { ROUTES } from "../routes.ts";
import { seedShop } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { createApp } from "./app.ts";
import { noRateLimits } from "./rate-limits.ts";
import { PasswordLine } from "./password-line.ts";

const SIGN_INS = 480;

test("every call that brings a password waits for its turn with it, and no other does", () => {
  const names = (rows: typeof ROUTES) => rows.map(({ endpoint: { method, path } }) => `${method} ${path}`).toSorted();
  const withPassword = ROUTES.filter(({ endpoint: { body } }) =>
    /"\w*Password":/.test(JSON.stringify(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }))),
  );
  expect(names(ROUTES.filter(({ rules }) => rules.password))).toEqual(names(withPassword));
  expect(withPassword.length).toBeGreaterThan(10);
});

describe("while more is asked than can be done", () => {
  let db: Database;
  let world: TestWorld;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    db = await openTestDatabase("pglite");
    await seedShop(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.execute("delete from slow_counters");
    world = makeTestWorld(db);
    app = createApp({ world, routes: ROUTES, limits: noRateLimits });
  });

  /** Somebody at an address of their own, with the cookie of a cart or as one who was never here. */
  function ask(path: string, { at = 0, body, cookie }: { at?: number; body?: object; cookie?: string } = {}) {
    const headers = {
      origin: world.settings.storeUrl,
      "content-type": "application/json",
      ...(cookie && { cookie }),
    };
    const from = { incoming: { socket: { remoteAddress: `198.51.${Math.floor(at / 250)}.${at % 250}` } } };
    return app.request(path, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) }, from);
  }
  const signIn = (at: number) =>
    ask("/api/login/member", {
      at,
      body: { Email: `nobody-${at}@example.com`, Password: "quiet fan on a desk", keepMeSignedIn: false },
    });

  test("of 480 who sign in at once as many are served as can wait, the others are told when, and carts are read meanwhile", async () => {
    Object.assign(world, { passwordLine: new PasswordLine({ atOnce: 1, inLine: 10 }) });
    const done: string[] = [];
    const signIns = Array.from({ length: SIGN_INS }, async (_, at) => {
      const { status, headers } = await signIn(at);
      done.push("sign-in");
      return { status, wait: headers.get("retry-after") };
    });
    const read = await ask("/api/carts/cart-init", { at: SIGN_INS });
    done.push("cart");
    const answers = await Promise.all(signIns);
    expect(read.status).toBe(200);
    const served = answers.filter(({ status }) => status !== 503);
    expect(served.length).toBe(11);
    expect(answers.filter(({ status }) => status === 503)).toEqual(
      Array.from({ length: SIGN_INS - 11 }, () => ({ status: 503, wait: "5" })),
    );
    // Those in the line were still waiting.
    expect(done.lastIndexOf("sign-in")).toBeGreaterThan(done.indexOf("cart"));
  });

  test("a try that found the line full is not counted as one", async () => {
    Object.assign(world, { passwordLine: new PasswordLine({ atOnce: 1, inLine: 0 }) });
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = world.passwordLine.hold("somebody", () => promise);
    const answer = await signIn(1);
    expect([answer.status, await answer.json()]).toMatchObject([503, { Reason: "passwords_busy" }]);
    const { rows } = await db.execute("select 1 from slow_counters");
    expect(rows).toEqual([]);
    resolve();
    await held;
    expect((await signIn(1)).status).toBe(401);
  });

  /** What is answered while the event loop is late by so many milliseconds. */
  async function askLate(lag: number, path: string, asked: Parameters<typeof ask>[1]) {
    Object.assign(world, { eventLoopLag: () => lag });
    const answer = await ask(path, asked);
    return [answer.status, answer.headers.get("retry-after"), (await answer.json()) as { Reason?: string }] as const;
  }
  const PUT_OFF = [503, "5", { Reason: "store_busy" }];
  const CART = { cookie: "cart=of-somebody" };
  const NEWCOMER = {};

  test.each([
    ["a sign-in", 500, "/api/login/member", { body: {} }],
    ["an order that is looked up", 500, "/api/order/look-up", { body: {} }],
    ["a first look of somebody who was never here", 900, "/api/get-globaljson", NEWCOMER],
  ])("%s is put off while the event loop is %d ms late", async (_what, lag, path, asked) => {
    expect(await askLate(lag, path, asked)).toMatchObject(PUT_OFF);
  });

  test.each([
    ["a look of somebody with a cart", 900, "/api/get-globaljson", CART, 200],
    ["a cart", 5000, "/api/carts/cart-init", NEWCOMER, 200],
    ["what goes into a cart", 5000, "/api/carts/addToCart", { body: {} }, 400],
    ["a payment", 5000, "/api/cart-checkout/confirm-order", { body: {} }, 400],
    ["a sign-in while all is well", 20, "/api/login/member", { body: {} }, 400],
  ])("%s is not put off while it is %d ms late", async (_what, lag, path, asked, status) => {
    expect(await askLate(lag, path, asked)).toMatchObject([status, null, {}]);
  });
});
