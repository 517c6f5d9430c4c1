import { afterAll, beforeAll, expect, test } from "vitest";
import { getCheckout } from "#contract/checkout.ts";
import { openTestDatabase } from "../../server/db/test-database.ts";
import type { Database } from "../../server/db/database.ts";
import { readyBuyer } from "../../server/testing/buyer.ts";
import { seedShop, SHOP } from "../../server/testing/small-shop.ts";
import { makeTestWorld } from "../../server/testing/test-world.ts";
import { apiOf } from "../../server/testing/visitor.ts";
import { payOrder } from "./pay-order.ts";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await seedShop(db);
});
afterAll(() => db.close());

test("a cart that sold out on the way to payment is refused with the server's message as an error, and no order is made", async () => {
  const buyer = await readyBuyer(makeTestWorld(db), SHOP.mouse);
  const { Cart, Totals } = await buyer.call(getCheckout);
  await db.queries.updateTable("stock").set({ on_hand: 0 }).where("sku_id", "=", SHOP.mouse).execute();
  const outcome = await payOrder(apiOf(buyer), {
    cartVersion: Cart.Version,
    payment: "CreditCard",
    shown: Totals,
    billingAddress: null,
    cellPhone: null,
    testMode: false,
    origin: { SalesName: "", Referral: "", Request: "", ErrorCount: 0, IsMobile: false },
    card: { token: "pm_1", brand: "visa", last4: "4242" },
  });
  expect(outcome).toMatchObject({
    kind: "refused",
    alert: { Reason: "out_of_stock", Icon: "error", Message: expect.stringContaining("Test Mouse") },
  });
  expect(await db.queries.selectFrom("orders").select("id").execute()).toEqual([]);
});
