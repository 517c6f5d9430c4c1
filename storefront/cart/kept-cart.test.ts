import { beforeEach, expect, test } from "vitest";
import { addToCart, cartInit } from "#contract/carts.ts";
import { CART_STATE_VERSION, DEFAULT_CART_STATE } from "#rules/cart/cart-state.ts";
import { CART_STORAGE_KEY } from "./cart-on-demand.ts";
import { hasStoredCart } from "./cart-storage.ts";
import { createCartStore } from "./create-cart-store.ts";
import { aCartView, anItem } from "./test-cart-view.ts";
import { api, answers, forgetAnswers, memoryStorage, openStore, says } from "./test-cart-store.ts";

let disk: Storage;
beforeEach(() => {
  forgetAnswers();
  disk = memoryStorage();
});
const open = () => openStore(disk);

test("the cart outlives the page under the version marker 20230709", async () => {
  const first = open();
  first.getState().show(aCartView([anItem({ SkuID: 7 })], { Total: 119 }));
  expect(JSON.parse(disk.getItem(CART_STORAGE_KEY) ?? "")).toMatchObject({
    v: 20230709,
    cart: { totalCount: 1, finalAmount: 119 },
  });
  const second = open();
  await second.persist.rehydrate();
  expect(second.getState().cart.totalCount).toBe(1);
});

test("a cart stored by another version is dropped and asked of the server instead", async () => {
  disk.setItem(CART_STORAGE_KEY, JSON.stringify({ v: 20220101, cart: { ...DEFAULT_CART_STATE, totalCount: 5 } }));
  expect(hasStoredCart(() => disk)).toBe(true);
  const store = open();
  await store.persist.rehydrate();
  expect(store.getState().cart).toEqual(DEFAULT_CART_STATE);
  answers.set(cartInit.path, says(aCartView([anItem({ SkuID: 7 })], { Total: 119 })));
  await store.getState().load();
  expect(store.getState().cart.totalCount).toBe(1);
  expect(JSON.parse(disk.getItem(CART_STORAGE_KEY) ?? "")).toMatchObject({ v: CART_STATE_VERSION });
});

test("on load the coupon comes back only when the server returns the same code", async () => {
  disk.setItem(
    CART_STORAGE_KEY,
    JSON.stringify({ v: CART_STATE_VERSION, cart: { ...DEFAULT_CART_STATE, couponCode: "fall150 " } }),
  );
  const store = open();
  await store.persist.rehydrate();
  answers.set(cartInit.path, says(aCartView([anItem({})], { Total: 50 }, "FALL150")));
  await store.getState().load();
  expect(store.getState().cart.couponCode).toBe("FALL150");
  answers.set(cartInit.path, says(aCartView([anItem({})], { Total: 50 }, "OTHER")));
  await store.getState().load();
  expect(store.getState().cart).toMatchObject({ couponCode: "", couponItems: [], finalAmount: 50 });
});

test("on load an ID verification that the browser remembers is cleared", async () => {
  const idVerification = {
    UserId: "user-1",
    GroupName: "military",
    Verified: true,
    DiscountPercetage: 5,
    AvailableApply: true,
    IDmeDiscountCartitems: ["line-0001"],
    IDmeTotalDiscount: 5.95,
  };
  disk.setItem(
    CART_STORAGE_KEY,
    JSON.stringify({
      v: CART_STATE_VERSION,
      cart: { ...DEFAULT_CART_STATE, idVerification, lastDiscountApplied: "id_verification" },
    }),
  );
  const store = open();
  await store.persist.rehydrate();
  answers.set(cartInit.path, says(aCartView([anItem({})], { Total: 119 })));
  await store.getState().load();
  expect(store.getState().cart).toMatchObject({ idVerification: null, lastDiscountApplied: "", finalAmount: 119 });
});

test("browser storage holds no address, email or card", () => {
  const store = open();
  store.getState().show(aCartView([anItem({})], { Total: 119 }));
  expect(disk.getItem(CART_STORAGE_KEY)).not.toMatch(/Email|FirstName|Address1|ZipCode|ContactNumber|Number"|pm_/);
});

test("a browser without storage still shops", async () => {
  answers.set(addToCart.path, says(aCartView([anItem({ SkuID: 7 })], { Total: 119 })));
  const store = createCartStore(
    api,
    () => {
      throw new DOMException("denied", "SecurityError");
    },
    async () => {},
  );
  expect(await store.getState().add({ skuId: 7 })).toBe(true);
  expect(store.getState().cart.totalCount).toBe(1);
});

test("after a purchase the cart is the default one and keeps the order's number", () => {
  const store = open();
  store.getState().show(aCartView([anItem({})], { Total: 119 }));
  store.getState().reset("RS-10482");
  expect(store.getState().cart).toEqual({ ...DEFAULT_CART_STATE, custOrderID: "RS-10482" });
});

test("equal contents are not written twice, so that tabs do not wake each other for ever", () => {
  let writes = 0;
  disk = memoryStorage(() => {
    writes += 1;
  });
  const store = open();
  store.getState().show(aCartView([anItem({})], { Total: 119 }));
  store.getState().show(aCartView([anItem({})], { Total: 119 }));
  expect(writes).toBe(1);
});
