import { expect, type FrameLocator, type Page } from "@playwright/test";
import type { CheckoutView } from "../contract/checkout.ts";
import type { CartState } from "../rules/cart/cart-state.ts";
import { firstOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { CARDS, goToPayment, openPage, pay } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const thisYear = new Date().getFullYear() % 100;
const two = (number: number) => String(number).padStart(2, "0");
const thisMonth = `${two(new Date().getMonth() + 1)}/${two(thisYear)}`;

test("the payment step says each word of the specification for a card's fields in the store's own page, and takes it back", async ({
  page,
}) => {
  await goToPayment(page, await firstOf(store, "gear-store"));
  const fields = page.frameLocator("iframe");
  await expect(fields.getByLabel("Card number")).toBeVisible();
  const saidOf = (label: string) =>
    page
      .locator("main")
      .getByRole("listitem")
      .filter({ hasText: `${label}:` })
      .locator("b");
  await pay(page);
  for (const [statement, label] of [
    ["S320", "Card number"],
    ["S323", "Expiration"],
    ["S328", "Security code"],
  ] as const)
    await expect(saidOf(label), statement).toHaveText("Required");
  for (const [statement, label, typed, message] of [
    ["S321", "Card number", "4242 4242 4242 42", "Invalid credit card number"],
    ["S321", "Card number", "4242 4242 4242 4242", null],
    ["S324", "Expiration", "12/3", "Invalid Date Format"],
    ["S325", "Expiration", "13/99", "Invalid Date"],
    ["S325", "Expiration", `00/${two(thisYear + 1)}`, "Invalid Date"],
    ["S326", "Expiration", `12/${two(thisYear - 1)}`, "Expired Date"],
    ["S327", "Expiration", thisMonth, "Expired Date"],
    ["S322", "Expiration", `12/${two(thisYear + 1)}`, null],
    ["S330", "Security code", "12", "Security Code must be 3 digits"],
    ["S330", "Security code", "123", null],
    ["S329", "Card number", "378282246310005", null],
    ["S329", "Security code", "123", "American Express Security Code must be 4 digits"],
    ["S329", "Security code", "1234", null],
  ] as const) {
    await fields.getByLabel(label).fill(typed);
    await fields.getByLabel(label).blur();
    await expect(saidOf(label), `${statement} ${label} ${typed}`).toHaveText(message === null ? [] : [message]);
  }
});

test("the payment step knows a card's brand by how its number begins", async ({ page }) => {
  const fields = await openCard(page);
  for (const [statement, begins, type] of [
    ["S331, S493", "34", "American Express"],
    ["S331", "37", "American Express"],
    ["S332, S493", "4", "Visa"],
    ["S333, S493", "51", "MasterCard"],
    ["S333", "55", "MasterCard"],
    ["S334, S493", "6011", "Discover"],
    ["S334", "65", "Discover"],
    ["S335", "56", ""],
    ["S335", "50", ""],
  ] as const) {
    await fields.getByLabel("Card number").fill(begins);
    await expect(fields.locator("#brand"), `${statement}: ${begins}`).toHaveText(type);
  }
});

test("at the payment the server's tax, shipping, recycling and discount are shown and kept as they came", async ({
  page,
}) => {
  await goToPayment(page, await firstOf(store, "prebuilt-gaming-pcs"));
  const { Totals } = (await page.evaluate(async () =>
    (await fetch("/api/cart-checkout/fetch-cart")).json(),
  )) as CheckoutView;
  expect([Totals.Total, Totals.Tax].every((amount) => amount > 0)).toBe(true);
  await expect
    .poll(() => keptCart(page))
    .toMatchObject({
      isBackendAnswered: true,
      backendFinalAmount: Totals.Total,
      backendTax: Totals.Tax,
      backendShippingFee: Totals.ShippingFee,
      backendRecycling: Totals.Recycling,
      backendTotalDiscount: Totals.Saving,
    });
  const dollars = (amount: number) => amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
  await expect(page.getByRole("button", { name: /^Pay/ })).toHaveText(`Pay ${dollars(Totals.Total)}`);
  await expect(page.getByText(dollars(Totals.Tax), { exact: true }).first()).toBeVisible();
});

test("until the answer is there the browser computes tax, recycling and shipping itself, to the server's own sum", async ({
  page,
}) => {
  await goToPayment(page, await firstOf(store, "gear-store"));
  await openPage(page, `${store.url}/carts`);
  const before = await keptCart(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/carts/changeCartItemQty", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "One more" }).click();
  await expect.poll(async () => (await keptCart(page)).isBackendAnswered).toBe(false);
  const ours = await keptCart(page);
  expect(ours.totalCount).toBe(2);
  expect(ours.tax).toBeGreaterThan(before.tax);
  release();
  await expect.poll(async () => (await keptCart(page)).isBackendAnswered).toBe(true);
  const theirs = await keptCart(page);
  expect(theirs.totalCount).toBe(2);
  for (const amount of ["tax", "recycleFee", "shippingFee", "finalAmount"] as const)
    expect([amount, ours[amount]]).toEqual([amount, theirs[amount]]);
});

async function openCard(page: Page): Promise<FrameLocator> {
  await goToPayment(page, await firstOf(store, "gear-store"));
  const fields = page.frameLocator("iframe");
  await fields.getByLabel("Card number").fill(CARDS.good);
  return fields;
}

function keptCart(page: Page): Promise<CartState> {
  return page.evaluate(() => (JSON.parse(localStorage.getItem("cart") ?? "{}") as { cart: CartState }).cart);
}
