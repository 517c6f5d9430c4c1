import { expect, type Page } from "@playwright/test";
import { firstOf, productsOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import {
  addToCart,
  ADA,
  CARDS,
  fillInformation,
  keepShipping,
  openPage,
  typeCard,
  watchExceptions,
} from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const THIRTY_DAYS_S = 2_592_000;

test("the cookie banner says its sentence on every page until Accept, which is kept for 30 days", async ({
  page,
  context,
}) => {
  const banner = page.getByRole("region", { name: "Cookies" });
  await openPage(page, store.url);
  await expect(banner.getByRole("paragraph")).toHaveText(
    "This website uses cookies to ensure you get the best experience on our website. You may view our Privacy Policy.",
  );
  await banner.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(`${store.url}/legal/privacy`);
  await page.reload();
  await expect(banner).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes("consent"))).toEqual([]);
  await banner.getByRole("button", { name: "Accept" }).click();
  await expect(banner).toBeHidden();
  const consent = (await context.cookies()).find(({ name }) => name.includes("consent"));
  expect(Math.abs((consent?.expires ?? 0) - Date.now() / 1000 - THIRTY_DAYS_S)).toBeLessThan(60);
  await page.goto(`${store.url}/gaming-pcs`, { waitUntil: "commit" });
  await expect(page.getByRole("main")).toBeVisible();
  await expect(banner).toBeHidden();
});

const POPUPS = [
  // S101
  ["the full-screen gallery", async (page: Page) => page.getByRole("button", { name: "Open full screen" }).click()], // S74
  ["What is RDY", async (page: Page) => page.getByRole("link", { name: "What is RDY?" }).click()], // S76
  ["the warranty", async (page: Page) => page.getByRole("link", { name: "What it covers" }).click()], // S81
  ["the cart's drawer", addToCart],
] as const;

for (const [what, open] of POPUPS) {
  test(`${what} opens over the page and closes when the page changes`, async ({ page }) => {
    await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
    await open(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goto(`${store.url}/gaming-laptops`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gaming laptops");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

test("why refurbished opens over the page of a refurbished PC", async ({ page }) => {
  const refurbished = (await productsOf(store, "gaming-laptops"))
    .concat(await productsOf(store, "gaming-pcs"))
    .find(({ availability }) => availability.state === "refurbished");
  await openPage(page, store.url + (refurbished?.link ?? ""));
  await page.getByRole("main").getByRole("link", { name: "Why refurbished?" }).first().click();
  const popup = page.getByRole("dialog");
  await expect(popup.getByRole("heading").first()).toContainText(/refurbished/i);
  await expect(popup).not.toContainText("Extended warranty");
});

test("the Back button closes a popup and stays on the page; Escape does too and gives the focus back", async ({
  page,
}) => {
  const product = await firstOf(store, "prebuilt-gaming-pcs");
  await openPage(page, product);
  const opener = page.getByRole("link", { name: "What it covers" });
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(product);
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(product);
  await expect(opener).toBeFocused();
});

test("on a phone the menu and the filters close when the page changes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, `${store.url}/gaming-pcs`);
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await page.goto(`${store.url}/gaming-laptops`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator("summary", { has: page.locator(".phone-menu__open") }).click();
  const menu = page.getByRole("navigation", { name: "Shop" });
  await menu.getByRole("link", { name: "Parts" }).click();
  await expect(page).toHaveURL(`${store.url}/gear-store/pc-parts`);
  await expect(menu).toBeHidden();
});

test("a chosen theme is there again after a reload, before anything is drawn", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => {
    const atBody = new MutationObserver(() => {
      if (!document.body) return;
      sessionStorage.setItem("theme-at-body", document.documentElement.dataset["theme"] ?? "none");
      atBody.disconnect();
    });
    atBody.observe(document, { childList: true, subtree: true });
  });
  await openPage(page, store.url);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  // A press before its island is awake is held, and done again then.
  const choose = async (theme: string) => {
    await page.getByRole("radio", { name: theme }).click({ force: true });
    await expect(page.getByRole("radio", { name: theme })).toBeChecked();
  };
  await choose("Light");
  await expect.poll(ground).not.toBe(dark);
  const light = await ground();
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem("theme-at-body"))).toBe("light");
  expect(await ground()).toBe(light);
  await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
  await choose("System");
  await expect.poll(ground).toBe(dark);
});

const storedCart = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("cart") ?? "null") as {
        v: number;
        cart: Record<string, unknown> & { totalCount: number };
      } | null,
  );

test("the cart and its badge survive a reload and are in another tab; on load the server's numbers hold", async ({
  page,
  context,
}) => {
  const [pc] = await productsOf(store, "gaming-pcs");
  await openPage(page, store.url + (pc?.link ?? ""));
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  await addToCart(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  expect(await storedCart(page)).toMatchObject({ v: 20230709, cart: { totalCount: 1 } });

  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("cart") ?? "{}") as { cart: { totalCount: number } };
    stored.cart.totalCount = 7;
    localStorage.setItem("cart", JSON.stringify(stored));
  });
  const other = await context.newPage();
  await openPage(other, `${store.url}/gaming-laptops`);
  await expect(other.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await addToCart(other);
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await other.goto(`${store.url}/carts`);
  await expect(other.getByRole("heading", { name: pc?.name ?? "" })).toBeVisible();
});

test("a stored cart of another version is set back and filled from the server", async ({ page }) => {
  await openPage(page, await firstOf(store, "gaming-pcs"));
  await addToCart(page);
  await page.evaluate(() =>
    localStorage.setItem("cart", JSON.stringify({ v: 20200101, cart: { items: "of another shape" } })),
  );
  await page.goto(store.url);
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await expect.poll(async () => (await storedCart(page))?.v).toBe(20230709);
});

test("after a checkout up to the card, nothing the browser keeps holds the address, the email or the card", async ({
  page,
}) => {
  await openPage(page, await firstOf(store, "gaming-pcs"));
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await fillInformation(page);
  await keepShipping(page);
  await typeCard(page, CARDS.good);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).toContain("20230709");
  for (const secret of [...Object.values(ADA), "555-0123", CARDS.good, CARDS.good.slice(-4)])
    expect(kept).not.toContain(secret);
});

test("every link of the header and the footer leads to a page with something on it", async ({ page }) => {
  await openPage(page, store.url);
  const links = await page
    .locator("header a, footer a")
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const ours = new Set(links.filter((link) => link.startsWith(store.url)));
  expect(ours.size).toBeGreaterThan(15);
  for (const link of ours) {
    const answer = await fetch(link);
    expect(answer.status, link).toBe(200);
    expect(await answer.text(), link).not.toContain("No products match");
  }
});

test("a change of page runs a bar along the top until the next page is there, on a document and beside a router", async ({
  page,
}) => {
  for (const path of ["/", "/carts"]) {
    await openPage(page, store.url + path);
    // The page is on its way out as soon as it may be asked, so it notes by itself what stood over it.
    await page.evaluate(() => {
      // On the window, which hears of it after every listener of the document, whichever was there first.
      addEventListener("click", () => {
        const bar = document.querySelector("progress");
        const effect = bar?.getAnimations()[0]?.effect;
        const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const seen = [bar?.offsetHeight, effect?.getTiming().duration, first?.["transform"]];
        sessionStorage.setItem("bar", JSON.stringify(seen));
      });
    });
    await page.getByRole("banner").getByRole("link", { name: "Laptops" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gaming laptops");
    expect(await page.evaluate(() => sessionStorage.getItem("bar")), path).toBe('[3,4000,"scaleX(0.2)"]');
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  }
});

/** Keeps the next document the browser asks for until the returned function is called, so that what stands meanwhile can be looked at. */
async function holdNextDocument(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.origin === new URL(store.url).origin,
    async (route) => {
      if (route.request().isNavigationRequest()) await released;
      await route.fallback();
    },
  );
  return release;
}

/** Opens a cart with one line, whose next change is answered with what the page cannot draw. */
async function openBreakingCart(page: Page, Warranties: null | undefined): Promise<void> {
  await openPage(page, await firstOf(store, "gear-store"));
  await addToCart(page);
  await openPage(page, `${store.url}/carts`);
  await page.route(
    "**/api/carts/changeCartItemQty",
    async (route) => {
      const answer = await route.fetch();
      const view = (await answer.json()) as { Items: object[] };
      await route.fulfill({
        response: answer,
        json: { ...view, Items: view.Items.map((item) => ({ ...item, Warranties })) },
      });
    },
    { times: 1 },
  );
}

test("a page that cannot be drawn says so with a loader, is logged, and is loaded again where its own code met undefined", async ({
  page,
}) => {
  const logged = watchExceptions(page);
  await openBreakingCart(page, undefined);
  const load = await holdNextDocument(page);
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.locator(".error-page__loader")).toBeVisible();
  await expect.poll(() => logged.join()).toContain("undefined");
  load();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
  await expect(page).toHaveURL(`${store.url}/carts`);
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
});

test("a page that cannot be drawn for another reason leads to the home page, and the cart is still there", async ({
  page,
}) => {
  await openBreakingCart(page, null);
  const load = await holdNextDocument(page);
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.locator(".error-page__loader")).toBeVisible();
  load();
  await expect(page).toHaveURL(`${store.url}/`);
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
});
