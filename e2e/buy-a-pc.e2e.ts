import { expect, test } from "@playwright/test";
import { charges, readBooks } from "./books.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { addToCart, ADA, CARDS, fillInformation, keepShipping, pay, typeCard, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(async () => {
  store = await openStore();
});
test.afterAll(() => store.stop());

test("a guest finds a gaming PC, narrows the list, buys it, and order, stock, charge and mail agree to the cent", async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`${store.url}/gaming-pcs`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gaming PCs");
  const facet = page.getByRole("group", { name: "Memory" }).getByRole("checkbox").first();
  await facet.check();
  await expect(page).toHaveURL(/memory=/);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("main")).toContainText(name);
  await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
  await fillInformation(page);
  await keepShipping(page);
  await typeCard(page, CARDS.good);
  const button = page.getByRole("button", { name: /^Pay \$/ });
  const total = /\$([\d,.]+)/.exec((await button.textContent()) ?? "")?.[1] ?? "";
  await button.click();
  await expect(page).toHaveURL(/\/carts\/order\//);
  const number = (await page.locator(".order__number").textContent()) ?? "";
  await expect(page.getByRole("main")).toContainText(`$${total}`);

  await page.goto(`${store.url}/dev/outbox`);
  await expect(page.getByRole("main")).toContainText(number);
  expect(errors).toEqual([]);

  const totalCents = Math.round(Number(total.replaceAll(",", "")) * 100);
  expect(await charges(store)).toEqual([{ orderNumber: number, amount: totalCents, captured: totalCents }]);
  const { dataDir } = store;
  const seen = await stockOf(store, name);
  await store.kill();
  const books = readBooks(dataDir);
  expect(books.orders).toMatchObject([{ order_number: number, state: "paid", total_cents: totalCents, email: ADA.Email }]);
  expect(books.payments).toEqual([{ order_number: number, state: "captured", amount_cents: totalCents }]);
  const line = books.orders[0]?.lines[0];
  expect(books.stock.find(({ sku_id }) => sku_id === line?.sku_id)).toMatchObject({ on_hand: seen, held: 0 });
  expect(books.mails).toMatchObject([{ recipient: ADA.Email }]);
  expect(books.mails[0]?.body_text).toContain(number);
  expect(books.mails[0]?.body_text).toContain(`$${total}`);
  store = await openStore({ dataDir });
});

/** Units the catalogue still offers of a PC, by its name. */
async function stockOf(open: OpenStore, name: string): Promise<number | null> {
  // Lists are up to 15 s behind the warehouse.
  await new Promise((resolve) => setTimeout(resolve, 16_000));
  const { products } = (await (await fetch(`${open.url}/api/search/productinfo?q=${encodeURIComponent(name)}`)).json()) as { products: { name: string; availability: { left: number | null } }[] };
  return products.find((product) => product.name === name)?.availability.left ?? null;
}
