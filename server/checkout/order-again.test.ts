import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOrder } from "#contract/checkout.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { DENVER, orderBody, PORTLAND, readyBuyer } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("pressing pay again on %s", (kind) => {
  let db: Database;
  let world: TestWorld;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(() => world.setNow(TEST_NOW));

  const orderRow = (orderNumber: string) =>
    db.queries
      .selectFrom("orders")
      .select(["state", "billing_address", "comment", "ships_on"])
      .where("order_number", "=", orderNumber)
      .executeTakeFirstOrThrow();
  const { Email: _email, ...billing } = PORTLAND;

  test("with another billing address and comment makes an order that says so, and ends the first", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse);
    const body = await orderBody(visitor);
    const first = await visitor.call(createOrder, { body });
    const changed = { ...body, BillingAddress: billing, Comment: "Leave it at the desk." };
    const second = await visitor.call(createOrder, { body: changed });
    expect(await orderRow(second.CustOrderID)).toMatchObject({
      state: "pending_payment",
      billing_address: { City: "Portland" },
      comment: "Leave it at the desk.",
    });
    expect((await orderRow(first.CustOrderID)).state).toBe("cancelled");
    expect((await visitor.call(createOrder, { body: changed })).CustOrderID).toBe(second.CustOrderID);
  });

  test("some days later promises the dates of that day", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse);
    const body = await orderBody(visitor);
    const first = await visitor.call(createOrder, { body });
    world.setNow(new Date("2026-11-25T15:00:00Z"));
    const second = await visitor.call(createOrder, { body });
    expect((await orderRow(second.CustOrderID)).ships_on > (await orderRow(first.CustOrderID)).ships_on).toBe(true);
  });

  test("for more than a card can be charged is refused before anything is ordered", async () => {
    await db.queries.updateTable("skus").set({ price_cents: 40_000_000 }).where("sku_id", "=", SHOP.cable).execute();
    const visitor = await readyBuyer(world, SHOP.cable, { quantity: 3, email: DENVER.Email });
    const answer = await visitor.tryCall(createOrder, { body: await orderBody(visitor) });
    expect(reasonOf(answer)).toBe("charge_too_large");
    await db.queries.updateTable("skus").set({ price_cents: 900 }).where("sku_id", "=", SHOP.cable).execute();
  });
});
