import { devices, expect, type Page } from "@playwright/test";
import { checkPage } from "./check-page.ts";
import type { OpenStore } from "./open-store.ts";
import { dollars } from "./read-dollars.ts";
import { test } from "./shop.ts";
import { openPage, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const rungs = (page: Page) => page.locator(".ladder > li");

test("on the home page a game, a screen and a frame rate give PCs, the cheapest that reaches it named", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPage(page, store.url);
  await expect(rungs(page).first()).toContainText("Estimate, ±30%");
  await page.getByLabel("Frames a second").selectOption("60");
  await page.getByLabel("Resolution").selectOption("1440p");
  await page.getByLabel("Game", { exact: true }).selectOption({ label: "Kestrel Arena" });
  const all = page.getByRole("link", { name: /PCs that reach 60 fps in Kestrel Arena at 1440p/ });
  await expect(all).toBeVisible();
  const best = page.locator(".ladder__best");
  await expect(best).toContainText("Lowest price that reaches it");
  const price = dollars(await best.locator(".ladder__price").textContent());

  await all.click();
  await expect(page).toHaveURL(/\/frame-rates\?game=kestrel-arena&resolution=1440p&fps=60/);
  const cards = page.locator("#reaching .card__price > .money");
  const prices = (await cards.allTextContents()).map(dollars);
  expect(prices[0]).toBe(price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(errors).toEqual([]);
});

test("the page of a wish is right in every width and theme, and says where nothing reaches it", async ({ page }) => {
  await openPage(page, `${store.url}/frame-rates?game=ashfall-protocol&resolution=4k&fps=240`);
  await expect(page.getByText(/No PC that we can sell now keeps 240 fps in Ashfall Protocol at 4K/)).toBeVisible();
  await checkPage(page, /Start from the game you play/);
  await page.getByLabel("Frames a second").selectOption("60");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/fps=60/);
  await expect(page.getByText(/No PC that we can sell/)).toHaveCount(0);
});

test.describe("without a script, on a phone", () => {
  const { defaultBrowserType: _browser, ...phone } = devices["Pixel 7"];
  test.use({ ...phone, javaScriptEnabled: false });

  test("the sentence is a form that leads to the page of the wish", async ({ page }) => {
    await page.goto(store.url);
    await page.getByLabel("Resolution").selectOption("1080p");
    await page.getByLabel("Frames a second").selectOption("100");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL(/resolution=1080p&fps=100/);
    await expect(page.getByLabel("Resolution")).toHaveValue("1080p");
    await expect(page.getByRole("heading", { name: /reach(es)? 100 fps/ })).toBeVisible();
  });
});
