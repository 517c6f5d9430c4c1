import { expect, type Page } from "@playwright/test";
import { checkPage } from "./check-page.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { openPage, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const executablePath = process.env["BROWSER_PATH"];
// Other pages are looked at without a graphics card. This one is drawn, by a card made of software.
test.use({
  launchOptions: {
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
    ...(executablePath ? { executablePath } : {}),
  },
});

const PATH = "/3d-showroom/y70";
const view = (page: Page) => page.locator(".showroom__view");
const isThere = (page: Page, within = 60_000) =>
  expect(view(page)).toHaveAttribute("data-state", "model", { timeout: within });
const shownPicture = (page: Page) => view(page).locator(".picture img").last().getAttribute("src");
/** What stands on the stage. Of the page's middle, since a card made of software takes its time for every pixel. */
async function drawn(page: Page): Promise<string> {
  const clip = { x: 120, y: 240, width: 160, height: 160 };
  return (await page.screenshot({ clip, timeout: 60_000 })).toString("base64");
}
const changes = (page: Page, before: string) => expect.poll(() => drawn(page), { timeout: 60_000 }).not.toBe(before);

test.describe("where the browser draws", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 400, height: 760 } });

  test("a PC is turned by keys, buttons and pointer, its glass goes, and its parts and price stand beside it", async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await openPage(page, store.url + PATH);
    await isThere(page);
    let before = await drawn(page);
    const seen = async () => {
      await changes(page, before);
      before = await drawn(page);
    };
    await view(page).focus();
    await page.keyboard.press("ArrowRight");
    await seen();
    await page.keyboard.press("g");
    await seen();
    await page.getByRole("button", { name: "Closer" }).click();
    await seen();
    await page.getByRole("link", { name: "Top", exact: true }).click();
    await seen();
    await expect(page.getByRole("link", { name: "Top", exact: true })).toHaveAttribute("aria-current", "true");
    const box = await view(page).boundingBox();
    if (!box) throw new Error("the stage has no place");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 80, box.y + box.height / 3);
    await page.mouse.up();
    await seen();
    const bill = page.getByRole("complementary", { name: "What is in it" });
    await expect(bill).toContainText("Rigsmith Y70, black corner-glass case");
    await expect(bill).toContainText("$3,749.00");
    await expect(bill.getByRole("link", { name: "Choose parts" })).toHaveAttribute("href", "/configure/y70");
    expect(errors).toEqual([]);
  });

  test("who saves data is asked first; a model that does not come leaves the pictures, and is asked for again", async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, store.url + PATH);
    await expect(view(page)).toHaveAttribute("data-state", "asked");
    expect(asked.filter((path) => path.startsWith("/models/"))).toEqual([]);
    await page.route("**/models/**", (route) => route.abort());
    await page.getByRole("button", { name: "Load the 3D model" }).click();
    await expect(page.getByText("The model did not load.")).toBeVisible();
    await page.unroute("**/models/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await isThere(page);
  });

  test("a model whose memory the browser takes back says so, and is started again as it was left", async ({ page }) => {
    await openPage(page, store.url + PATH);
    await isThere(page);
    const before = await drawn(page);
    await page.locator(".showroom__view canvas").evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    });
    await expect(page.getByText("The 3D view stopped")).toBeVisible();
    await page.getByRole("button", { name: "Start it again" }).click();
    await isThere(page);
    await expect.poll(() => drawn(page), { timeout: 60_000 }).toBe(before);
  });

  test("the popup on a product's page has the same stage, and Back closes it", async ({ page }) => {
    await openPage(page, `${store.url}/store/y70`);
    await page.getByRole("link", { name: "Turn it in 3D" }).click();
    const popup = page.getByRole("dialog", { name: "Y70 in 3D" });
    await expect(popup).toBeVisible();
    await isThere(page);
    await page.goBack();
    await expect(popup).toBeHidden();
  });
});

test.describe("a PC's film", () => {
  test.use({ viewport: { width: 400, height: 760 } });

  test("opens on its page with a still, fetches nothing before Play, turns the PC, stops and goes on where it is told (S72)", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, `${store.url}/store/y70`);
    const opener = page.getByRole("link", { name: "Watch it turn" });
    await opener.click();
    const popup = page.getByRole("dialog", { name: "Y70, all around" });
    await expect(popup.getByText("26 seconds, without sound.")).toBeVisible();
    expect(asked.filter((path) => path.startsWith("/models/"))).toEqual([]);
    await popup.getByRole("button", { name: "Play" }).click();
    await expect(popup.locator(".film__view")).toHaveAttribute("data-state", "model", { timeout: 60_000 });
    const seek = popup.getByRole("slider", { name: "Where in the film" });
    await expect.poll(async () => Number(await seek.inputValue()), { timeout: 60_000 }).toBeGreaterThan(0);
    await popup.getByRole("button", { name: "Pause" }).click();
    await seek.fill("12");
    await expect(popup.locator(".film__caption")).toHaveText("The back, where everything is plugged in");
    await expect(seek).toHaveAttribute("aria-valuetext", /^0:12 of 0:26/);
    await page.goBack();
    await expect(popup).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).pathname).toBe("/store/y70");
  });

  test("goes through the pictures where the browser cannot draw", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openPage(page, `${store.url}/store/y70`);
    await page.getByRole("link", { name: "Watch it turn" }).click();
    const popup = page.getByRole("dialog", { name: "Y70, all around" });
    const shown = () => popup.locator(".picture img").last().getAttribute("src");
    const first = await shown();
    await popup.getByRole("button", { name: "Play" }).click();
    await popup.getByRole("slider").fill("12");
    await expect.poll(shown).not.toBe(first);
    await expect(popup.getByText("This browser cannot draw it in 3D")).toBeVisible();
  });
});

test("where it does not, the same buttons change the picture", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openPage(page, store.url + PATH);
  await expect(page.getByText("This browser cannot show 3D.")).toBeVisible();
  const first = await shownPicture(page);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect.poll(() => shownPicture(page)).not.toBe(first);
  await page.getByRole("button", { name: "Turn right" }).click();
  await expect(page.getByRole("link", { name: "Top", exact: true })).toHaveAttribute("aria-current", "true");
});

test("the page is right in every width and theme", async ({ page }) => {
  await openPage(page, store.url + PATH);
  await checkPage(page, /Y70 in 3D/);
});

test("a PC without a model has no showroom", async ({ page }) => {
  expect((await page.goto(`${store.url}/3d-showroom/forge-80`))?.status()).toBe(404);
  expect((await page.goto(`${store.url}/3d-showroom/no-such-pc`))?.status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a view is a page", async ({ page }) => {
    await page.goto(store.url + PATH);
    const first = await shownPicture(page);
    await page.getByRole("link", { name: "Inside", exact: true }).click();
    await expect(page).toHaveURL(`${store.url}${PATH}?view=inside`);
    expect(await shownPicture(page)).not.toBe(first);
  });
});
