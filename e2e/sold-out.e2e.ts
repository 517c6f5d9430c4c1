import { expect } from "@playwright/test";
import type { Product } from "#contract/catalog.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { openPage } from "./shopper.ts";

let store: OpenStore;
let gone: { name: string; url: string };

test.beforeAll(async ({ shop }) => {
  store = shop;
  gone = await soldOut("tempo-15-refurbished");
});

/** A product of the demo shop of which none is left. */
async function soldOut(slug: string): Promise<{ name: string; url: string }> {
  const product = (await (await fetch(`${store.url}/api/catalog/product?slug=${slug}`)).json()) as Product;
  expect(product.availability.state).toBe("sold_out");
  return { name: product.name, url: store.url + product.link };
}

test("a sold-out product sells no warranty, takes an email for one mail, and shows three like it that can be bought", async ({
  page,
}) => {
  await openPage(page, gone.url);
  await expect(page.getByRole("group", { name: "Warranty" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sold out" })).toHaveCount(0);
  const instead = page.getByRole("region", { name: "Similar, and in stock now" }).locator(".card");
  await expect(instead).toHaveCount(3);
  for (const card of await instead.all()) await expect(card.getByRole("button", { name: /Add/ })).toBeEnabled();

  const box = page.getByRole("region", { name: "Tell me when it’s back" });
  await box.getByLabel("Email").fill("ada@example");
  await box.getByRole("button", { name: "Notify me" }).click();
  await expect(box.getByText("Enter an email address like name@example.com.")).toBeVisible();
  await expect(box.getByLabel("Email")).toBeFocused();
  await box.getByLabel("Email").fill("ada@example.com");
  await box.getByRole("button", { name: "Notify me" }).click();
  await expect(box.getByRole("status")).toHaveText("We’ll email you once, when it’s back in stock.");
});

for (const [what, slug] of [
  ["laptop", "tempo-15-refurbished"], // S77
  ["component", "arc-b570"], // S78
] as const) {
  test(`on a phone the bar of a sold-out ${what} opens the popup with the same form`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const product = await soldOut(slug);
    await openPage(page, product.url);
    await page.getByRole("link", { name: "Notify me" }).click();
    const popup = page.getByRole("dialog", { name: "Tell me when it’s back" });
    await expect(popup.getByText(product.name)).toBeVisible();
    await popup.getByLabel("Email").fill("maya@example.com");
    await popup.getByRole("button", { name: "Notify me" }).click();
    await expect(popup.getByRole("status")).toHaveText("We’ll email you once, when it’s back in stock.");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of a sold-out product says what is wrong, and then that one email will come", async ({ page }) => {
    await page.goto(gone.url);
    await page.getByLabel("Email").fill("ada@example");
    await page.getByRole("button", { name: "Notify me" }).click();
    await expect(page.getByText("Enter an email address like name@example.com.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("ada@example");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("button", { name: "Notify me" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We’ll email you once");
  });
});
