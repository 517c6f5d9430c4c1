import { expect, type Page } from "@playwright/test";
import { productsOf } from "./listed-products.ts";
import { dollars } from "./read-dollars.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});
test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.getByRole("main").locator(".card");

test("without JavaScript a list is narrowed by its form, sorted and paged by addresses", async ({ page }) => {
  await page.goto(`${store.url}/gaming-pcs`);
  await page
    .getByRole("group", { name: "Condition" })
    .getByRole("checkbox", { name: /^Refurbished/ })
    .check();
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price-low");
  await page.getByRole("button", { name: "Show results" }).click();
  await expect(page).toHaveURL(/\?.*kind=refurbished/);
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(
    page.getByRole("group", { name: "Condition" }).getByRole("checkbox", { name: /^Refurbished/ }),
  ).toBeChecked();
  // What is sold out stands last, whatever it costs.
  const prices = (
    await cards(page)
      .filter({ has: page.getByRole("button", { name: /^Add/ }) })
      .locator(".card__price > .money")
      .allTextContents()
  ).map(dollars);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  await page
    .getByRole("list", { name: "Chosen filters" })
    .getByRole("link", { name: /^Remove/ })
    .click();
  await expect(page).not.toHaveURL(/kind/);
  const first = await cards(page).first().getByRole("heading").textContent();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page).first().getByRole("heading")).not.toHaveText(first ?? "");
});

test("without JavaScript a PC with a longer warranty goes into the cart, where its number is changed and it is removed", async ({
  page,
}) => {
  const [pc] = await productsOf(store, "gaming-pcs");
  await page.goto(store.url + (pc?.link ?? ""));
  const longer = page.getByRole("group", { name: "Warranty" }).getByRole("radio").nth(1);
  const extra = dollars(await page.locator(".warranty .radio-row__end").nth(1).textContent());
  expect(extra).toBeGreaterThan(0);
  await longer.check();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page).toHaveURL(/\/carts$/);
  const line = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: pc?.name ?? "" }) });
  const unit = (pc?.price.amount ?? 0) + extra;
  await expect(line.locator(".cart-line__price > .money")).toHaveText(money(unit));
  await expect(page.locator(".receipt__total")).toContainText(money(unit));

  await line.getByRole("spinbutton", { name: /^Quantity/ }).fill("2");
  await line.getByRole("button", { name: "Update" }).click();
  await expect(line.locator(".cart-line__price > .money")).toHaveText(money(2 * unit));
  await expect(page.getByText("2 items")).toBeVisible();

  await line.getByRole("radio").first().check();
  await line.getByRole("button", { name: "Choose this warranty" }).click();
  await expect(line.locator(".cart-line__price > .money")).toHaveText(money(2 * (pc?.price.amount ?? 0)));

  await line.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(page.getByRole("heading", { name: pc?.name ?? "" })).toBeVisible();
});

test("without JavaScript a variant is chosen by its address, and that variant goes into the cart", async ({ page }) => {
  const offered = (
    await Promise.all(
      (["gaming-setup", "rigsmith-gear", "gaming-accessories", "gaming-monitors"] as const).map((list) =>
        productsOf(store, list),
      ),
    )
  ).flat();
  for (const { link } of offered) {
    await page.goto(store.url + link);
    if ((await page.getByRole("navigation", { name: "Variants" }).count()) > 0) break;
  }
  const other = page.getByRole("navigation", { name: "Variants" }).getByRole("link").nth(1);
  const title = (await other.evaluate((link) => link.firstChild?.textContent)) ?? "";
  await other.click();
  await expect(page).toHaveURL(/\?sku=\d+/);
  await expect(page.getByRole("navigation", { name: "Variants" }).getByRole("link").nth(1)).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page).toHaveURL(/\/carts$/);
  await expect(page.getByRole("region", { name: "In your cart" })).toContainText(title);
});

const money = (amount: number) => amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
