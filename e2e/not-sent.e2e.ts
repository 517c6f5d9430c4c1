import { expect, type Locator, type Page } from "@playwright/test";
import { bill, price } from "./build-page.ts";
import { checkPage } from "./check-page.ts";
import { graveFaults } from "./grave-faults.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { ADA, addToCart, fillInformation, openPage, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const popup = (page: Page) => page.getByRole("dialog");
const arrives = (page: Page) => page.locator(".receipt-line", { hasText: "Arrives" });
const warning = (page: Page) => page.locator(".kept-out");
const pageOf = (slug: string) => `${store.url}/store/${slug}`;

/** A picture of each width, to be looked at. */
async function shoot(page: Page, name: string, seen?: Locator): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await seen?.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `reports/screenshots/not-sent-${name}-${width}.png` });
  }
}

/** A PC of PC Lab whose card does not exempt it: the parts of Lumen 70 Ti with another card. */
async function narrowBuild(page: Page): Promise<string> {
  const ask = async (path: string) => (await page.request.get(`${store.url}${path}`)).json() as Promise<unknown>;
  const { skuId } = (await ask("/api/catalog/product?slug=lumen-70-ti")) as { skuId: number };
  const { build } = (await ask(`/api/builds/judge?sku=${skuId}`)) as { build: string };
  const { options } = (await ask(`/api/builds/options?build=${build}&slot=5`)) as {
    options: { name: string; build: string }[];
  };
  return options.find(({ name }) => name.includes("4070 SUPER"))?.build ?? "";
}

/** Typed beside the product, as its page asks for it. */
async function typeZip(page: Page, zip: string): Promise<void> {
  await page.getByLabel("ZIP or postal code").fill(zip);
  await page.getByLabel("ZIP or postal code").press("Enter");
}

test("a shopper with a ZIP in such a state reads it on the product, in the cart and at the checkout, with every way on (S70)", async ({
  page,
}) => {
  const errors = watchErrors(page, (url) => url.includes("save-information"));
  await openPage(page, pageOf("easy-compact"));
  await typeZip(page, "80202");
  await expect(arrives(page)).toContainText("We can’t sell Easy Compact into Colorado.");
  await expect(arrives(page)).toContainText("allows 60 kWh a year at rest; this PC uses 71.");
  await shoot(page, "product", arrives(page));
  await arrives(page).getByRole("link", { name: "Why, and what you can do" }).click();
  await expect(popup(page).getByRole("heading", { level: 2 })).toHaveText("We can’t sell Easy Compact into Colorado");
  await expect(popup(page).getByRole("row", { name: "Over" })).toContainText("11 kWh a year");
  await expect(popup(page).getByRole("listitem")).toHaveCount(3);
  expect(await graveFaults(page)).toEqual([]);
  await shoot(page, "popup");
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);

  await addToCart(page);
  await openPage(page, `${store.url}/carts`);
  const summary = page.getByRole("region", { name: "What it costs" });
  await expect(summary).toContainText("We can’t sell Easy Compact into Colorado.");
  await shoot(page, "cart", summary.getByText("We can’t sell Easy Compact"));

  await openPage(page, `${store.url}/carts?step=information`);
  await fillInformation(page);
  const refused = page.getByRole("alert");
  await expect(refused).toContainText("Easy Compact can’t be sold into Colorado");
  await expect(refused).toContainText("choose a certified PC. Nothing was changed.");
  await shoot(page, "checkout", refused);
  // The rest of what was typed is there; another state goes on.
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(ADA.Address);
  await page.getByLabel("ZIP code", { exact: true }).fill("78701");
  await page.getByLabel("City", { exact: true }).fill("Austin");
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("where its parts are chosen a shopper is warned, also among all checks, and told what is left where no part helps", async ({
  page,
}) => {
  await openPage(page, pageOf("easy-compact"));
  await typeZip(page, "80202");
  await expect(arrives(page)).toContainText("Colorado");
  await openPage(page, `${store.url}/configure/easy-compact`);
  await expect(warning(page)).toContainText("With these parts we can’t sell Easy Compact into Colorado.");
  await expect(warning(page)).toContainText("No single part changes that.");
  await shoot(page, "configurator", warning(page));
  await page.locator('[data-view="checks"]').click();
  await expect(popup(page).locator(".kept-out")).toContainText("Colorado");
});

test("PC Lab warns of parts that were chosen from nothing, and one press on a card lets the PC into the state", async ({
  page,
}) => {
  const build = await narrowBuild(page);
  await openPage(page, `${store.url}/pc-lab?build=${build}`);
  await expect(warning(page)).toContainText("With these parts, not sold into California, Colorado");
  await openPage(page, pageOf("easy-compact"));
  await typeZip(page, "80202");
  await expect(arrives(page)).toContainText("Colorado");
  await openPage(page, `${store.url}/pc-lab?build=${build}`);
  await expect(warning(page)).toContainText("With these parts we can’t sell Custom PC into Colorado.");
  await expect(warning(page)).toContainText("It isn’t certified under the state’s energy law.");
  await shoot(page, "pc-lab", warning(page));
  await checkPage(page, /PC Lab/);
  const standing = await price(page);
  await warning(page).locator(".fixes a").first().click();
  await expect(warning(page)).toHaveCount(0);
  expect(await price(page)).not.toBe(standing);
  await bill(page).getByRole("button", { name: "Add to cart" }).click();
  await expect(popup(page)).toBeVisible();
  await openPage(page, `${store.url}/carts`);
  const summary = page.getByRole("region", { name: "What it costs" });
  await expect(summary).toContainText("All delivered by");
});

test("a place that we don’t ship to has a popup that says where we do, and the warranty (S68)", async ({ page }) => {
  await openPage(page, pageOf("easy-1440"));
  await typeZip(page, "96960");
  await expect(page.getByText("We don’t ship there.")).toBeVisible();
  await page.getByRole("link", { name: "Where we ship, and what the warranty covers" }).click();
  await expect(popup(page).getByRole("heading", { name: "Where we ship" })).toBeVisible();
  await expect(popup(page).getByRole("row", { name: "Canada" })).toContainText("All provinces and territories");
  await expect(popup(page).getByRole("heading", { name: "Warranty", exact: true })).toBeVisible();
  await expect(popup(page)).toContainText("The warranty starts the day your order arrives.");
  expect(await graveFaults(page)).toEqual([]);
  await shoot(page, "where-we-ship");
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the product’s dates, the cart and the configurator say it, and lead to the page about these laws", async ({
    page,
  }) => {
    await page.goto(pageOf("easy-compact"));
    await page.getByLabel("ZIP or postal code").fill("97204");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(arrives(page)).toContainText("We can’t sell Easy Compact into Oregon.");
    await page.goto(`${store.url}/configure/easy-compact`);
    await expect(warning(page)).toContainText("With these parts we can’t sell Easy Compact into Oregon.");
    await page.getByRole("link", { name: "Why, and what you can do" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Energy laws and PCs");
    await expect(page.getByRole("main")).toContainText("California, Colorado, Hawaii, Oregon, Vermont, and Washington");
  });
});
