import { afterAll, beforeAll, expect, test } from "vitest";
import { applyCoupon } from "#contract/carts.ts";
import { getCheckout, getTotals, saveShippingMethod } from "#contract/checkout.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";

let db: Database;
let world: TestWorld;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await seedShop(db);
  world = makeTestWorld(db);
});
afterAll(() => db.close());

test("a code for free shipping shows the way it frees at 0.00, with its old fee, in the step, the totals and the order", async () => {
  const visitor = await readyBuyer(world, SHOP.mouse);
  const before = await visitor.call(getCheckout);
  const [cheapest, faster] = before.ShippingChoices;
  expect(cheapest?.Fee).toBeGreaterThan(0);
  await visitor.call(applyCoupon, { body: { couponCode: "SHIP" } });
  const { ShippingChoices, Totals } = await visitor.call(getCheckout);
  expect(ShippingChoices[0]).toMatchObject({ Fee: 0, ListFee: cheapest?.Fee, Why: "Free with code SHIP." });
  expect(ShippingChoices[1]).toMatchObject({ Fee: faster?.Fee, ListFee: faster?.Fee });
  expect(Totals).toMatchObject({
    ShippingFee: 0,
    Total: Math.round((before.Totals.Total - before.Totals.ShippingFee) * 100) / 100,
  });
  expect(await createOrderFor(visitor)).toMatchObject({ ShippingFee: 0, FinalAmount: Totals.Total });
});

test("whatever way is chosen and whatever code is on, step 2 lists the fee that the totals charge", async () => {
  const visitor = await readyBuyer(world, SHOP.mouse);
  for (const couponCode of ["", "SHIP", "TEN"]) {
    await visitor.call(applyCoupon, { body: { couponCode } });
    for (const { ShippingMethodID, Fee } of (await visitor.call(getCheckout)).ShippingChoices) {
      await visitor.call(saveShippingMethod, { body: { ShippingMethodID } });
      expect((await visitor.call(getTotals)).ShippingFee).toBe(Fee);
    }
  }
});
