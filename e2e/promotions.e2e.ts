import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { graveFaults } from "./grave-faults.ts";
import { firstOf } from "./listed-products.ts";
import { type OpenStore, openStore, preparedFolder } from "./open-store.ts";
import { dollars } from "./read-dollars.ts";
import { addToCart, openPage } from "./shopper.ts";

let store: OpenStore;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await preparedFolder();
  // As the owner makes one by the command, while the store is not open yet.
  const words = ["scripts/coupon.ts", "make", "WINTER", "5%", "--kinds", "desktop", "--listed", "yes"];
  execFileSync(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" } });
  store = await openStore({ dataDir, environment: { RATE_LIMITS: "off" } });
});
test.afterAll(async () => {
  await store.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const popup = (page: Page) => page.getByRole("dialog");

test("a code for everybody stands in popups of the home page and of a PC, and takes off what they say (S86, S99)", async ({
  page,
}) => {
  await openPage(page, store.url);
  const all = page.getByRole("link", { name: "1 code to pay less with today" });
  await all.click();
  await expect(popup(page).getByRole("heading", { name: "Codes you can use today" })).toBeVisible();
  await expect(popup(page).getByRole("row")).toContainText("5% off");
  await expect(popup(page).getByRole("row")).toContainText("WINTER");
  expect(await graveFaults(page)).toEqual([]);
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
  await expect(all).toBeFocused();

  await openPage(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await page.getByRole("link", { name: "Pay less with a code" }).click();
  const said = await popup(page)
    .getByText(/Takes \$/)
    .textContent();
  const saving = dollars(/\$[\d,.]+\d/.exec(said ?? "")?.[0] ?? "");
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
  await addToCart(page);
  await openPage(page, `${store.url}/carts`);
  await page.getByText("Discount code", { exact: true }).click();
  await page.getByLabel("Code", { exact: true }).fill("winter");
  await page.getByLabel("Code", { exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: /Remove.*WINTER/ })).toBeVisible();
  const { Totals } = (await (await page.request.get(`${store.url}/api/carts/cart-init`)).json()) as {
    Totals: { Saving: number };
  };
  expect(saving).toBeGreaterThan(0);
  expect(Totals.Saving).toBe(saving);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each way leads to a page with the same codes, and without a code there is no way", async ({ page }) => {
    await page.goto(store.url);
    await page.getByRole("link", { name: "1 code to pay less with today" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Codes you can use today");
    await expect(page.getByRole("row")).toContainText("WINTER");
    await page.goto(await firstOf(store, "gaming-laptops"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /Pay less with/ })).toHaveCount(0);
  });
});
