import { expect, type Page } from "@playwright/test";
import { bill, price, slot } from "./build-page.ts";
import { checkPage } from "./check-page.ts";
import { dollars } from "./read-dollars.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { CARDS, fillInformation, keepShipping, openPage, pay, typeCard, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

/** An Intel processor on the AM5 board of the PC. */
async function blockIt(page: Page): Promise<void> {
  await slot(page, 2).getByRole("link", { name: "Change: Processor" }).click();
  await slot(page, 2).getByRole("link", { name: "Show them, too" }).click();
  await slot(page, 2).getByRole("link", { name: /265KF/ }).click();
  await expect(slot(page, 2).locator(".verdict").first()).toContainText("Does not fit");
  await expect(bill(page)).toContainText(/Fix \d things? first/);
  await expect(bill(page).getByRole("button", { name: "Add to cart" })).toBeHidden();
}

/** The first way out of each blocker, until nothing is in the way. */
async function fixIt(page: Page): Promise<void> {
  const fix = page.locator('.verdict[data-cls="blocker"] .button').first();
  await fix.click();
  await expect(bill(page).getByRole("button", { name: "Add to cart" })).toBeVisible();
}

test("a shopper chooses parts, hits a blocker, takes a fix, takes it back and again, buys, and the order shows the build to the cent", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPage(page, `${store.url}/store/forge-80`);
  await page.getByRole("main").getByRole("link", { name: "Choose your parts" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forge 80, choose your parts");
  const standing = await price(page);
  await blockIt(page);
  await fixIt(page);
  const fixed = await price(page);
  expect(fixed).not.toBe(standing);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(bill(page)).toContainText(/Fix \d things? first/);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(bill(page).getByRole("button", { name: "Add to cart" })).toBeVisible();
  expect(await price(page)).toBe(fixed);
  await page.reload();
  expect(await price(page)).toBe(fixed);

  await bill(page).getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await fillInformation(page, "builder@example.com");
  await keepShipping(page);
  await typeCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/order\//);
  await page.locator(".order__parts summary").first().click();
  await expect(page.locator(".order__parts").first()).toContainText("265KF");
  const amount = `$${fixed.toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  await expect(page.locator(".order__lines")).toContainText(amount);
  // The order's own steps: the PC, and each change of it.
  const receipt = page.getByRole("complementary", { name: "Receipt" });
  await expect(receipt).toContainText("265KF, instead of");
  expect(errors).toEqual([]);
});

test("the page is right in every width and theme, with options open and with a blocker", async ({ page }) => {
  await page.goto(`${store.url}/configure/forge-80?slot=1&show=all`);
  await checkPage(page, /Forge 80, choose your parts/);
});

/** A color that is none, one of ours, and one that was typed. */
async function chooseLight(page: Page): Promise<void> {
  const light = page.getByRole("region", { name: "Light color" });
  const standing = await price(page);
  await light.getByRole("textbox", { name: "Your own color" }).fill("FFAA");
  await light.getByRole("button", { name: "Set this color" }).click();
  await expect(light.getByRole("textbox", { name: "Your own color" })).toHaveAccessibleDescription(
    /Type a color of 3 or 6 hex characters/,
  );
  await light.getByRole("link", { name: "Blue" }).click();
  await expect(light).toContainText("Set to blue (#0040FF)");
  await light.getByRole("textbox", { name: "Your own color" }).fill("#FA0");
  await light.getByRole("button", { name: "Set this color" }).click();
  await expect(light).toContainText("Set to #FFAA00 (near yellow)");
  expect(await price(page)).toBe(standing);
}

test("a shopper chooses the color of the light; a reload and a link that is sent keep it, and unlit memory has none", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPage(page, `${store.url}/configure/forge-80`);
  await chooseLight(page);
  const chosen = page.url();
  await page.reload();
  const light = page.getByRole("region", { name: "Light color" });
  await expect(light).toContainText("Set to #FFAA00 (near yellow)");
  await bill(page).getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("dialog")).toContainText("Forge 80");
  await page.goto(`${store.url}/carts`);
  await expect(page.getByRole("main")).toContainText("Light color #FFAA00 (near yellow)");
  await openPage(page, chosen);
  await slot(page, 4).getByRole("link", { name: "Change: Memory" }).click();
  await slot(page, 4)
    .getByRole("link", { name: /XPG Armax DDR5-6000/ })
    .click();
  await expect(light).toBeHidden();
  expect(new URL(page.url()).searchParams.get("build")).not.toContain("rgb");
  expect(errors).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a color of light is chosen by links and a form, and is in the cart", async ({ page }) => {
    await page.goto(`${store.url}/configure/forge-80`);
    await chooseLight(page);
    await bill(page).getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("main")).toContainText("Light color #FFAA00 (near yellow)");
  });

  test("the same page is answered by the server, up to the cart", async ({ page }) => {
    await page.goto(`${store.url}/configure/forge-80`);
    await blockIt(page);
    await fixIt(page);
    const fixed = await price(page);
    await bill(page).getByRole("button", { name: "Add to cart" }).click();
    await expect(page).toHaveURL(/\/carts$/);
    const line = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Forge 80" }) });
    expect(dollars(await line.locator(".cart-line__price > .money").textContent())).toBe(fixed);
  });
});
