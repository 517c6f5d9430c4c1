import { expect } from "@playwright/test";
import { productsOf } from "./listed-products.ts";
import { checkPage, watchPage } from "./check-page.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, CARDS, fillInformation, keepShipping, openPage, pay, typeCard } from "./shopper.ts";

// Most of the browser tests are in this file: alone in one worker it would outlast all others.
test.describe.configure({ mode: "parallel" });

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const PAGES = [
  ["/", "Shop Rigsmith for Gaming PCs, Desktops, and More"], // S108
  ["/gaming-pcs", "Gaming PCs · Rigsmith"], // S28
  ["/gaming-pcs/prebuilt-gaming-pcs", "Prebuilt gaming PCs · Rigsmith"], // S29
  ["/gaming-laptops", "Gaming laptops · Rigsmith"], // S30
  ["/gear-store", "Gear · Rigsmith"], // S33
  ["/gear-store/gaming-monitors", "Gaming monitors · Rigsmith"],
  ["/gear-store/gaming-setup", "Gaming setup · Rigsmith"],
  ["/gear-store/refurbished-components", "Refurbished components · Rigsmith"],
  ["/gear-store/rigsmith-gear", "Rigsmith gear · Rigsmith"],
  ["/gear-store/gaming-accessories", "Gaming accessories · Rigsmith"],
  ["/gear-store/pc-maintenance", "PC maintenance · Rigsmith"],
  ["/gear-store/bundle-deals", "Bundle deals · Rigsmith"],
  ["/gear-store/pc-parts", "PC parts · Rigsmith"],
  ["/gaming-pcs?memory=128-gb&storage=1-tb-ssd", "Gaming PCs · Rigsmith"],
  ["/search", "Search · Rigsmith"],
  ["/search?q=ryzen", "Search: ryzen · Rigsmith"],
  ["/search?q=zeppelin", "Search: zeppelin · Rigsmith"],
  ["/carts", "Cart · Rigsmith"],
  ["/legal/privacy", "Privacy Policy · Rigsmith"],
  ["/legal/returns", "Returns · Rigsmith"],
  ["/legal/shipping", "Shipping · Rigsmith"],
  ["/legal/terms", "Terms of sale · Rigsmith"],
  ["/about/agreement", "What you agree to · Rigsmith"],
  ["/about/points", "How points work · Rigsmith"],
  ["/about/pictures", "About our pictures · Rigsmith"],
  ["/about/ready-made", "What RDY means · Rigsmith"],
  ["/about/refurbished", "Why refurbished · Rigsmith"],
  ["/about/warranty", "Warranty · Rigsmith"],
  ["/blog", "Blog · Rigsmith"],
  ["/blog/screen-first", "Choose the screen first, then the PC · Rigsmith"],
] as const;

for (const [path, title] of PAGES) {
  test(`the page ${path} answers, has its title and one heading, and no fault in either theme or width`, async ({
    page,
  }) => {
    const faults = watchPage(page);
    const answer = await page.goto(store.url + path);
    expect(answer?.status()).toBe(200);
    await checkPage(page, title);
    expect(faults).toEqual([]);
  });
}

for (const [what, list] of [
  ["a PC", "gaming-pcs"], // S13, S32
  ["a refurbished PC", "gaming-pcs"],
  ["a laptop", "gaming-laptops"],
  ["a part", "pc-parts"],
  ["a gear product", "gaming-accessories"], // S13, S34
] as const) {
  test(`the page of ${what} answers, has its name and structured data, and no fault in either theme or width`, async ({
    page,
  }) => {
    const faults = watchPage(page);
    const product = (await productsOf(store, list)).find(
      ({ availability }) => (availability.state === "refurbished") === (what === "a refurbished PC"),
    );
    const answer = await page.goto(store.url + (product?.link ?? ""));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product?.name ?? "");
    await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
    // A PC's and a laptop's title goes on with what is in it.
    await checkPage(page, new RegExp(`^${product?.name}(?: gaming (?:PC|laptop): .+)? · Rigsmith$`));
    expect(faults).toEqual([]);
  });
}

test("an address that leads nowhere answers 404 and says so, whatever list or product it is under", async ({
  page,
}) => {
  const faults = watchPage(page, (url) => url.includes("/nothing"));
  for (const path of [
    "/store/nothing",
    "/gear-store/nothing",
    "/gear-store/pc-parts/nothing",
    "/about/nothing",
    "/nothing",
  ]) {
    const answer = await page.goto(store.url + path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page at this address");
    await expect(page).toHaveTitle("Not found · Rigsmith");
  }
  await checkPage(page, "Not found · Rigsmith");
  expect(faults).toEqual([]);
});

test("a page past a list's last leads to its first, and the API says how many there are", async ({ page }) => {
  await page.goto(`${store.url}/gaming-pcs?page=200&sort=price-low`);
  await expect(page).toHaveURL(`${store.url}/gaming-pcs?sort=price-low`);
  await expect(page).toHaveTitle("Gaming PCs · Rigsmith");
  const answer = await page.request.get(`${store.url}/api/catalog/listing?list=gaming-pcs&page=200`);
  expect([answer.status(), await answer.json()]).toMatchObject([404, { Reason: "page_unknown" }]);
});

test("a product's pictures move one by one and stop at both ends; six thumbnails promise the rest, and all open full screen", async ({
  page,
}) => {
  const [pc] = await productsOf(store, "prebuilt-gaming-pcs");
  await openPage(page, store.url + (pc?.link ?? ""));
  const gallery = page.getByRole("region", { name: /^Pictures of/ });
  const thumbnails = gallery.getByRole("list", { name: "Choose a picture" }).getByRole("link");
  const next = gallery.getByRole("button", { name: "Next picture" });
  const previous = gallery.getByRole("button", { name: "Previous picture" });
  const place = gallery.locator(".gallery__count");
  const count = await gallery.locator(".gallery__track > li").count();
  expect(count).toBeGreaterThan(6);
  await expect(thumbnails).toHaveCount(6);
  await expect(thumbnails.nth(5)).toContainText(`+${count - 6}`);
  await expect(previous).toBeDisabled();
  for (let picture = 2; picture <= count; picture += 1) {
    await next.click();
    await expect(place).toContainText(`${picture} / ${count}`);
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(place).toContainText(`${count - 1} / ${count}`);
  await thumbnails.nth(5).click();
  await expect(thumbnails).toHaveCount(count);

  await gallery.getByRole("button", { name: "Open full screen" }).click();
  const popup = page.getByRole("dialog", { name: `Pictures of ${pc?.name}` });
  await expect(popup.getByRole("status")).toHaveText(`${count - 1} of ${count}`);
  await page.keyboard.press("ArrowRight");
  await expect(popup.getByRole("status")).toHaveText(`${count} of ${count}`);
  await expect(popup.getByRole("button", { name: "Next picture" })).toBeDisabled();
  await page.keyboard.press("ArrowLeft");
  await popup.getByRole("button", { name: "Next picture" }).click();
  await expect(popup.getByRole("status")).toHaveText(`${count} of ${count}`);
  // The button that had the focus is disabled now: the keys work all the same.
  await page.keyboard.press("ArrowLeft");
  await expect(popup.getByRole("status")).toHaveText(`${count - 1} of ${count}`);
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toHaveCount(0);
});

test("a filled cart, the three steps and the order's page have no fault in either theme or width", async ({ page }) => {
  const faults = watchPage(page);
  const [pc] = await productsOf(store, "gaming-pcs");
  await openPage(page, store.url + (pc?.link ?? ""));
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Check out" })).toBeVisible();
  await checkPage(page, "Cart · Rigsmith");
  await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
  await expect(page.getByRole("button", { name: "Continue to shipping" })).toBeVisible();
  await checkPage(page, "Information · Checkout · Rigsmith");
  await fillInformation(page);
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible();
  await checkPage(page, "Shipping · Checkout · Rigsmith");
  await keepShipping(page);
  await expect(page.frameLocator("iframe").getByLabel("Card number")).toBeVisible();
  await checkPage(page, "Payment · Checkout · Rigsmith");
  await typeCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/order\//);
  await checkPage(page, /^Order RS-[\w-]+ · Rigsmith$/);
  expect(faults).toEqual([]);
});

test("the page of a payment that has not ended says so, and has no fault in either theme or width", async ({
  page,
}) => {
  const faults = watchPage(page);
  const [pc] = await productsOf(store, "gaming-laptops");
  await openPage(page, store.url + (pc?.link ?? ""));
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await fillInformation(page);
  await keepShipping(page);
  await typeCard(page, CARDS.good);
  await breakNext("authorise", "reset_after", 1000);
  await breakNext("find", "error_500_before", 1000);
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/return\?order=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We’re waiting for the card processor.");
  await checkPage(page, "Payment · Rigsmith");
  await fetch(`${store.sandboxUrl}/sandbox/faults`, { method: "DELETE" });
  expect(faults).toEqual([]);
});

async function breakNext(next: string, kind: string, times: number): Promise<void> {
  await fetch(`${store.sandboxUrl}/sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ next, kind, times }),
  });
}

test("the fonts of a page are two files of 70 kB at most, with the letters, signs and even figures that pages use", async ({
  page,
}) => {
  const files: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "font") files.push(answer.body().then((body) => body.length));
  });
  await page.goto(`${store.url}/gaming-pcs`, { waitUntil: "networkidle" });
  const bytes = await Promise.all(files);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(70_000);

  const missing = await page.evaluate(async () => {
    const faces = ["400 40px 'Inter Variable'", "600 40px 'Archivo Variable'"];
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    const pen = document.createElement("canvas").getContext("2d");
    const width = (face: string, other: string, text: string) => {
      if (!pen) return Number.NaN;
      pen.font = `${face}, ${other}`;
      return pen.measureText(text).width;
    };
    // A sign that the font lacks comes from the next one, as wide as it is there.
    return faces.flatMap((face) =>
      [..."AZaz09 $½éèàÉçñü©®™°×−–—…’‘“”•·"].filter(
        (sign) => width(face, "monospace", sign) !== width(face, "serif", sign),
      ),
    );
  });
  expect(missing).toEqual([]);

  const widths = await page.evaluate(() =>
    ["1111", "8888"].map((figures) => {
      const money = document.createElement("span");
      money.className = "money";
      money.textContent = figures;
      document.body.append(money);
      return money.getBoundingClientRect().width;
    }),
  );
  expect(widths[0]).toBe(widths[1]);
});
