import { devices, expect, type Page } from "@playwright/test";
import { price as billed } from "./build-page.ts";
import { checkPage } from "./check-page.ts";
import { dollars } from "./read-dollars.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { openPage, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const PATH = "/gaming-pcs/easy-pc-builder";
const builds = (page: Page) => page.locator(".suggestion");
const priceOf = async (page: Page, at: number) =>
  dollars(await builds(page).nth(at).locator(".suggestion__price .money").textContent());

async function ask(page: Page, budget: string): Promise<void> {
  await page.getByLabel("Kestrel Arena").check();
  await page.getByLabel("Screen").selectOption("1440p");
  await page.getByLabel("Frames a second you want").selectOption("100");
  await page.getByLabel("Most to spend").fill(budget);
  await page.getByRole("button", { name: "Show my PCs" }).click();
}

const { defaultBrowserType: _browser, ...phone } = devices["Pixel 7"];

test.describe("on a phone", () => {
  test.use(phone);

  test("games, screen and budget give builds that say how fast they are and why; one is changed, one goes into the cart", async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await openPage(page, store.url + PATH);
    await ask(page, "2,200");
    await expect(page).toHaveURL(/game=kestrel-arena/);
    await expect(builds(page).first()).toContainText("Reaches it for least");
    await expect(builds(page).first()).toContainText("Estimate, ±30%");
    await expect(page.locator(".easy__sample")).toContainText("nobody ran these games");
    await builds(page).first().locator("summary").click();
    await expect(builds(page).first()).toContainText(/Holds \d+ W; the processor takes \d+ W/);
    const price = await priceOf(page, 0);

    await builds(page).first().getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("dialog")).toContainText(
      `$${price.toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
    );
    await page.keyboard.press("Escape");
    await builds(page).first().getByRole("link", { name: "Change it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("choose your parts");
    expect(await billed(page)).toBe(price);
    expect(errors).toEqual([]);
  });
});

test("the page is right in every width and theme, and its questions stand under it", async ({ page }) => {
  await page.goto(store.url + PATH);
  await expect(page.locator("#faq-title")).toBeVisible();
  await expect(page.getByText("How do you know the frame rates?")).toBeVisible();
  await checkPage(page, /Easy PC builder/);
});

test("a game's rate stands in a popup with how it is known, and its formula on tap", async ({ page }) => {
  await openPage(page, `${store.url}/store/forge-80`);
  await expect(page.locator("#frames")).toContainText("Estimate, ±30%");
  await page.getByRole("link", { name: "Frame rates in your game" }).click();
  const popup = page.getByRole("dialog");
  await expect(popup).toContainText("fps");
  const first = await popup.locator(".frames__number").textContent();
  await popup.getByLabel("Resolution").selectOption("4k");
  await expect(popup.locator(".frames__number")).not.toHaveText(first ?? "");
  await popup.locator("summary").click();
  await expect(popup).toContainText("sixth root");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Benchmark", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Nothing here was run on this PC yet");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form is answered by an address, up to the cart", async ({ page }) => {
    await page.goto(store.url + PATH);
    await ask(page, "12");
    await expect(page.getByText("Type whole dollars from $500 to $20,000.")).toBeVisible();
    await expect(builds(page)).toHaveCount(0);
    await ask(page, "2200");
    const price = await priceOf(page, 0);
    await builds(page).first().getByRole("button", { name: "Add to cart" }).click();
    await expect(page).toHaveURL(/\/carts$/);
    expect(dollars(await page.locator(".cart-line__price > .money").first().textContent())).toBe(price);
  });

  test("the popups' page says the same", async ({ page }) => {
    await page.goto(`${store.url}/store/forge-80`);
    await page.getByRole("link", { name: "Frame rates in your game" }).click();
    await expect(page).toHaveURL(/\/frame-rates\/forge-80$/);
    await page.getByLabel("Resolution").selectOption("4k");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.locator(".frames__answer")).toContainText("Estimate, ±30%");
  });
});
