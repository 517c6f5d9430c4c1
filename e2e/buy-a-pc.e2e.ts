import { expect } from "@playwright/test";
import { charges, readBooks } from "./books.ts";
import { productsOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, ADA, CARDS, fillInformation, keepShipping, openPage, typeCard, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(async () => {
  store = await openStore();
});
test.afterAll(() => store.stop());

test("a guest finds a gaming PC, narrows the list, buys it, and order, stock, charge and mail agree to the cent", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPage(page, `${store.url}/gaming-pcs`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gaming PCs");
  const cards = page.getByRole("main").locator(".card");
  const all = await cards.count();
  await page.locator("summary", { hasText: "Memory" }).click();
  await page
    .getByRole("group", { name: "Memory" })
    .getByRole("checkbox", { name: /^64 GB/ })
    .check();
  await expect(page).toHaveURL(/memory=64-gb/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  for (const card of await cards.all()) await expect(card).toContainText("64 GB");
  const name = (await cards.first().getByRole("heading").textContent()) ?? "";
  await cards.first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const offered = (await productsOf(store, "gaming-pcs")).find((product) => product.name === name);
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("main").getByRole("heading", { name })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
  await fillInformation(page);
  await keepShipping(page);
  await typeCard(page, CARDS.good);
  const button = page.getByRole("button", { name: /^Pay \$/ });
  const total = /\$[\d,.]+/.exec((await button.textContent()) ?? "")?.[0] ?? "";
  await button.click();
  await expect(page).toHaveURL(/\/carts\/order\//);
  const number = (await page.locator(".order__number").textContent()) ?? "";
  await expect(page.getByRole("complementary", { name: "Receipt" })).toContainText(total);
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();

  await expect(async () => {
    await page.goto(`${store.url}/dev/outbox`);
    await expect(page.getByText(number).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(errors).toEqual([]);

  const totalCents = Math.round(Number(total.replaceAll(/[$,]/g, "")) * 100);
  expect(await charges(store)).toEqual([{ orderNumber: number, amount: totalCents, captured: totalCents }]);
  await store.kill();
  const books = readBooks(store.dataDir);
  expect(books.orders).toMatchObject([
    { order_number: number, state: "paid", total_cents: totalCents, email: ADA.Email },
  ]);
  expect(books.orders[0]?.lines).toMatchObject([
    { sku_id: offered?.skuId, quantity: 1, amount_cents: Math.round((offered?.price.amount ?? 0) * 100) },
  ]);
  expect(books.payments).toEqual([{ order_number: number, state: "captured", amount_cents: totalCents }]);
  expect(books.stock.find(({ sku_id }) => sku_id === offered?.skuId)).toEqual({
    sku_id: offered?.skuId,
    on_hand: (offered?.availability.left ?? 0) - 1,
    held: 0,
  });
  expect(books.mails).toMatchObject([{ recipient: ADA.Email }]);
  expect(books.mails[0]?.body_text).toContain(number);
  expect(books.mails[0]?.body_text).toContain(total);
});
