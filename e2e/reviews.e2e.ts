import { rm } from "node:fs/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import { buyOverHttp } from "./api-buyer.ts";
import { checkPage } from "./check-page.ts";
import { DeskWorker, hireStaff, press } from "./desk-worker.ts";
import { productsOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { orderLinkInMail } from "./order-link-in-mail.ts";
import { test } from "./shop.ts";
import { openPage, watchErrors } from "./shopper.ts";

test.describe.configure({ mode: "serial" });

let store: OpenStore;
let order: string;
let product: { name: string; link: string };
let invitation: string;

/** An order that was sent, and the first of the staff. */
test.beforeAll(async () => {
  const open = await openStore();
  const bought = (await productsOf(open, "gear-store")).find(({ canAddToCart }) => canAddToCart);
  product = { name: bought?.name ?? "", link: bought?.link ?? "" };
  order = await buyOverHttp(open.url, bought?.skuId ?? 0);
  ({ store, invitation } = await hireStaff(open, [
    `update orders set state = 'shipped' where order_number = '${order}'`,
  ]));
});
test.afterAll(async () => {
  await store.stop();
  await rm(store.dataDir, { recursive: true, force: true });
});

/** A browser that opened the order by the link of its receipt. */
async function asBuyer(page: Page): Promise<void> {
  await page.goto(await orderLinkInMail(page, store.url, new RegExp(`${order}: receipt for`)));
}

/** Where no script runs, axe does not: the same page for the same buyer in a browser with scripts. */
async function looksRight(page: Page, browser: Browser): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    storageState: await page.context().storageState(),
  });
  const same = await context.newPage();
  await same.goto(page.url());
  await checkPage(same, / · Rigsmith$/);
  await context.close();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a buyer writes a review with a picture, staff look at it, and everybody reads and filters it", async ({
    page,
    browser,
  }) => {
    const desk = await browser.newPage({ javaScriptEnabled: false });
    const ines = new DeskWorker(store.url);
    await ines.readInvitation(desk, invitation);
    await ines.join(desk);
    await asBuyer(page);
    await page.goto(`${store.url}/review/write-review?order=${order}`);
    await page.getByRole("radio", { name: "4 stars" }).check();
    await page.getByLabel("Name to show").fill("Ada");
    await page.getByLabel("Tell others what you would tell a friend").fill("Clicks well.\nThe cable is short.");
    await page.getByLabel("In one line").fill("Good, but short");
    await press(page, "Show how it will look");
    await expect(page.getByRole("status")).toContainText("Nothing is sent yet");
    const preview = page.getByRole("complementary").filter({ hasText: "How it will look" });
    for (const part of ["Ada", "Good, but short", "The cable is short."]) await expect(preview).toContainText(part);
    await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
    const pictures = page.getByLabel("Pictures, if you like");
    const notPicture = { name: "mouse.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
    await pictures.setInputFiles(notPicture);
    await press(page, "Send the review");
    await expect(page.getByRole("alert")).toContainText(
      "Your text is with us, but a picture is not. Send a picture as",
    );
    await page.getByLabel("Pictures, if you like").setInputFiles("storefront/public/icon-192.png");
    await press(page, "Send the change");
    await expect(page.getByRole("status")).toContainText("We read it again");
    await expect(page.getByRole("img", { name: "Your picture 1" })).toBeVisible();
    await looksRight(page, browser);
    const stranger = await browser.newPage({ javaScriptEnabled: false });
    const slug = product.link.split("/").at(-1) ?? "";
    await stranger.goto(`${store.url}/review?product=${slug}`);
    await expect(stranger.getByRole("main")).not.toContainText("The cable is short.");
    await desk.goto(`${store.url}/staff/reviews`);
    await expect(desk.getByRole("img", { name: "Picture 1 by Ada" })).toBeVisible();
    await press(desk, "Show it");
    await expect(desk.getByRole("status")).toContainText("Done");
    await desk.goto(`${store.url}/staff/reviews?state=published`);
    await desk.getByLabel("Answer in the store’s name").fill("A longer one is in the box from now on.");
    await press(desk, "Save the answer to Ada");
    await expect(desk.getByRole("status")).toContainText("Done");
    await stranger.reload();
    await expect(stranger.getByRole("main")).toContainText("Bought here");
    await expect(stranger.getByRole("main")).toContainText("Good, but short");
    await expect(stranger.getByRole("main")).toContainText("A longer one is in the box from now on.");
    await expect(stranger.getByRole("main")).not.toContainText("Sample");
    const shown = stranger.getByRole("img", { name: "Picture 1 by Ada" });
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await looksRight(stranger, browser);
    await stranger.getByRole("link", { name: "5 stars" }).click();
    await expect(stranger.getByRole("main")).toContainText("No reviews match.");
    await stranger.getByRole("link", { name: "With pictures (1)" }).click();
    await stranger.getByRole("link", { name: "4 stars" }).click();
    await expect(stranger.getByRole("main")).toContainText("The cable is short.");
    await Promise.all([desk.close(), stranger.close()]);
  });
});

test("stars on a product's page open its reviews over it; Back and Escape close them, and choices are made in place", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPage(page, store.url + product.link);
  await expect(page.locator("#reviews")).toContainText("Bought here");
  await page.getByRole("link", { name: /4\.0 of 5, 1 review$/ }).click();
  const popup = page.getByRole("dialog", { name: `Reviews of ${product.name}` });
  await expect(popup).toContainText("The cable is short.");
  await expect(popup).toContainText("You can review it from the page of your order.");
  await popup.getByRole("link", { name: "5 stars" }).click();
  await expect(popup).toContainText("No reviews match.");
  await expect(page).toHaveURL(`${store.url}${product.link}#popup`);
  await page.goBack();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(store.url + product.link);
  await page.locator("#reviews").getByRole("link", { name: "Read them all, or write one" }).click();
  await expect(popup).toContainText("The cable is short.");
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a buyer's picture opens whole over the page, and over the popup of reviews, which stays when it is closed", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPage(page, store.url + product.link);
  const gallery = page.getByRole("dialog", { name: "Pictures of Ada’s review" });
  const shown = gallery.locator("figure").getByRole("img", { name: "Picture 1 by Ada" });
  await page.locator("#reviews").getByRole("link", { name: "Picture 1 by Ada" }).click();
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(96);
  await expect(gallery).not.toContainText("Rendered image");
  await expect(page).toHaveURL(`${store.url}${product.link}#popup`);
  await page.goBack();
  await expect(gallery).toHaveCount(0);
  await page.locator("#reviews").getByRole("link", { name: "Read them all, or write one" }).click();
  const popup = page.getByRole("dialog", { name: `Reviews of ${product.name}` });
  await popup.getByRole("link", { name: "Picture 1 by Ada" }).click();
  await expect(shown).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(gallery).toHaveCount(0);
  await expect(popup).toContainText("The cable is short.");
  expect(errors).toEqual([]);
});

test("who bought it writes in the popup, finds the review there again, changes it and takes it back", async ({
  page,
}) => {
  await asBuyer(page);
  await openPage(page, store.url + product.link);
  const popup = page.getByRole("dialog", { name: `Reviews of ${product.name}` });
  const open = () => page.locator("#reviews").getByRole("link", { name: "Read them all, or write one" }).click();
  await open();
  await popup.getByRole("link", { name: "Change it" }).click();
  await page.locator("summary", { hasText: "Delete my review" }).click();
  await page.getByRole("button", { name: "Delete my review" }).click();
  await expect(page.getByRole("status")).toContainText("Your review is gone.");
  // A kept page hears of it within a second.
  await expect(async () => {
    await openPage(page, store.url + product.link);
    await expect(page.locator("#reviews")).not.toContainText("Bought here", { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await open();
  await popup.getByRole("radio", { name: "5 stars" }).check();
  await popup.getByLabel("Name to show").fill("Ada");
  await popup.getByLabel("Tell others what you would tell a friend").fill("Better than I thought.");
  await popup.getByRole("button", { name: "Send the review" }).click();
  await expect(page.getByRole("status")).toContainText("We read it before we show it.");
  await expect(page.getByRole("main")).toContainText("Better than I thought.");
});
