import { expect } from "@playwright/test";
import { graveFaults } from "./grave-faults.ts";
import { firstOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, fillInformation, openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

test("a veteran goes to ID.me from the cart's popup and comes back with the discount, which can be taken off", async ({
  page,
}) => {
  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await addToCart(page);
  await openPage(page, `${store.url}/carts`);
  await page.getByText("Discount for your group").click();
  await page.getByRole("link", { name: "See who gets it" }).click();
  const popup = page.getByRole("dialog", { name: "Discount for your group" });
  await expect(popup.getByRole("link", { name: /Military and veterans/ })).toBeVisible();
  expect(await graveFaults(page)).toEqual([]);
  await popup.getByRole("link", { name: /Military and veterans/ }).click();
  await page.getByRole("button", { name: "I belong to the military" }).click();
  await expect(page).toHaveURL(`${store.url}/carts`);
  const remove = page.getByRole("button", { name: "Remove the group discount" });
  await expect(remove).toBeVisible();
  await expect(page.getByText("Military and veterans discount").first()).toBeVisible();
  await remove.click();
  await expect(remove).toHaveCount(0);
});

test("who turns back at ID.me reads that the cart is as it was", async ({ page }) => {
  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await addToCart(page);
  await page.goto(`${store.url}/carts/group-discount`);
  await page.getByRole("link", { name: /Students/ }).click();
  await page.getByRole("button", { name: "Go back without an answer" }).click();
  await expect(page).toHaveURL(/\/carts\/group-discount\?refused=id_check_stopped$/);
  await expect(page.getByText("You came back from ID.me without an answer.")).toBeVisible();
});

test("another spelling of the address is offered in a popup on a phone, and taken by a press of Enter", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await addToCart(page);
  await openPage(page, `${store.url}/carts?step=information`);
  await fillInformation(page);
  await expect(page).toHaveURL(/step=shipping/);
  await openPage(page, `${store.url}/carts?step=information`);
  await page.getByLabel("Address", { exact: true }).fill("1200 Mian Stret");
  await page.getByRole("button", { name: /^Continue/ }).click();
  const popup = page.getByRole("dialog", { name: "Is this the address?" });
  await expect(popup.getByText("1200 Main ST")).toBeVisible();
  expect(await graveFaults(page)).toEqual([]);
  await page.screenshot({ path: "reports/screenshots/address-suggestion-390.png" });
  await expect(popup.getByRole("button", { name: "Use suggested" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/step=shipping/);
  await expect(page.getByText("1200 Main ST").first()).toBeVisible();
});
