import { expect } from "@playwright/test";
import { charges, readBooks } from "./books.ts";
import { firstOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { CARDS, goToPayment, pay, typeCard } from "./shopper.ts";

let store: OpenStore;
let product: string;
test.beforeAll(async () => {
  store = await openStore();
  product = await firstOf(store, "gaming-pcs");
});
test.afterAll(() => store.stop());

const taken = async () => (await charges(store)).filter(({ captured }) => captured > 0);

test("a declined card charges nothing, keeps the cart and every field, and another card pays the same order", async ({
  page,
}) => {
  await goToPayment(page, product, "declined@example.com");
  await typeCard(page, CARDS.declined);
  await pay(page);
  await expect(page.getByText("Your bank declined the card").first()).toBeVisible();
  expect(await taken()).toEqual([]);
  const order = /still order (RS-[\w-]+)\./.exec((await page.getByRole("main").textContent()) ?? "")?.[1] ?? "";
  await expect(page.getByRole("main")).toContainText("declined@example.com");
  await expect(page.getByRole("main")).toContainText("1701 Wynkoop St");
  await typeCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/order\//);
  await expect(page.locator(".order__number")).toHaveText(order);
  expect(await taken()).toMatchObject([{ orderNumber: order }]);
});

test("the card's fields follow the page from dark to light and back, and keep what was typed", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await goToPayment(page, product, "themes@example.com");
  await typeCard(page, CARDS.good);
  const fields = page.frameLocator(".card-fields__frame");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator(".card-fields__frame")).toHaveAttribute("data-theme", "light");
  await expect(fields.locator("html")).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(fields.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(fields.getByLabel("Card number")).not.toHaveValue("");
});

test("a card whose bank asks is paid after the shopper approves there, once", async ({ page }) => {
  const before = (await taken()).length;
  await goToPayment(page, product, "asked@example.com");
  await typeCard(page, CARDS.bankAsks);
  await pay(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page).toHaveURL(/\/carts\/order\//);
  expect(await taken()).toHaveLength(before + 1);
});

test("a shopper who refuses at the bank is not charged and comes back to a cart that is still there", async ({
  page,
}) => {
  const before = (await taken()).length;
  await goToPayment(page, product, "refused@example.com");
  await typeCard(page, CARDS.bankAsks);
  await pay(page);
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page).toHaveURL(/\/carts/);
  await page.goto(`${store.url}/carts`);
  await expect(page.getByRole("main").getByRole("link", { name: "Check out" })).toBeVisible();
  expect(await taken()).toHaveLength(before);
});

test("a provider that charges and never answers ends in one paid order and one charge", async ({ page }) => {
  const before = (await taken()).length;
  await goToPayment(page, product, "silent@example.com");
  await typeCard(page, CARDS.neverAnswers);
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/(order|return)/, { timeout: 60_000 });
  await expect(page).toHaveURL(/\/carts\/order\//, { timeout: 120_000 });
  expect(await taken()).toHaveLength(before + 1);
});

test("every paid order of these shoppers has one charge of its amount, and nobody else was charged", async () => {
  const atTheProvider = (await taken()).map(({ orderNumber, captured }) => [orderNumber, captured]);
  await store.kill();
  const paid = readBooks(store.dataDir).orders.filter(({ state }) => state === "paid");
  expect(paid.map(({ order_number, total_cents }) => [order_number, total_cents]).toSorted()).toEqual(
    atTheProvider.toSorted(),
  );
  expect(paid.map(({ email }) => email).toSorted()).toEqual([
    "asked@example.com",
    "declined@example.com",
    "silent@example.com",
  ]);
});
