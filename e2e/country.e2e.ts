import { expect, type Page } from "@playwright/test";
import { graveFaults } from "./grave-faults.ts";
import { firstOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const choice = (page: Page) => page.getByRole("navigation", { name: "Ship to" });
const canada = (page: Page) => choice(page).getByRole("link", { name: "Canada" });
const popup = (page: Page) => page.getByRole("dialog", { name: "Ship to Canada?" });
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name} `) });

test("the country is chosen at the foot of a page, after a popup said what changes, and the cart stays (U9, S67)", async ({
  page,
}) => {
  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  const zip = page.getByLabel("ZIP or postal code");
  await zip.fill("80202");
  await zip.press("Enter");
  await expect(page.locator(".receipt-line", { hasText: "Arrives" })).toContainText("to Denver, CO 80202");
  await addToCart(page);
  await page.keyboard.press("Escape");
  await expect(choice(page).getByRole("link", { name: "USA" })).toHaveAttribute("aria-current", "true");

  await canada(page).click();
  await expect(popup(page)).toContainText("Your cart stays. This is what changes.");
  await expect(row(page, "Prices")).toContainText("US dollars");
  await expect(row(page, "Tax")).toContainText("5% to 15%, by province");
  await expect(row(page, "Shipping")).toContainText("International ground, $");
  await expect(row(page, "Before tax")).toContainText("$");
  await expect(popup(page)).toContainText("We keep Denver 80202 for when you come back.");
  expect(await graveFaults(page)).toEqual([]);
  // Back asks nothing and changes nothing.
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
  await expect(canada(page)).toBeFocused();
  await expect(canada(page)).not.toHaveAttribute("aria-current");
  await canada(page).click();
  await popup(page).getByRole("button", { name: "Stay with the USA" }).click();
  await expect(canada(page)).not.toHaveAttribute("aria-current");

  await canada(page).click();
  await popup(page).getByRole("button", { name: "Ship to Canada" }).click();
  await expect(canada(page)).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("link", { name: "Ships to Canada" })).toBeVisible();
  await expect(page.getByLabel("ZIP or postal code")).toBeVisible();

  await openPage(page, `${store.url}/carts?step=information`);
  await expect(page.getByLabel("Country", { exact: true })).toHaveValue("CANADA");
  await openPage(page, `${store.url}/carts`);
  await choice(page).getByRole("link", { name: "USA" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ship to the USA" }).click();
  await expect(page.getByRole("region", { name: "What it costs" })).toContainText("Denver, CO 80202");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the choice leads to a page that says the same and a form that changes it and comes back (U9)", async ({
    page,
  }) => {
    await page.goto(`${store.url}/gaming-laptops`);
    await canada(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ship to Canada?");
    await expect(row(page, "Duty")).toContainText("If due, you pay it to the carrier");
    await page.getByRole("main").getByRole("button", { name: "Ship to Canada" }).click();
    await expect(page).toHaveURL(`${store.url}/gaming-laptops`);
    await canada(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You ship to Canada");
    await page.goto(`${store.url}/ship-to/country?to=MARS&back=//evil.example`);
    await expect(page.getByRole("main").getByRole("link", { name: "Stay with Canada" })).toHaveAttribute("href", "/");
  });
});
