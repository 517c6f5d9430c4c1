import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { storeConfig } from "#config";
import type { CartView } from "#contract/carts.ts";
import * as schemas from "#contract/schemas/carts.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";

let db: Database;
let world: TestWorld;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await seedShop(db);
  await db.queries.updateTable("stock").set({ on_hand: 6 }).where("sku_id", "=", SHOP.laptop).execute();
  world = makeTestWorld(db);
});
afterEach(() => setLimits({}));
afterAll(() => db.close());

/** The shop's owner changes settings. */
function setLimits(limits: Partial<StoreConfig["limits"]>): void {
  Object.assign(world, { config: { ...storeConfig, limits: { ...storeConfig.limits, ...limits } } });
}

async function blocksOf(SkuID: number, Quantity = 1): Promise<CartView["Blocks"]> {
  const { body } = await new HttpShopper(world).post("/api/carts/addToCart", { SkuID, Quantity });
  return schemas.CartView.parse(body).Blocks;
}

describe("what closes the checkout", () => {
  test.each([
    [1, 1, []],
    [1, 2, ["laptop_limit"]], // S338, S504
    [5, 5, []],
    [5, 6, ["laptop_limit"]], // S338, S504, U18: > 5
  ] as const)("with a limit of %i laptops, %i laptops", async (laptops, quantity, reasons) => {
    setLimits({ laptops });
    expect((await blocksOf(SHOP.laptop, quantity)).map(({ reason }) => reason)).toEqual(reasons);
  });

  test("two laptops, and an item that asks for a PC, are warnings that no call of the checkout gets past", async () => {
    for (const { SkuID, Quantity, reason, Message } of [
      { SkuID: SHOP.laptop, Quantity: 2, reason: "laptop_limit", Message: "Limit one laptop in an order!" },
      {
        SkuID: SHOP.withPcOnly,
        Quantity: 1,
        reason: "gear_needs_pc",
        Message: "Sorry, the Complete Your Purchase item(s) you have selected must be purchased with a PC.",
      },
    ]) {
      const shopper = new HttpShopper(world);
      const { body } = await shopper.post("/api/carts/addToCart", { SkuID, Quantity });
      const { Version, Totals, Blocks } = schemas.CartView.parse(body);
      expect(Blocks).toMatchObject([{ reason, message: Message, icon: "warning" }]);
      const order = { Version, Payment: "CreditCard", ExpectedTotal: Totals.Total, BillingAddress: null };
      const closed = { body: { IsSuccess: false, Reason: reason, Message, Icon: "warning" } };
      expect(await shopper.post("/api/cart-checkout/validate-cart")).toMatchObject(closed);
      expect(await shopper.post("/api/cart-checkout/create-order", order)).toMatchObject(closed);
    }
    expect(await db.queries.selectFrom("orders").select("id").execute()).toEqual([]);
  });

  test("gear alone may be bought, unless the owner has every cart ask for a PC", async () => {
    expect(await blocksOf(SHOP.mouse)).toEqual([]);
    setLimits({ gearOnly: "block" });
    expect(await blocksOf(SHOP.mouse)).toMatchObject([
      {
        icon: "warning",
        message: "Sorry, the Complete Your Purchase item(s) you have selected must be purchased with a PC.",
      },
    ]);
  });
});
