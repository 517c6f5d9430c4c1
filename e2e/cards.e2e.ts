import { expect, test } from "@playwright/test";
import { charges } from "./books.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { CARDS, goToPayment, pay, typeCard } from "./shopper.ts";

let store: OpenStore;
let product: string;
test.beforeAll(async () => {
  store = await openStore();
  const { items } = (await (await fetch(`${store.url}/api/catalog/listing?list=gaming-pcs`)).json()) as { items: { link: string }[] };
  product = store.url + (items[0]?.link ?? "");
});
test.afterAll(() => store.stop());

test("a declined card charges nothing, keeps the cart and every field, and another card pays the same order", async ({ page }) => {
  await goToPayment(page, product, "declined@example.com");
  await typeCard(page, CARDS.declined);
  await pay(page);
  await expect(page.getByText("Your bank declined the card").first()).toBeVisible();
  expect((await charges(store)).filter(({ captured }) => captured > 0)).toEqual([]);
  await expect(page.getByRole("main")).toContainText("declined@example.com");
  await typeCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/order\//);
  expect((await charges(store)).filter(({ captured }) => captured > 0)).toHaveLength(1);
});

test("a card whose bank asks is paid after the shopper approves there, once", async ({ page }) => {
  const before = (await charges(store)).filter(({ captured }) => captured > 0).length;
  await goToPayment(page, product, "asked@example.com");
  await typeCard(page, CARDS.bankAsks);
  await pay(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page).toHaveURL(/\/carts\/order\//);
  expect((await charges(store)).filter(({ captured }) => captured > 0)).toHaveLength(before + 1);
});

test("a shopper who refuses at the bank is not charged and comes back to a cart that is still there", async ({ page }) => {
  const before = (await charges(store)).filter(({ captured }) => captured > 0).length;
  await goToPayment(page, product, "refused@example.com");
  await typeCard(page, CARDS.bankAsks);
  await pay(page);
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page).toHaveURL(/\/carts/);
  await page.goto(`${store.url}/carts`);
  await expect(page.getByRole("main").getByRole("link", { name: "Check out" })).toBeVisible();
  expect((await charges(store)).filter(({ captured }) => captured > 0)).toHaveLength(before);
});

test("a provider that charges and never answers ends in one paid order and one charge", async ({ page }) => {
  test.setTimeout(180_000);
  const before = (await charges(store)).filter(({ captured }) => captured > 0).length;
  await goToPayment(page, product, "silent@example.com");
  await typeCard(page, CARDS.neverAnswers);
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/(order|return)/, { timeout: 60_000 });
  await expect(page).toHaveURL(/\/carts\/order\//, { timeout: 120_000 });
  expect((await charges(store)).filter(({ captured }) => captured > 0)).toHaveLength(before + 1);
});
