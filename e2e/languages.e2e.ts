import { expect, type Page } from "@playwright/test";
import { orderLinkInMail } from "./order-link-in-mail.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import {
  addToCart,
  CARDS,
  fillInformation,
  keepShipping,
  openPage,
  pay,
  typeCard,
  watchErrors,
  ADA,
} from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const UNDER = /^\/en-ca(?:[/?]|$)/;

/** Addresses of the store that a page showed or asked for, without the files that are the same in every language. */
function watchAddresses(page: Page): string[] {
  const left: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const isFile = /^\/(?:assets|images|models|og|slots|dev)(?:[/?]|$)|\.\w+$/.test(pathname);
    if (origin === new URL(store.url).origin && !isFile && !UNDER.test(pathname)) left.push(pathname + search);
  });
  return left;
}

test("a purchase under /en-ca never leaves it, and the mail leads back into it", async ({ page }) => {
  const errors = watchErrors(page);
  const left = watchAddresses(page);
  await openPage(page, `${store.url}/en-ca`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
  await page.getByRole("navigation").getByRole("link", { name: "Gaming PCs" }).first().click();
  await expect(page).toHaveURL(/\/en-ca\/gaming-pcs$/);
  await page.getByRole("main").locator(".card").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en-ca\/store\//);
  await expect(page.locator("[data-canadian-dollars]").first()).toContainText(
    /About CA\$[\d,]+ at 1\.4 for a US dollar/,
  );
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL(/\/en-ca\/carts$/);
  await expect(page.locator("[data-canadian-dollars]").first()).toContainText("You are charged in US dollars.");
  await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
  await fillInformation(page);
  await keepShipping(page);
  await typeCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/en-ca\/carts\/order\//);
  const number = (await page.locator(".order__number").textContent()) ?? "";
  expect(left).toEqual([]);
  expect(errors).toEqual([]);
  const link = await orderLinkInMail(page, store.url, new RegExp(number));
  expect(link).toContain(`/en-ca/carts/order/${number}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a PC is put into the cart and taken to the payment step under /en-ca", async ({ page }) => {
    const left = watchAddresses(page);
    await page.goto(`${store.url}/en-ca/gaming-pcs`);
    await page.getByRole("main").locator(".card").first().getByRole("link").first().click();
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page).toHaveURL(/\/en-ca\/carts$/);
    await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
    await expect(page).toHaveURL(/\/en-ca\/carts\?step=information/);
    for (const [label, value] of Object.entries({ ...ADA, City: "Denver" }))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel("State", { exact: true }).selectOption("CO");
    await page.getByRole("button", { name: "Continue to shipping" }).click();
    await expect(page).toHaveURL(/\/en-ca\/carts\?step=shipping/);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await expect(page).toHaveURL(/\/en-ca\/carts\?step=payment/);
    expect(left).toEqual([]);
  });

  test("a language is chosen at the foot, comes back to the same page, and is where the store's name leads", async ({
    page,
  }) => {
    await page.goto(`${store.url}/gaming-pcs`);
    await page.getByRole("contentinfo").getByRole("button", { name: "English (Canada)" }).click();
    await expect(page).toHaveURL(`${store.url}/en-ca/gaming-pcs`);
    await page.goto(`${store.url}/`);
    await expect(page).toHaveURL(`${store.url}/en-ca`);
    await page.getByRole("contentinfo").getByRole("button", { name: "English (USA)" }).click();
    await expect(page).toHaveURL(`${store.url}/`);
  });
});

test.describe("a browser set to Canadian English", () => {
  test.use({ locale: "en-CA" });

  test("is offered it on a page for the USA, and asked once", async ({ page }) => {
    // A late font may move some words; an offer that is not over the page moves the page itself.
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Element | null }[] })[])
          for (const { node } of sources)
            if (node?.querySelector?.("main, h1") || node?.matches?.("main, h1")) moved.push(node.tagName);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openPage(page, `${store.url}/gaming-pcs`);
    await expect(page).toHaveURL(`${store.url}/gaming-pcs`);
    await expect(page.getByRole("button", { name: "Stay with English (USA)" })).toBeInViewport();
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
    await page.getByRole("button", { name: "Stay with English (USA)" }).click();
    await expect(page).toHaveURL(`${store.url}/gaming-pcs`);
    await page.waitForSelector('island-root[data-name="language-offer"][data-awake]', { state: "attached" });
    await expect(page.getByRole("button", { name: "Stay with English (USA)" })).toHaveCount(0);
  });
});
