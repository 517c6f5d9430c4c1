import { expect, type Page } from "@playwright/test";
import { storeConfig } from "#config";
import { graveFaults } from "./grave-faults.ts";
import { firstOf } from "./listed-products.ts";
import { dollars } from "./read-dollars.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, goToPayment, openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const popup = (page: Page) => page.getByRole("dialog");

/** No grave fault, and it goes with the Back button, which stays on the page. */
async function closesWithBack(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  expect(await graveFaults(page)).toEqual([]);
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
}

test("a price is watched in a popup beside it, which says what is wrong with an email and what comes of a right one", async ({
  page,
}) => {
  const product = await firstOf(store, "prebuilt-gaming-pcs");
  await openPage(page, product);
  const opener = page.getByRole("link", { name: "Tell me when it costs less" });
  await opener.click();
  await expect(popup(page).getByRole("heading", { name: "Tell me when it costs less" })).toBeVisible();
  await closesWithBack(page);
  await opener.click();
  await popup(page).getByLabel("Email").fill("ada@example");
  await popup(page).getByRole("button", { name: "Tell me" }).click();
  await expect(popup(page).getByText("Enter an email address like name@example.com.")).toBeVisible();
  await expect(popup(page).getByLabel("Email")).toBeFocused();
  await popup(page).getByLabel("Email").fill("ada@example.com");
  await popup(page).getByRole("button", { name: "Tell me" }).click();
  await expect(popup(page).getByRole("status")).toHaveText(/We’ll email you once when it happens/);
  await page.goto(`${store.url}/gaming-laptops`);
  await expect(popup(page)).toHaveCount(0);
});

test("how points work opens over a product, with the numbers of the store’s settings, and closes with Back", async ({
  page,
}) => {
  const { spentInStepsOf, expireAfterDays } = storeConfig.points;
  const product = await firstOf(store, "prebuilt-gaming-pcs");
  await openPage(page, product);
  await expect(page.getByText(/Members earn \d+ points? for each dollar/)).toBeVisible();
  await page.getByRole("link", { name: "How points work" }).click();
  await expect(popup(page).getByRole("heading", { name: "How points work" })).toBeVisible();
  await expect(popup(page)).toContainText(`${spentInStepsOf} points`);
  await expect(popup(page)).toContainText(`${expireAfterDays} days`);
  await closesWithBack(page);
});

test("what an order agrees to opens beside the pay button, in short and with a way to each page", async ({ page }) => {
  await goToPayment(page, await firstOf(store, "prebuilt-gaming-pcs"));
  const opener = page.getByRole("link", { name: "Read them in short" });
  await opener.click();
  await expect(popup(page).getByRole("heading", { name: "What you agree to" })).toBeVisible();
  await closesWithBack(page);
  await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeVisible();
  await opener.click();
  await popup(page).getByRole("link", { name: "Read the terms of sale" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of sale");
  await expect(popup(page)).toHaveCount(0);
});

test("who makes an account reads what that agrees to, in a popup over the form", async ({ page }) => {
  await page.goto(`${store.url}/register`);
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("link", { name: "terms of sale, returns and privacy policy" }).click();
  await expect(popup(page).getByRole("heading", { name: "What you agree to" })).toBeVisible();
  await closesWithBack(page);
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});

test("what a gaming PC is opens on the list of PCs and on the home page, and closes with Back (S88)", async ({
  page,
}) => {
  for (const path of ["/gaming-pcs", "/"]) {
    await openPage(page, store.url + path);
    const opener = page.getByRole("link", { name: "What is a gaming PC?" });
    await opener.click();
    await expect(popup(page).getByRole("heading", { name: "What a gaming PC is" })).toBeVisible();
    await expect(popup(page)).toContainText("a desktop computer with a graphics card of its own");
    await closesWithBack(page);
    await expect(opener).toBeFocused();
  }
});

test("what a part is opens beside its name on a PC’s page and in the cart, with a way to the part (S80)", async ({
  page,
}) => {
  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  const part = page.locator(".spec-table a").first();
  const name = (await part.textContent()) ?? "";
  await part.click();
  await expect(popup(page).getByRole("heading", { name })).toBeVisible();
  await expect(popup(page).getByRole("row").first()).toBeVisible();
  await closesWithBack(page);
  await expect(part).toBeFocused();

  await addToCart(page);
  await openPage(page, `${store.url}/carts`);
  await page.locator(".cart-parts summary").first().click();
  const inCart = page.locator(".cart-parts a").first();
  await inCart.click();
  await expect(popup(page).getByRole("row").first()).toBeVisible();
  await closesWithBack(page);
  await expect(inCart).toBeFocused();

  // Where parts are chosen the name opens the same, and the build stays as it is.
  await openPage(page, `${store.url}/configure/forge-80`);
  const slot = page.locator(".slot a").first();
  await slot.click();
  await expect(popup(page).getByRole("heading", { name: (await slot.textContent()) ?? "" })).toBeVisible();
  await closesWithBack(page);
  await expect(page.locator(".slot a").first()).toHaveText((await slot.textContent()) ?? "");
});

test("what goes with a PC is offered after it was added: nothing chosen, at the price that the cart then has (S85, U4)", async ({
  page,
}) => {
  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await addToCart(page);
  await page.getByRole("button", { name: /go(es)? with your PC/ }).click();
  const offers = page.getByRole("dialog", { name: "Complete Your Purchase" });
  await expect(offers.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(offers.getByRole("button", { name: "Add to cart" })).toBeDisabled();
  expect(await graveFaults(page)).toEqual([]);
  const row = offers.getByRole("listitem").first();
  const price = dollars((await row.locator(":scope > .money").textContent()) ?? "");
  await row.getByRole("checkbox").check();
  await offers.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("dialog")).toContainText("2 items");
  const { Items, Blocks } = (await (await page.request.get(`${store.url}/api/carts/cart-init`)).json()) as {
    Items: { ModelID: number; Price: number }[];
    Blocks: unknown[];
  };
  expect(Items.filter(({ ModelID }) => ModelID === 0)).toMatchObject([{ Price: price }]);
  expect(Blocks).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each of them leads to the page with the same text", async ({ page }) => {
    const product = await firstOf(store, "prebuilt-gaming-pcs");
    for (const [from, link, title] of [
      [product, "Tell me when it costs less", "Tell me when it costs less"],
      [product, "How points work", "How points work"],
      [`${store.url}/gaming-pcs`, "What is a gaming PC?", "What a gaming PC is"],
      [`${store.url}/register`, "terms of sale, returns and privacy policy", "What you agree to"],
    ] as const) {
      await page.goto(from);
      await page.getByRole("link", { name: link }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
  });
});
