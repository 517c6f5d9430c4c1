import { expect, type Page } from "@playwright/test";
import type { Alert } from "#contract/alert.ts";
import { firstOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { openPage, watchExceptions } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

/** Adds a product while the call is answered as the test says. */
async function addWhile(page: Page, answer: { status: number; body: string }): Promise<void> {
  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await page.route("**/api/carts/addToCart", (route) => route.fulfill({ ...answer, contentType: "application/json" }));
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
}

test("an answer that nobody can read opens the generic alert: System, General Error, an error's icon, OK", async ({
  page,
}) => {
  await addWhile(page, { status: 502, body: "<html>bad gateway</html>" });
  const alert = page.getByRole("dialog", { name: "System" });
  await expect(alert.getByRole("alert")).toContainText("General Error");
  await expect(alert.locator("[data-icon=error]")).toBeVisible();
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(alert).toBeHidden();
});

test("an answer with IsSuccess shows its own message, title and icon, then leads to its redirect", async ({ page }) => {
  const refusal: Alert<"out_of_stock"> = {
    IsSuccess: false,
    Message: "Only three of these are left.",
    Title: "Low stock",
    Icon: "warning",
    Button: "OK",
    Reason: "out_of_stock",
    Facts: { name: "Ridge One", left: 3, at: "cart" },
    Redirect: "/gaming-laptops",
  };
  await addWhile(page, { status: 409, body: JSON.stringify(refusal) });
  const alert = page.getByRole("dialog", { name: "Low stock" });
  await expect(alert.getByRole("alert")).toContainText("Only three of these are left.");
  await expect(alert.locator("[data-icon=warning]")).toBeVisible();
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(`${store.url}/gaming-laptops`);
});

for (const status of [
  401, // S476
  403, // S477
]) {
  test(`an answer of ${status} is the generic alert like any other, and the page stays`, async ({ page }) => {
    await addWhile(page, { status, body: "{}" });
    const { href } = new URL(page.url());
    await page.getByRole("dialog", { name: "System" }).getByRole("button", { name: "OK" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(page.url()).toBe(href);
  });
}

test("a call waits 100 seconds for its answer, and no longer", async ({ page }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked: number[] = [];
    Object.assign(window, { patience: asked });
    AbortSignal.timeout = (milliseconds) => {
      asked.push(milliseconds);
      return timeout(milliseconds);
    };
  });
  await addWhile(page, { status: 502, body: "" });
  await expect(page.getByRole("dialog", { name: "System" })).toBeVisible();
  expect(await page.evaluate(() => (window as { patience?: number[] }).patience)).toContain(100_000);
});

test("an alert whose code does not arrive is logged, the add fails, and the refusal stands in plain words", async ({
  page,
}) => {
  const logged = watchExceptions(page);
  await page.route(/\/(cart-alert|api-alert|alert-dialog)-[^/]*\.js/, (route) => route.abort());
  await addWhile(page, { status: 502, body: "" });
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("General Error");
  await expect.poll(() => logged.join()).toMatch(/cart-alert/);
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
});
