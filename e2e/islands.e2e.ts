import { expect, type Page } from "@playwright/test";
import { firstOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, awake, fillInformation, openPage, watchErrors, watchExceptions } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const main = (page: Page) => page.getByRole("main");
const firstAdd = (page: Page) =>
  main(page)
    .getByRole("button", { name: /^Add to cart/ })
    .first();

/** Holds back every file whose name begins so, until the returned function is called. */
async function holdFiles(page: Page, name: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a press that comes before the buy box is awake, twice, adds once when it is", async ({ page }) => {
  const errors = watchErrors(page);
  const release = await holdFiles(page, "buy-box");
  let adds = 0;
  page.on("request", (request) => (adds += request.url().endsWith("/api/carts/addToCart") ? 1 : 0));
  await page.goto(await firstOf(store, "prebuilt-gaming-pcs"));
  await firstAdd(page).click();
  await firstAdd(page).click();
  expect(adds).toBe(0);
  release();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Check out" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  expect(adds).toBe(1);
  expect(errors).toEqual([]);
});

test("the first adds go out while the cart's code is on its way, one after the other, into one cart", async ({
  page,
}) => {
  const release = await holdFiles(page, "cart");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/carts/addToCart")) sent.push(request.url());
  });
  await openPage(page, `${store.url}/gear-store/gaming-accessories`);
  const adds = main(page).getByRole("button", { name: /^Add to cart/ });
  await adds.evaluateAll(([first, second]) => [first, second].forEach((add) => (add as HTMLElement).click()));
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto(`${store.url}/carts`);
  await expect(page.getByText("2 items")).toBeVisible();
});

test("what is typed before the search is awake is looked up when it is", async ({ page }) => {
  const release = await holdFiles(page, "search-box");
  await page.goto(store.url);
  const field = page.getByRole("banner").getByRole("searchbox");
  await field.pressSequentially("ryzen");
  release();
  await expect(page.locator(".search-panel__product").first()).toBeVisible();
  await expect(field).toHaveValue("ryzen");
});

test("what is typed and chosen at the checkout before its code is there stays, and is saved", async ({ page }) => {
  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await addToCart(page);
  const release = await holdFiles(page, "router.client");
  await page.goto(`${store.url}/carts?step=information`);
  await page.getByLabel("Email", { exact: true }).fill("early@example.com");
  await page.getByLabel("State", { exact: true }).selectOption("WY");
  release();
  await awake(page);
  await page.getByLabel("Phone", { exact: true }).fill("3035550123");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("early@example.com");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("WY");
  await page.getByLabel("State", { exact: true }).selectOption("");
  await fillInformation(page, "early@example.com");
  await expect(page.getByText("early@example.com")).toBeVisible();
});

test("an island whose code does not arrive stays the server's markup, says so in the log, and its form still adds", async ({
  page,
}) => {
  const logged = watchExceptions(page);
  await page.route(/\/assets\/buy-box-[^/]*\.js/, (route) => route.abort());
  await page.goto(await firstOf(store, "prebuilt-gaming-pcs"));
  await expect.poll(() => logged.length).toBe(1);
  await firstAdd(page).click();
  await expect(page).toHaveURL(`${store.url}/carts`);
  await expect(page.getByText("1 item", { exact: true })).toBeVisible();
});

test("an island that breaks while it wakes becomes again what the server drew, and the rest of the page lives", async ({
  page,
}) => {
  const logged = watchExceptions(page);
  const product = await firstOf(store, "prebuilt-gaming-pcs");
  // A page of yesterday: its data is not what today's code reads.
  await page.route(product, async (route) => {
    const served = await route.fetch();
    await route.fulfill({
      response: served,
      body: (await served.text()).replace("&quot;warranties&quot;", "&quot;w&quot;"),
    });
  });
  await page.goto(product);
  await expect.poll(() => logged.join()).toContain("undefined");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(page.locator(".gallery__count")).toContainText("2 /");
  await firstAdd(page).click();
  await expect(page).toHaveURL(`${store.url}/carts`);
});

test("a list is narrowed, sorted and taken back in place; each step is the browser's, and no document is loaded", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPage(page, `${store.url}/gaming-pcs`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const count = page.locator(".listing__bar output");
  const all = await count.innerText();
  const names = () => page.locator(".card__name").allTextContents();
  const before = await names();
  await page
    .getByRole("group", { name: "Condition" })
    .getByRole("checkbox", { name: /^Refurbished/ })
    .click();
  await expect(count).toContainText(" of ");
  await expect(page).toHaveURL(/kind=refurbished/);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price-low");
  await expect(page).toHaveURL(/sort=price-low/);
  await firstAdd(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("list", { name: "Chosen filters" })
    .getByRole("link", { name: /^Remove/ })
    .click();
  await expect(count).toHaveText(all);
  await page.goBack();
  await expect(count).toContainText(" of ");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${store.url}/gaming-pcs`);
  await expect.poll(names).toEqual(before);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(errors).toEqual([]);
});

test("the button below a list adds its next page, keeps the focus, and says it when that does not load", async ({
  page,
}) => {
  await openPage(page, `${store.url}/gaming-pcs`);
  const cards = page.locator(".card");
  const more = page.getByRole("button", { name: /^Show \d+ more/ });
  const said = page.getByRole("navigation", { name: "Pages" }).getByRole("status");
  const shown = await cards.count();
  await page.route("**/gaming-pcs?page=2", (route) => route.abort(), { times: 1 });
  await more.click();
  await expect(said).toHaveText("The next page didn’t load. Try again.");
  await expect(cards).toHaveCount(shown);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  await expect(said).toContainText(`${await cards.count()} of`);
  expect(
    new Set(await page.locator(".card__name a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
      .size,
  ).toBe(await cards.count());
  expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(A|BUTTON)$/);
  await cards.getByRole("button", { name: /^Add/ }).last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a list that does not load says what is safe and is tried again; the choices stay", async ({ page }) => {
  await openPage(page, `${store.url}/gaming-pcs`);
  await page.route("**/gaming-pcs?**", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  const refurbished = page.getByRole("group", { name: "Condition" }).getByRole("checkbox", { name: /^Refurbished/ });
  await refurbished.click();
  const failed = page.getByRole("alert");
  await expect(failed.getByRole("heading")).toBeVisible();
  await expect(page.locator(".card").first()).toBeHidden();
  await expect(refurbished).toBeChecked();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.locator(".listing__bar output")).toContainText(" of ");
  await expect(page.locator(".card").first()).toBeVisible();
});

test("a variant is chosen in place, with its own address, price and SKU", async ({ page }) => {
  await openPage(page, `${store.url}/gear-store`);
  const links = await page
    .locator(".card__name a")
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const variants = page.getByRole("navigation", { name: "Variants" }).getByRole("link");
  for (const link of links) {
    await openPage(page, link);
    if ((await variants.count()) > 1) break;
  }
  const sku = page.locator(".buy__identity");
  const before = await sku.innerText();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await variants.nth(1).click();
  await expect(page).toHaveURL(/\?sku=\d+$/);
  await expect(variants.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(sku).not.toHaveText(before);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.reload();
  await expect(variants.nth(1)).toHaveAttribute("aria-current", "true");
});

test("a page that was left with the drawer open is left without it", async ({ page }) => {
  await openPage(page, await firstOf(store, "gear-store"));
  await addToCart(page);
  await page.evaluate(() => {
    addEventListener("pagehide", () =>
      sessionStorage.setItem("dialogs", String(document.querySelectorAll("[role=dialog]").length)),
    );
  });
  await page.getByRole("dialog").getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL(`${store.url}/carts`);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a page that is drawn ahead of a visit asks, keeps and counts nothing until somebody looks", async ({ page }) => {
  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await addToCart(page);
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const before = await kept();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, "prerendering", { configurable: true, get: () => true }),
  );
  await page.goto(`${store.url}/about/warranty?salesName=casey`, { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  expect(await kept()).toBe(before);
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, "prerendering", { configurable: true, get: () => false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(() => asked).toContain("/api/carts/cart-init");
  await expect.poll(kept).toContain("casey");
});
