import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../server/db/test-database.ts";
import type { Database } from "../../server/db/database.ts";
import { seedShop, SHOP } from "../../server/testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../../server/testing/test-world.ts";
import { apiOf, newVisitor } from "../../server/testing/visitor.ts";
import { createCartStore } from "./create-cart-store.ts";
import { memoryStorage } from "./test-cart-store.ts";

let db: Database;
let world: TestWorld;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await seedShop(db);
  world = makeTestWorld(db);
});
afterAll(() => db.close());

/** A shopper whose browser holds a PC and a mouse under the coupon of ten percent. */
async function withCoupon() {
  const api = apiOf(newVisitor(world));
  const disk = memoryStorage();
  /** A page load: what this browser remembers, then the server's answer. */
  const openPage = async () => {
    const store = createCartStore(
      api,
      () => disk,
      async () => {},
    );
    await store.persist.rehydrate();
    await store.getState().load();
    return store;
  };
  const store = await openPage();
  await store.getState().add({ skuId: SHOP.pc });
  await store.getState().add({ skuId: SHOP.mouse });
  expect(await store.getState().applyCoupon("TEN")).toBeNull();
  return { store, api, disk, openPage };
}

test("on load the server's coupon comes back, and goes when the server has another or none", async () => {
  const { store, api, openPage } = await withCoupon();
  const { couponCode, couponItems, couponDiscount } = store.getState().cart;
  expect(couponCode).toBe("TEN");
  expect(couponItems).toHaveLength(2);
  const again = await openPage();
  expect(again.getState().cart).toMatchObject({ couponCode, couponItems, couponDiscount });

  // On another device, so that this browser remembers the old code.
  const elsewhere = createCartStore(
    api,
    () => memoryStorage(),
    async () => {},
  );
  expect(await elsewhere.getState().applyCoupon("SHIP")).toBeNull();
  expect((await openPage()).getState().cart).toMatchObject({ couponCode: "", couponItems: [], couponDiscount: 0 });
});

test("removing an item takes it from the coupon's items and the totals at once, and the server agrees", async () => {
  const { store } = await withCoupon();
  const [pc, mouse] = Object.values(store.getState().cart.cartItems);
  const removed = store.getState().remove(mouse?.CartItemId ?? "");
  expect(store.getState().cart).toMatchObject({ couponItems: [pc?.CartItemId], subTotal: 1999, totalCount: 1 });
  expect(await removed).toBe(true);
  expect(store.getState().cart).toMatchObject({ couponItems: [pc?.CartItemId], subTotal: 1999, couponDiscount: 199.9 });
});
