import { expect, type Page } from "@playwright/test";
import { checkPage } from "./check-page.ts";
import { productsOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

/** A browser sets a space before what is for those who hear the name only. */
const labelled = (word: string, name: string) => new RegExp(`^${word}\\s*: ${name}$`);
const tray = (page: Page) => page.getByRole("region", { name: "Products to compare" });
const press = (page: Page, name: string) => page.getByRole("link", { name: labelled("Compar(?:e|ing)", name) }).click();

test("two PCs of a list are put in the tray, compared, one taken out, and the other added to the cart", async ({
  page,
}) => {
  const [first, second] = await productsOf(store, "prebuilt-gaming-pcs");
  if (!first || !second) throw new Error("The shop has no two PCs");
  await openPage(page, `${store.url}/gaming-pcs/prebuilt-gaming-pcs`);
  await expect(tray(page)).toHaveCount(0);
  await press(page, first.name);
  await expect(tray(page).getByRole("status")).toHaveText(`${first.name} added. 1 of 4 to compare.`);
  await expect(tray(page).getByText("Add one more to compare")).toBeVisible();
  await press(page, second.name);
  await tray(page)
    .getByRole("button", { name: `Take ${second.name} out` })
    .click();
  await expect(tray(page).getByRole("link", { name: "Compare 2" })).toHaveCount(0);
  await tray(page).getByRole("button", { name: "Undo" }).click();
  await expect(tray(page).getByRole("status")).toHaveText("2 products to compare again.");
  await checkPage(page, /Prebuilt gaming PCs/);
  await page.setViewportSize({ width: 1280, height: 800 });

  // It is there on the next page, too.
  await page.goto(`${store.url}${first.link}`);
  await expect(page.getByRole("link", { name: labelled("Comparing", first.name) })).toBeVisible();
  await tray(page).getByRole("link", { name: "Compare 2" }).click();
  await expect(page).toHaveURL(`${store.url}/compare?ids=${first.skuId},${second.skuId}`);
  await expect(page.getByRole("heading", { name: "Compare 2 PCs" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: second.name })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Graphics card" })).toBeVisible();
  await checkPage(page, new RegExp(`Compare ${first.name}, ${second.name}`));
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("link", { name: `Take ${second.name} out` }).click();
  await expect(page.getByRole("heading", { name: "Compare 1 PC" })).toBeVisible();
  await page.getByRole("button", { name: labelled("Add to cart", first.name) }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto(`${store.url}/gaming-pcs`);
  await expect(tray(page).getByText("Add one more to compare")).toBeVisible();
});

test("a fifth is refused with a swap, and a laptop does not stay beside PCs", async ({ page }) => {
  const pcs = (await productsOf(store, "gaming-pcs")).slice(0, 5);
  const [laptop] = await productsOf(store, "gaming-laptops");
  await openPage(page, `${store.url}/gaming-pcs`);
  for (const { name } of pcs.slice(0, 4)) await press(page, name);
  await expect(tray(page).getByRole("link", { name: "Compare 4" })).toBeVisible();
  await press(page, pcs[4]?.name ?? "");
  await expect(tray(page).getByRole("status")).toHaveText(`Four is the most. Take one out to add ${pcs[4]?.name}.`);
  await tray(page)
    .getByRole("button", { name: `Put it in place of ${pcs[3]?.name}` })
    .click();
  await expect(tray(page).getByText(pcs[4]?.name ?? "", { exact: true })).toBeAttached();
  await tray(page)
    .getByRole("button", { name: `Take ${pcs[4]?.name} out` })
    .click();
  await page.goto(`${store.url}/gaming-laptops`);
  await press(page, laptop?.name ?? "");
  await expect(tray(page).getByRole("status")).toHaveText(`${laptop?.name} is another kind of product than these PCs.`);
  await expect(tray(page).getByRole("link", { name: "Compare 3" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card's link begins a comparison, the page's own links add to it, turn it and narrow it", async ({ page }) => {
    await page.goto(`${store.url}/gaming-pcs`);
    await page
      .getByRole("link", { name: /^Compare\s*: / })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Compare 1 PC" })).toBeVisible();
    await page.getByRole("link", { name: /^Add / }).first().click();
    await expect(page.getByRole("heading", { name: "Compare 2 PCs" })).toBeVisible();
    const [, second = ""] = await page.locator(".compare__names a").allTextContents();
    await page.getByRole("link", { name: `Compare against this: ${second}` }).click();
    await expect(page.locator(".compare__names a").first()).toHaveText(second);
    await page.getByRole("link", { name: "Only differences" }).click();
    await expect(page.getByRole("link", { name: /^Show all \d+ rows/ })).toBeVisible();
    await page.getByRole("button", { name: labelled("Add to cart", second) }).click();
    await expect(page).toHaveURL(/\/carts/);
    await expect(page.getByRole("main").getByText(second).first()).toBeVisible();
  });
});
