import { expect, type Page } from "@playwright/test";
import { writeShipTo } from "#rules/address/ship-to.ts";
import { checkPage } from "./check-page.ts";
import { productsOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});
test.use({ viewport: { width: 390, height: 844 } });

const dollars = (text: string | null) => /\$[\d,]+\.\d\d/.exec(text ?? "")?.[0];
const fact = (page: Page, name: string) => page.locator(".receipt-line", { hasText: name });
const summary = (page: Page) => page.getByRole("region", { name: "What it costs" });

async function gearLink(): Promise<string> {
  const items = await productsOf(store, "gear-store");
  return items.find(({ canAddToCart, requiresPc }) => canAddToCart && !requiresPc)?.link ?? "";
}

test("a ZIP typed beside a product says when and how much, and goes along to the cart and the checkout", async ({
  page,
}) => {
  await openPage(page, store.url + (await gearLink()));
  const zip = page.getByLabel("ZIP or postal code");
  await zip.fill("8020");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Enter a ZIP code like 10001 or a postal code like K1A 0B1.")).toBeVisible();
  await expect(zip).toBeFocused();
  await zip.fill("80202");
  await zip.press("Enter");
  await expect(fact(page, "Arrives")).toContainText("to Denver, CO 80202");
  await expect(fact(page, "With tax")).toContainText("Colorado retail delivery fee");
  const total = dollars(await fact(page, "With tax").locator("b").textContent());

  await addToCart(page);
  await openPage(page, `${store.url}/carts`);
  await expect(summary(page)).toContainText("Tax and shipping are for Denver, CO 80202.");
  await expect(summary(page)).toContainText("All delivered by");
  await expect(summary(page)).toContainText(total ?? "no total");

  await openPage(page, `${store.url}/carts?step=information`);
  await expect(page.getByLabel("ZIP code", { exact: true })).toHaveValue("80202");
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Denver");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("CO");
});

test("a ZIP in the cart that had no answer is asked for again by the same press", async ({ page }) => {
  await openPage(page, store.url + (await gearLink()));
  await addToCart(page);
  await page.route("**/api/carts/delivery-estimate*", (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await openPage(page, `${store.url}/carts`);
  const zip = summary(page).getByLabel("ZIP or postal code");
  await zip.fill("80202");
  await zip.press("Enter");
  await expect(zip).toHaveAttribute("aria-invalid", "true");
  await expect(summary(page)).not.toContainText("All delivered by");
  await zip.press("Enter");
  await expect(summary(page)).toContainText("All delivered by");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, comes back with days and total, and the cart knows the place", async ({ page }) => {
    await page.goto(store.url + (await gearLink()));
    await page.getByLabel("ZIP or postal code").fill("00000");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.getByText("We don’t recognize this ZIP code. Check it.")).toBeVisible();
    await page.getByLabel("ZIP or postal code").fill("m5v2t6");
    await page.getByRole("button", { name: "Ship here" }).click();
    await expect(fact(page, "Arrives")).toContainText("to Toronto, ON M5V 2T6");
    await expect(fact(page, "With tax")).toContainText("HST");
    await page.getByRole("link", { name: "Back to the product" }).click();
    await page
      .getByRole("button", { name: /^Add to cart/ })
      .first()
      .click();
    await expect(summary(page)).toContainText("Tax and shipping are for Toronto, ON M5V 2T6.");
  });
});

test("cards of a list say which PC is not sold into the state of the browser's ZIP", async ({ page }) => {
  const marks = page.getByText("Not sold into CA");
  await openPage(page, `${store.url}/gaming-pcs`);
  await expect(marks).toHaveCount(0);
  const place = { country: "USA", zipCode: "94103", state: "CA", city: "San Francisco" } as const;
  await page.context().addCookies([{ name: "ship-to", value: encodeURIComponent(writeShipTo(place)), url: store.url }]);
  await openPage(page, `${store.url}/gaming-pcs`);
  const kept = (await productsOf(store, "gaming-pcs")).filter(({ keptOutOf }) => keptOutOf.includes("CA"));
  expect(kept.length).toBeGreaterThan(0);
  await expect(marks).toHaveCount(kept.length);
  await checkPage(page, /PCs/);
});
