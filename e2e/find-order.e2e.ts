import { expect, type Page } from "@playwright/test";
import { buyOverHttp } from "./api-buyer.ts";
import { productsOf } from "./listed-products.ts";
import { orderLinkInMail } from "./order-link-in-mail.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { ADA, watchErrors } from "./shopper.ts";

let store: OpenStore;
let orderNumber: string;

test.beforeAll(async () => {
  store = await openStore();
  const gear = (await productsOf(store, "gear-store")).find(({ canAddToCart }) => canAddToCart);
  orderNumber = await buyOverHttp(store.url, gear?.skuId ?? 0);
});
test.afterAll(() => store.stop());

const orderPage = () => `${store.url}/carts/order/${orderNumber}`;

const linkInMail = (page: Page, subject: RegExp) => orderLinkInMail(page, store.url, subject);

/** Asks for a link with the number and email, and opens it. */
async function openByMail(page: Page): Promise<void> {
  await page.goto(`${store.url}/orders`);
  await page.getByLabel("Order number").fill(orderNumber);
  await page.getByLabel("Email").fill(ADA.Email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByRole("status")).toContainText("Check your email");
  await page.goto(await linkInMail(page, /Your link to/));
  await expect(page).toHaveURL(orderPage());
}

test("an order's address asks another browser for the email, mails a link, and shows the order again when it is bookmarked", async ({
  page,
}) => {
  const errors = watchErrors(page, (url) => url.includes("/carts/order/") || url.endsWith("/orders"));
  const answer = await page.goto(orderPage());
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your order");
  await expect(page.getByLabel("Order number")).toHaveValue(orderNumber);
  await page.getByLabel("Email").fill("someone@example.com");
  await page.getByRole("button", { name: "Email me a link" }).click();
  const said = await page.getByRole("status").innerText();
  await page.getByLabel("Email").fill(ADA.Email);
  await page.getByRole("button", { name: "Ask for another link" }).click();
  await expect(page.getByRole("status")).toHaveText(said, { useInnerText: true });
  const mailbox = await page.context().newPage();
  await page.goto(await linkInMail(mailbox, /Your link to/));
  await mailbox.close();
  await expect(page).toHaveURL(orderPage());
  await expect(page.getByRole("main")).toContainText(orderNumber);
  await page.goto("about:blank");
  await page.goto(orderPage());
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  expect(errors).toEqual([]);
});

test("the receipt's link opens the order, and its key is gone from the address", async ({ page }) => {
  const link = await linkInMail(page, /receipt for/);
  expect(link).toContain("key=");
  const answer = await page.goto(link);
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await expect(page).toHaveURL(orderPage());
  await expect(page.getByRole("main")).toContainText(orderNumber);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await page.evaluate(() => document.cookie)).not.toContain("order-");
});

test("on paper the order is its receipt: every line open, black on white, no header or footer", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await openByMail(page);
  for (const hidden of ["banner", "contentinfo", "search"] as const)
    await expect(page.getByRole(hidden)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Print receipt" })).toBeHidden();
  const reasons = page.locator(".order .receipt__why");
  expect(await reasons.count()).toBeGreaterThan(1);
  for (const reason of await reasons.all())
    expect(await reason.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  const colors = await page.locator(".order__bill").evaluate((bill) => {
    const { color, backgroundColor } = getComputedStyle(bill);
    return [color, backgroundColor];
  });
  expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
});

test("a wrong key, a foreign order and an absent one are the same page", async ({ page }) => {
  const shown: string[] = [];
  for (const path of [`${orderNumber}?key=made-up`, orderNumber, "RS-00000-000000"]) {
    const answer = await page.goto(`${store.url}/carts/order/${path}`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(`${store.url}/carts/order/${path.split("?")[0]}`);
    shown.push((await page.getByRole("main").innerText()).replaceAll(orderNumber, ""));
  }
  expect(new Set(shown).size).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer's link leads to the form, and the form to the order", async ({ page }) => {
    await page.goto(store.url);
    await page.getByRole("contentinfo").getByRole("link", { name: "Track an order" }).click();
    await page.getByLabel("Order number").fill(orderNumber.toLowerCase());
    await page.getByLabel("Email").fill(ADA.Email.toUpperCase());
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("status")).toContainText("Check your email");
    await page.goto(await linkInMail(page, /Your link to/));
    await expect(page).toHaveURL(orderPage());
    await expect(page.getByRole("main")).toContainText(orderNumber);
  });

  test("ending all links keeps this browser's own access, and leads an older link back to the form", async ({
    page,
    browser,
  }) => {
    await openByMail(page);
    const link = await linkInMail(page, /Your link to/);
    await page.goto(orderPage());
    await page.getByRole("button", { name: "End all links" }).click();
    await expect(page.getByRole("main")).toContainText("Help with this order");
    const other = await browser.newPage({ javaScriptEnabled: false });
    await other.goto(link);
    await expect(other).toHaveURL(orderPage());
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Find your order");
    await other.close();
  });
});
