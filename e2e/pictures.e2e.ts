import { expect } from "@playwright/test";
import { productsOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { addToCart, openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const sizeOfPng = (bytes: Buffer) => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
const get = async (path: string) => {
  const answer = await fetch(new URL(path, store.url));
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};

test("every icon that a page or its manifest names is there, in the size that is said of it", async ({ page }) => {
  await page.goto(store.url);
  const hrefs = (rel: string) =>
    page.locator(`link[rel="${rel}"]`).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(await hrefs("icon")).toEqual(["/favicon.ico", "/favicon.svg"]);
  const favicon = await get("/favicon.ico");
  expect([favicon.status, favicon.type, favicon.bytes.readUInt8(6)]).toEqual([200, "image/x-icon", 32]);
  expect((await get("/favicon.svg")).type).toBe("image/svg+xml");
  expect(await hrefs("apple-touch-icon")).toEqual(["/apple-touch-icon.png"]);
  expect(sizeOfPng((await get("/apple-touch-icon.png")).bytes)).toBe("180x180");
  const [manifestPath = ""] = await hrefs("manifest");
  const manifest = await get(manifestPath);
  expect([manifest.status, manifest.type]).toEqual([200, "application/manifest+json"]);
  const { name, icons } = JSON.parse(manifest.bytes.toString()) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name).toBe("Rigsmith");
  expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes } of icons) expect(sizeOfPng((await get(src)).bytes), src).toBe(sizes);
});

test("the browser's frame has the page's color in the system's theme and in a chosen one", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, store.url);
  const colors = () =>
    page.locator('meta[name="theme-color"]').evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")));
  expect(await colors()).toEqual(["#f4f4f2", "#0f1113"]);
  await page.getByText("Dark", { exact: true }).click();
  await expect.poll(colors).toEqual(["#0f1113", "#f4f4f2", "#0f1113"]);
  await page.reload();
  expect(await colors()).toEqual(["#0f1113", "#f4f4f2", "#0f1113"]);
  await page.getByText("System", { exact: true }).click();
  await expect.poll(colors).toEqual(["#f4f4f2", "#0f1113"]);
});

test("a product's page names a card that is there, by whole address", async ({ page }) => {
  const [product] = await productsOf(store, "gaming-pcs");
  await page.goto(store.url + (product?.link ?? ""));
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(card).toMatch(new RegExp(`^${store.url}/og/product/`));
  const { status, type, bytes } = await get(card ?? "");
  expect([status, type]).toEqual([200, "image/jpeg"]);
  expect(bytes.length).toBeLessThan(200 * 1024);
});

test.describe("before the pictures are there, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a list shows each picture's color and blur in its place, and the policy refuses nothing", async ({ page }) => {
    const refused: string[] = [];
    page.on("console", (message) => message.text().includes("Content Security Policy") && refused.push(message.text()));
    await page.route("**/images/**", (route) => route.abort());
    await page.goto(`${store.url}/gaming-pcs`);
    const card = page.locator(".card").first();
    const tile = await card.locator(".picture").first().boundingBox();
    expect(tile?.width).toBeCloseTo(tile?.height ?? 0, 0);
    const color = card.locator(".picture__color").first();
    const said = await color.getAttribute("color");
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(said?.slice(at, at + 2) ?? "", 16));
    await expect(color).toHaveCSS("background-color", `rgb(${red}, ${green}, ${blue})`);
    expect(await color.boundingBox()).toEqual(tile);
    await expect(card.locator(".picture__blur").first()).toHaveJSProperty("naturalWidth", 12);
    expect(refused).toEqual([]);
  });
});

test("nothing on a list or a product's page moves when its pictures arrive", async ({ page }) => {
  const [product] = await productsOf(store, "gaming-pcs");
  for (const path of ["/gaming-pcs", product?.link ?? ""]) {
    await page.goto(store.url + path, { waitUntil: "load" });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift, path).toBeLessThan(0.02);
  }
});

test("every picture's address has width, height, fit, quality and version, and may be kept for ever", async ({
  page,
}) => {
  const [product] = await productsOf(store, "gaming-pcs");
  await openPage(page, store.url + (product?.link ?? ""));
  await addToCart(page);
  for (const path of [
    "/",
    "/gaming-pcs",
    product?.link ?? "",
    "/about/pictures",
    "/carts",
    "/carts?step=information",
  ]) {
    await page.goto(store.url + path);
    const addresses = await page
      .locator('img[src*="/images/"]')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .flatMap(({ src, srcset }) => [src, ...srcset.split(", ").map((one) => one.split(" ")[0] ?? "")])
          .filter(Boolean),
      );
    expect(addresses.length, path).toBeGreaterThan(0);
    const odd = addresses.filter((address) => {
      const query = [...new URL(address, store.url).searchParams];
      const names = query.map(([name]) => name).join(" ");
      return names !== "width height fit quality v" || query.some(([, value]) => value === "");
    });
    expect(odd, path).toEqual([]);
    const one = await fetch(new URL(addresses.at(-1) ?? "", store.url));
    expect([one.status, one.headers.get("cache-control")], path).toEqual([200, "public, max-age=31536000, immutable"]);
  }
});

test("wherever pictures help to choose, the page says that they are rendered", async ({ page }) => {
  const [product] = await productsOf(store, "gaming-pcs");
  const main = page.locator("main");
  for (const path of ["/", "/gaming-pcs", product?.link ?? "", "/search?q=forge"]) {
    await page.goto(store.url + path);
    await expect(main.getByText(/Rendered images?\. Actual parts may differ in color or label\./), path).toBeVisible();
    await expect(page.locator("footer").getByText("Product pictures are rendered images"), path).toBeVisible();
  }
  await openPage(page, store.url + (product?.link ?? ""));
  await addToCart(page);
  await page.goto(`${store.url}/carts`);
  await expect(main.getByText("Rendered images. Actual parts may differ in color or label.")).toBeVisible();
  await page.goto(`${store.url}/carts?step=information`);
  await expect(page.getByText("Rendered images. Actual parts may differ in color or label.").first()).toBeVisible();
});

/** A phone and a desktop, dense and plain: how wide a page is drawn, and how many of a screen's dots make a pixel. */
const SCREENS = [
  { width: 390, dots: 2, phone: true },
  { width: 1024, dots: 1, phone: false },
  { width: 1280, dots: 1, phone: false },
  { width: 1280, dots: 2, phone: false },
] as const;

for (const { width, dots, phone } of SCREENS)
  test(`at ${width} pixels of ${dots} dots no picture is fetched much larger than it is drawn, nor blurred`, async ({
    browser,
  }) => {
    const screen = { viewport: { width, height: 900 }, deviceScaleFactor: dots, isMobile: phone };
    const [product] = await productsOf(store, "gaming-pcs");
    const odd: string[] = [];
    for (const path of ["/", "/gaming-pcs", product?.link ?? ""]) {
      // A browser that holds a larger file already takes that one: each page is seen by a fresh one.
      const context = await browser.newContext(screen);
      const fresh = await context.newPage();
      await fresh.goto(store.url + path);
      const seen = await fresh.locator('img[src*="/images/"]').evaluateAll(drawnPictures);
      await context.close();
      expect(seen.length, path).toBeGreaterThan(0);
      for (const { drawn, fetched, offered, where } of seen) {
        const needed = drawn * dots;
        // The next width that is offered may be more than half again as wide.
        const smallest = offered.find((one) => one >= needed) ?? offered.at(-1) ?? 0;
        if (fetched > Math.max(needed * 1.5, smallest)) odd.push(`${path} ${where}: ${fetched} for ${needed}`);
        if (dots === 1 && fetched < Math.min(needed * 0.9, offered.at(-1) ?? 0))
          odd.push(`${path} ${where}: only ${fetched} for ${needed}`);
      }
    }
    expect(odd).toEqual([]);
  });

/** For each picture: the CSS pixels its whole width takes, cut parts too, the file's width and those offered. */
async function drawnPictures(images: HTMLImageElement[]) {
  const widthOf = (address: string) => Number(new URL(address, location.href).searchParams.get("width"));
  // Pictures wait until they are near.
  for (let top = 0; top < document.body.scrollHeight; top += 500) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  const drawn = images.filter(({ currentSrc, clientWidth }) => currentSrc !== "" && clientWidth > 0);
  return drawn.map((image) => {
    const frame = image.getBoundingClientRect();
    const { searchParams } = new URL(image.currentSrc);
    const [fetched, height] = [Number(searchParams.get("width")), Number(searchParams.get("height"))];
    return {
      drawn: Math.round(Math.max(frame.width, (frame.height * fetched) / height)),
      fetched,
      offered: image.srcset
        .split(", ")
        .map(widthOf)
        .toSorted((one, other) => one - other),
      where: image.closest("[class]:not(.picture)")?.className ?? "",
    };
  });
}

test("a picture is made in each width of the specification's list, 16 to 384 and 640 to 3840, and in no other", async () => {
  const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384];
  const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
  const [product] = await productsOf(store, "gaming-pcs");
  const statusAt = async (width: number) => (await get(`/images/${product?.picture.name}.webp?width=${width}`)).status;
  for (const width of [...imageSizes, ...deviceSizes]) expect([width, await statusAt(width)]).toEqual([width, 200]);
  for (const width of [15, 17, 385, 639, 641, 3839, 3841]) expect([width, await statusAt(width)]).toEqual([width, 400]);
});
