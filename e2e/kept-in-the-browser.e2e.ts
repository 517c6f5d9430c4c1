import { expect, type Page } from "@playwright/test";
import { storeConfig } from "../store.config.ts";
import { firstOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, goToPayment, openPage, pay, typeCard, CARDS } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

async function keptCart(page: Page): Promise<{ salesName: string; errorCount: number }> {
  return ((await kept(page, "cart")) as { cart: { salesName: string; errorCount: number } }).cart;
}

/** The specification's names, misspellings included. */
const CART_STATE = `cartItems couponItems couponCode couponDiscount rewardPoints rewardPointsDisount tax taxRate
  shippingFee recycleFee deliveryFee subTotal afterDiscountSubTotal totalDiscount finalAmount totalCount cartStep
  paymentType salesName referralCode request custOrderID isWentToStep3 isUSA isMilitaryState isStateIsAKOrHI
  isPOBOXAddress errorCount cartReviewItems preOrderDepositItemsAmout preOrderDepositTotalCount backendShippingFee
  backendRecycling backendTax backendTotalDiscount backendFinalAmount`.split(/\s+/);

function kept(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);
}

test("the kept cart has every field of the specification's cart state, its lines by cart item id", async ({ page }) => {
  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await addToCart(page);
  const { cart } = (await kept(page, "cart")) as { cart: { cartItems: Record<string, { CartItemId: string }> } };
  expect(Object.keys(cart)).toEqual(expect.arrayContaining(CART_STATE));
  const [[id, line] = []] = Object.entries(cart.cartItems);
  expect(id).toBe(line?.CartItemId);
});

test("the kept cart says how the order will be paid, as soon as the payment step shows it, and forgets it with the order", async ({
  page,
}) => {
  const paymentType = async () => ((await kept(page, "cart")) as { cart: { paymentType: string } }).cart.paymentType;
  await goToPayment(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await expect.poll(paymentType).toBe("CreditCard");
  await page.getByRole("radio", { name: /^PayPal/ }).check();
  await expect.poll(paymentType).toBe("PAYPAL");
  await page.locator("input[name=Payment][value=CreditCard]").check();
  await expect.poll(paymentType).toBe("CreditCard");
  await typeCard(page, CARDS.good);
  await pay(page);
  await page.waitForURL(/\/carts\/order\//);
  await expect.poll(paymentType).toBe("");
});

test("the tester's flag is remembered, sends the order with TestMode true, and its clean value forgets it", async ({
  page,
}) => {
  const { tester } = storeConfig.flags;
  const product = await firstOf(store, "prebuilt-gaming-pcs");
  await openPage(page, `${store.url}/?${tester}=1`);
  expect(await page.locator("body").innerText()).not.toMatch(/test mode|tester/i);
  await goToPayment(page, product);
  await typeCard(page, CARDS.good);
  const sent = page.waitForRequest("**/api/cart-checkout/create-order");
  await pay(page);
  expect((await sent).postDataJSON()).toMatchObject({ TestMode: true });
  expect(await kept(page, tester)).not.toBeNull();
  await openPage(page, `${store.url}/?${tester}=clean`);
  await expect.poll(() => kept(page, tester)).toBeNull();
});

test("the link that led here and the refusals of the checkout go with the order, and are forgotten with it", async ({
  page,
}) => {
  const product = await firstOf(store, "prebuilt-gaming-pcs");
  await openPage(page, `${store.url}/gaming-pcs?salesName=Byron&referralCode=ada&request=autumn`);
  await expect.poll(() => kept(page, "link-origin")).toMatchObject({ salesName: "Byron" });
  await goToPayment(page, product);
  await typeCard(page, CARDS.declined);
  const first = page.waitForRequest("**/api/cart-checkout/create-order");
  await pay(page);
  const Origin = { SalesName: "Byron", Referral: "ada", Request: "autumn", ErrorCount: 0, IsMobile: false };
  expect((await first).postDataJSON()).toMatchObject({ Origin });
  await expect.poll(async () => (await keptCart(page)).errorCount).toBe(1);
  await typeCard(page, CARDS.good);
  const again = page.waitForRequest("**/api/cart-checkout/create-order");
  await pay(page);
  expect((await again).postDataJSON()).toMatchObject({ Origin: { ...Origin, ErrorCount: 1 } });
  await page.waitForURL(/\/carts\/order\//);
  expect(await kept(page, "link-origin")).toBeNull();
  expect(await keptCart(page)).toMatchObject({ salesName: "", errorCount: 0 });
});
