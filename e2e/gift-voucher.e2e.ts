import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { charges } from "./books.ts";
import { checkPage } from "./check-page.ts";
import { dollars } from "./read-dollars.ts";
import { firstOf } from "./listed-products.ts";
import { test } from "./shop.ts";
import { voucherByCommand } from "./voucher-by-command.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { addToCart, CARDS, fillInformation, keepShipping, openPage, pay, typeCard } from "./shopper.ts";

test.describe.configure({ mode: "serial" });

let store: OpenStore;
let dataDir: string;
let product: string;
let small: string;
let large: string;

/** The store is not open yet. */
const issue = (dollars: string) =>
  voucherByCommand(dollars, "grace@example.com", { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" });

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "store-voucher-"));
  small = issue("30");
  large = issue("9000");
  store = await openStore({ dataDir });
  product = await firstOf(store, "gaming-accessories");
});
test.afterAll(async () => {
  await store.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function useVoucher(page: Page, code: string): Promise<void> {
  await page.getByText("Gift voucher", { exact: true }).click();
  await page.getByLabel("Voucher code").fill(code);
  await page.getByRole("button", { name: "Use it" }).click();
}

async function toPayment(page: Page, email: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
  await fillInformation(page, email);
  await keepShipping(page);
  await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeFocused();
}

/** Looked at in every width and theme, and back at a desk. */
async function looksRight(page: Page, title: RegExp): Promise<void> {
  await checkPage(page, title);
  await page.setViewportSize({ width: 1280, height: 900 });
}

const summary = (page: Page) => page.getByRole("complementary", { name: "Your order" });

test("a shopper pays a part with a gift voucher: cart, checkout, button, order and mail say the same", async ({
  page,
}) => {
  await openPage(page, product);
  await addToCart(page);
  await openPage(page, `${store.url}/carts`);
  await useVoucher(page, "not a code");
  await expect(page.getByText("This gift voucher code can’t be used.")).toBeVisible();
  await page.getByLabel("Voucher code").fill(small.toLowerCase());
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText(`Ending in ${small.slice(-4)}, pays $30.00`)).toBeVisible();
  await expect(page.locator(".receipt__tender")).toHaveText(/Gift voucher\s*−\$30\.00/);
  await looksRight(page, /^Cart/);
  await toPayment(page, "part@example.com");
  await expect(summary(page).locator(".receipt__tender")).toHaveText(/−\$30\.00/);
  const toPay = dollars(await summary(page).locator(".receipt__total .money").textContent());
  const total = dollars(await summary(page).locator(".receipt__sum .money").textContent());
  expect(toPay).toBeCloseTo(total - 30, 2);
  await expect(page.getByRole("button", { name: `Pay $${toPay.toFixed(2)}` })).toBeVisible();
  await looksRight(page, /^Payment/);
  await typeCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/order\//);
  await expect(page.getByText(`Gift voucher ending in ${small.slice(-4)}`)).toBeVisible();
  await expect(page.locator(".receipt__total")).toHaveText(new RegExp(`Charged to card.*\\$${toPay.toFixed(2)}`));
  await looksRight(page, /^Order/);
  const number = /RS-[0-9A-Z]{5}-[0-9A-Z]{6}/.exec(page.url())?.[0] ?? "";
  const charge = (await charges(store)).find(({ orderNumber }) => orderNumber === number);
  expect(charge?.captured).toBe(Math.round(toPay * 100));
});

test("a gift voucher is used and taken off where it is paid, and what is left to pay follows at once", async ({
  page,
}) => {
  await openPage(page, product);
  await addToCart(page);
  await openPage(page, `${store.url}/carts`);
  await toPayment(page, "late@example.com");
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
  await useVoucher(page, "not a code");
  await expect(page.getByText("This gift voucher code can’t be used.")).toBeVisible();
  await page.getByLabel("Voucher code").fill(large);
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText("There’s nothing to pay, so you can order without a card.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Place order, $0.00" })).toBeVisible();
  await looksRight(page, /^Payment/);
  await page.getByRole("button", { name: `Remove gift voucher ending in ${large.slice(-4)}` }).click();
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
});

test("a shopper pays all of it with a gift voucher, without a card, and sees what is left", async ({ page }) => {
  const before = (await charges(store)).length;
  await openPage(page, product);
  await addToCart(page);
  await openPage(page, `${store.url}/carts`);
  await useVoucher(page, large);
  await expect(page.locator(".receipt__total")).toHaveText(/To pay, before tax\s*\$0\.00/);
  await toPayment(page, "whole@example.com");
  await expect(page.getByText("There’s nothing to pay, so you can order without a card.")).toBeVisible();
  await page.getByRole("button", { name: "Place order, $0.00" }).click();
  await expect(page).toHaveURL(/\/carts\/order\//);
  await expect(page.getByText(`Gift voucher ending in ${large.slice(-4)}`)).toBeVisible();
  expect(await charges(store)).toHaveLength(before);
  await page.goto(`${store.url}/gift-voucher`);
  await page.getByLabel("Voucher code").fill(large);
  await page.getByRole("button", { name: "Show the balance" }).click();
  await expect(page.getByText(`is left on the voucher ending in ${large.slice(-4)}.`)).toBeVisible();
  await looksRight(page, /^Gift voucher balance/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a gift voucher is put on the cart and taken off by its forms, and a spent one is refused at its field", async ({
    page,
  }) => {
    await page.goto(product);
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page).toHaveURL(/\/carts$/);
    await useVoucher(page, small);
    await expect(page.getByText("This gift voucher code can’t be used.")).toBeVisible();
    await page.getByLabel("Voucher code").fill(large);
    await page.getByRole("button", { name: "Use it" }).click();
    await expect(page.getByText(`Ending in ${large.slice(-4)}, pays`)).toBeVisible();
    await page.getByRole("button", { name: `Remove gift voucher ending in ${large.slice(-4)}` }).click();
    await expect(page.locator(".receipt__tender")).toHaveCount(0);
    await page.goto(`${store.url}/gift-voucher`);
    await page.getByLabel("Voucher code").fill(large);
    await page.getByRole("button", { name: "Show the balance" }).click();
    await expect(page.getByText(`is left on the voucher ending in ${large.slice(-4)}.`)).toBeVisible();
  });
});
