import { expect } from "@playwright/test";
import { graveFaults } from "./grave-faults.ts";
import { firstOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { goToPayment } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

test("insurance is offered at the shipping step, not ticked; its popup says what it is and where its terms are", async ({
  page,
}) => {
  await goToPayment(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await page.goto(`${store.url}/carts?step=shipping`);
  const box = page.getByRole("checkbox", { name: "Insure this order in transit" });
  await expect(box).not.toBeChecked();
  const line = page.locator(".order-summary--side").getByText("UPS insurance");
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: "What it covers, and the terms" }).click();
  const popup = page.getByRole("dialog", { name: /^Insure this order for \$/ });
  await expect(popup.getByRole("link", { name: "Read the insurer’s terms" })).toHaveAttribute("href", /\/terms$/);
  expect(await graveFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(box).not.toBeChecked();
  await page.getByRole("button", { name: "What it covers, and the terms" }).click();
  await popup.getByRole("button", { name: /^Add for \$/ }).click();
  await expect(box).toBeChecked();
  await expect(line).toBeVisible();
  await box.click();
  await expect(box).not.toBeChecked();
  await expect(line).toHaveCount(0);
});
