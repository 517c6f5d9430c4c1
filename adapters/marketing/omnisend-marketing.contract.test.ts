import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { type MarketingScene, openMarketingScene } from "#sandbox/testing/marketing-scene.ts";
import {
  type CartMarketing,
  type MarketedCart,
  MarketingAway,
  type MarketedOrder,
  MarketingRefused,
} from "./cart-marketing.ts";
import { omnisendMarketing } from "./omnisend-marketing.ts";

const MOUSE = {
  lineId: "line-mouse",
  productId: "test-mouse",
  variantId: "301",
  title: "Test Mouse",
  description: "",
  price: cents(5_900),
  imageUrl: "http://localhost:3000/images/mouse.webp",
  productUrl: "http://localhost:3000/gear-store/mice/test-mouse",
  quantity: 2,
};
const DESK = { ...MOUSE, lineId: "line-desk", productId: "desk", title: "Desk", price: cents(30_000), quantity: 1 };
const CART: MarketedCart = {
  cartId: "cart-1",
  email: "ada@example.com",
  phone: "(303) 555-0123",
  sum: cents(11_800),
  recoveryUrl: "http://localhost:3000/carts?back=x",
  products: [MOUSE],
};
const ORDER: MarketedOrder = {
  orderNumber: "RS-1",
  cartId: "cart-1",
  email: "ada@example.com",
  phone: "",
  sum: cents(11_800),
  createdAt: new Date("2026-11-21T15:00:00Z"),
  products: [MOUSE],
};

let scene: MarketingScene;
let marketing: CartMarketing;

beforeAll(async () => {
  scene = await openMarketingScene();
  marketing = omnisendMarketing(scene.settings);
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

test("a cart is created with email, phone, sum, link and products, in cents of US dollars", async () => {
  expect(await marketing.createCart(CART)).toBe("created");
  expect(await scene.carts()).toMatchObject([
    {
      id: "cart-1",
      email: "ada@example.com",
      phone: "(303) 555-0123",
      currency: "USD",
      cartSum: 11_800,
      cartRecoveryUrl: CART.recoveryUrl,
      products: [{ cartProductID: "line-mouse", productID: "test-mouse", variantID: "301", price: 5_900, quantity: 2 }],
    },
  ]);
});

test("a cart is found as it was told, and one the service has not is absent", async () => {
  expect(await marketing.findCart("cart-1")).toBeNull();
  await marketing.createCart(CART);
  expect(await marketing.findCart("cart-1")).toEqual({
    email: "ada@example.com",
    phone: "(303) 555-0123",
    sumCents: 11_800,
    products: [{ lineId: "line-mouse", title: "Test Mouse", quantity: 2, priceCents: 5_900 }],
  });
});

test("products are added, changed and removed by their lines", async () => {
  await marketing.createCart(CART);
  await marketing.addProduct("cart-1", DESK);
  const { lineId: cartProductID, productId: productID, variantId: variantID, price: _dollars, ...same } = DESK;
  expect(await scene.carts()).toMatchObject([
    { currency: "USD", products: [{}, { cartProductID, productID, variantID, ...same, price: 30_000 }] },
  ]);
  await marketing.changeProduct("cart-1", { ...MOUSE, quantity: 5 });
  expect((await marketing.findCart("cart-1"))?.products).toMatchObject([{ quantity: 5 }, { priceCents: 30_000 }]);
  await marketing.removeProduct("cart-1", "line-mouse");
  expect((await marketing.findCart("cart-1"))?.products).toMatchObject([{ lineId: "line-desk" }]);
});

test("the cart itself is changed without its products, and deleted", async () => {
  await marketing.createCart(CART);
  await marketing.changeCart({ ...CART, email: "byron@example.com", sum: cents(1), products: [] });
  expect(await scene.carts()).toMatchObject([{ email: "byron@example.com", cartSum: 1, products: [{}] }]);
  await marketing.deleteCart("cart-1");
  expect(await scene.carts()).toEqual([]);
});

test("an order is sent with its number, cart, sum, moment and products", async () => {
  await marketing.sendOrder(ORDER);
  expect(await scene.orders()).toMatchObject([
    {
      id: "RS-1",
      cartID: "cart-1",
      currency: "USD",
      orderSum: 11_800,
      createdAt: "2026-11-21T15:00:00.000Z",
      products: [{ productID: "test-mouse" }],
    },
  ]);
});

test("each call may be repeated", async () => {
  await marketing.createCart(CART);
  expect(await marketing.createCart(CART)).toBe("exists");
  for (const time of [1, 2]) {
    await marketing.addProduct("cart-1", DESK);
    await marketing.changeProduct("cart-1", { ...DESK, quantity: time });
    await marketing.sendOrder(ORDER);
  }
  expect(await scene.orders()).toHaveLength(1);
  expect((await scene.carts())[0]?.products).toHaveLength(2);
  await marketing.removeProduct("cart-1", DESK.lineId);
  await marketing.removeProduct("cart-1", DESK.lineId);
  await marketing.deleteCart("cart-1");
  await marketing.deleteCart("cart-1");
  expect(await scene.carts()).toEqual([]);
});

test.each([
  ["timeout_before", 0],
  ["timeout_after", 1],
  ["error_500_before", 0],
  ["error_500_after", 1],
  ["reset_before", 0],
  ["reset_after", 1],
  ["garbage", 0],
] as const)(
  "a look-up that meets %s says nothing of the cart, and what it befell is found out by the next",
  async (kind, made) => {
    await scene.break(kind);
    await expect(marketing.createCart(CART)).rejects.toBeInstanceOf(MarketingAway);
    expect(await scene.carts()).toHaveLength(made);
    await scene.break(kind);
    await expect(marketing.findCart("cart-1")).rejects.toBeInstanceOf(MarketingAway);
    expect((await marketing.findCart("cart-1")) !== null).toBe(made === 1);
  },
);

test("every call carries the key, and one under a wrong key says nothing of the cart", async () => {
  await marketing.createCart(CART);
  const stranger = omnisendMarketing({ ...scene.settings, apiKey: "wrong" });
  const calls = [
    stranger.findCart("cart-1"),
    stranger.createCart({ ...CART, cartId: "cart-2" }),
    stranger.changeCart(CART),
    stranger.addProduct("cart-1", DESK),
    stranger.changeProduct("cart-1", MOUSE),
    stranger.removeProduct("cart-1", MOUSE.lineId),
    stranger.deleteCart("cart-1"),
    stranger.sendOrder(ORDER),
  ];
  for (const end of await Promise.allSettled(calls))
    expect(end).toMatchObject({ status: "rejected", reason: expect.any(MarketingAway) });
  expect(await scene.carts()).toHaveLength(1);
  expect(await scene.orders()).toEqual([]);
});

test("what the service will never take is refused", async () => {
  await expect(marketing.createCart({ ...CART, email: "nobody" })).rejects.toBeInstanceOf(MarketingRefused);
});

test("nobody at all says nothing either", async () => {
  const nowhere = omnisendMarketing({ ...scene.settings, apiBase: "http://127.0.0.1:9" });
  await expect(nowhere.findCart("cart-1")).rejects.toBeInstanceOf(MarketingAway);
});
