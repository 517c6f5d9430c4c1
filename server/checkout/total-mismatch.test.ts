import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applyCoupon } from "#contract/carts.ts";
import { createOrder, getCheckout } from "#contract/checkout.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createOrderFor, orderBody, readyBuyer } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { reasonOf } from "../testing/visitor.ts";
import type { World } from "../world.ts";

describe.each(databasesToTest())("the shopper's total beside the server's on %s", (kind) => {
  let db: Database;
  let world: TestWorld;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(() => world.setNow(TEST_NOW));

  test("an order that costs less than was shown is logged with both bills and goes on", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse);
    const body = await orderBody(visitor);
    const { logged, stop } = warnings(world);
    const order = await visitor.call(createOrder, {
      body: { ...body, ExpectedTotal: body.ExpectedTotal + 5, ExpectedParts: { ...body.ExpectedParts, Tax: 99 } },
    });
    await visitor.call(createOrder, { body });
    stop();
    expect(order.FinalAmount).toBe(body.ExpectedTotal);
    expect(logged).toMatchObject([
      {
        orderNumber: order.CustOrderID,
        shown: { ...body.ExpectedParts, Total: body.ExpectedTotal + 5, Tax: 99 },
        ours: body.ExpectedParts,
        steps: expect.any(Array),
      },
    ]);
  });

  test("a bill of the same total in other parts is logged and goes on", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse);
    const body = await orderBody(visitor);
    const { logged, stop } = warnings(world);
    const ExpectedParts = { ...body.ExpectedParts, Tax: body.ExpectedParts.Tax - 1, SubTotal: 60 };
    await visitor.call(createOrder, { body: { ...body, ExpectedParts } });
    stop();
    expect(logged).toMatchObject([{ shown: ExpectedParts, ours: body.ExpectedParts }]);
  });

  test("an order that costs more than was shown is asked for once more, and leaves no order and no hold", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse);
    const body = await orderBody(visitor);
    const before = await stockOf(db, SHOP.mouse);
    const orders = await countOrders(db);
    await setPrice(db, SHOP.mouse, 6_900);
    const { logged, stop } = warnings(world);
    const answer = await visitor.tryCall(createOrder, { body });
    stop();
    const now = (await visitor.call(getCheckout)).Totals;
    expect(answer).toMatchObject({
      refusal: {
        status: 409,
        alert: {
          Reason: "total_higher",
          Facts: {
            expectedCents: fromWireMoney(body.ExpectedTotal),
            now: { totalCents: fromWireMoney(now.Total), subTotalCents: 6_900, taxCents: fromWireMoney(now.Tax) },
          },
        },
      },
    });
    expect(now.Total).toBeGreaterThan(body.ExpectedTotal);
    expect(logged).toMatchObject([{ orderNumber: null, shown: body.ExpectedParts, ours: { Total: now.Total } }]);
    expect(await countOrders(db)).toBe(orders);
    expect(await stockOf(db, SHOP.mouse)).toEqual(before);
    const again = await visitor.call(createOrder, {
      body: { ...body, ExpectedTotal: now.Total, ExpectedToPay: now.ToPay },
    });
    expect(again.FinalAmount).toBe(now.Total);
    await setPrice(db, SHOP.mouse, 5_900);
  });

  test("an older unpaid order stays as it is while the shopper is asked", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse);
    const first = await createOrderFor(visitor);
    const body = await orderBody(visitor);
    const held = await stockOf(db, SHOP.mouse);
    await setPrice(db, SHOP.mouse, 6_900);
    expect(reasonOf(await visitor.tryCall(createOrder, { body }))).toBe("total_higher");
    await setPrice(db, SHOP.mouse, 5_900);
    expect(await stateOf(db, first.CustOrderID)).toBe("pending_payment");
    expect(await stockOf(db, SHOP.mouse)).toEqual(held);
  });

  test("with the setting log a higher total is logged only", async () => {
    const logOnly = makeTestWorld(db);
    logOnly.config = { ...world.config, payment: { ...world.config.payment, totalMismatch: "log" } };
    const visitor = await readyBuyer(logOnly, SHOP.mouse);
    const body = await orderBody(visitor);
    const { logged, stop } = warnings(logOnly);
    const order = await visitor.call(createOrder, { body: { ...body, ExpectedTotal: 0.01 } });
    stop();
    expect(order.FinalAmount).toBe(body.ExpectedTotal);
    expect(logged).toMatchObject([{ orderNumber: order.CustOrderID, shown: { Total: 0.01 } }]);
  });

  test.each(["TEN", "EACH", "SHIP", null])(
    "discounts of the order are what the totals save, above zero: %s",
    async (coupon) => {
      const visitor = await readyBuyer(world, SHOP.mouse, { quantity: 2 });
      if (coupon) await visitor.tryCall(applyCoupon, { body: { couponCode: coupon } });
      const { Totals } = await visitor.call(getCheckout);
      const order = await createOrderFor(visitor);
      expect(order.TotalDiscount).toBe(Totals.Saving);
      expect(order.TotalDiscount).toBeGreaterThanOrEqual(0);
    },
  );
});

/** What the log is warned of until `stop`. */
function warnings(world: World) {
  const logged: unknown[] = [];
  const { log } = world;
  world.log = pino({ level: "warn" }, { write: (line) => void logged.push(JSON.parse(line)) });
  return {
    logged,
    stop: () => {
      world.log = log;
    },
  };
}

async function countOrders(db: Database): Promise<number> {
  const { orders } = await db.queries
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll().as("orders"))
    .executeTakeFirstOrThrow();
  return Number(orders);
}

async function setPrice(db: Database, skuId: number, priceCents: number): Promise<void> {
  await db.queries.updateTable("skus").set({ price_cents: priceCents }).where("sku_id", "=", skuId).execute();
}

async function stockOf(db: Database, skuId: number) {
  return db.queries
    .selectFrom("stock")
    .select(["on_hand", "held"])
    .where("sku_id", "=", skuId)
    .executeTakeFirstOrThrow();
}

async function stateOf(db: Database, orderNumber: string) {
  return (
    await db.queries
      .selectFrom("orders")
      .select("state")
      .where("order_number", "=", orderNumber)
      .executeTakeFirstOrThrow()
  ).state;
}
