import { execFileSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { openDatabase } from "#server/db/open-database.ts";
import { databaseSettings } from "#server/settings/read-settings.ts";
import { firstOf } from "./listed-products.ts";
import { mailedLink } from "./mailed-link.ts";
import { openStore, type OpenStore, preparedFolder } from "./open-store.ts";
import { test } from "./shop.ts";
import { CARDS, goToPayment, pay, typeCard } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(async () => {
  store = await openStore();
});
test.afterAll(() => store.stop());

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a price is watched, and news is asked for, by plain forms", async ({ page }) => {
    await page.goto(await firstOf(store, "prebuilt-gaming-pcs"));
    await page.getByRole("link", { name: "Tell me when it costs less" }).click();
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("button", { name: "Tell me" }).click();
    await expect(page.getByText("We’ll email you once when it happens")).toBeVisible();
    await page.goto(`${store.url}/email-alerts`);
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("button", { name: "Email me new codes" }).click();
    await expect(page.getByText("we sent a link to confirm")).toBeVisible();
  });
});

test("a buyer says how an order went, once, from the order's page", async ({ page }) => {
  await goToPayment(page, await firstOf(store, "prebuilt-gaming-pcs"));
  await typeCard(page, CARDS.good);
  await pay(page);
  await page.getByRole("link", { name: "Tell us how we did" }).click();
  await expect(page).toHaveURL(new RegExp(`^${store.url}/carts/order-survey\\b`));
  await page.getByText("5, great").click();
  await page.getByLabel("How did you hear about us?").selectOption("friend");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you. We have your answer.")).toBeVisible();
  await page.goBack();
  await page.goto(page.url());
  await page.getByText("1, poor").click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You have answered already.")).toBeVisible();
});

test("a price that the merchant's next import lowers is mailed to who watches it, and the mail leads to it", async ({
  page,
}) => {
  const dataDir = await preparedFolder();
  const sample = await readFile("catalogue/samples/small-shop.json", "utf8");
  const importAt = async (price: string) => {
    const file = join(dataDir, "shop.json");
    await writeFile(file, sample.replace('"price": 39.5', `"price": ${price}`));
    execFileSync(process.execPath, ["scripts/import.ts", file], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
    });
  };
  await importAt("39.5");
  let shop = await openStore({ dataDir });
  await page.goto(`${shop.url}/gear-store/gaming-accessories/wool-pad`);
  await page.getByRole("link", { name: "Tell me when it costs less" }).click();
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Tell me" }).click();
  await expect(page.getByText("We’ll email you once when it happens")).toBeVisible();
  await shop.stop();
  await importAt("29");
  await forgetRuns(dataDir);
  shop = await openStore({ dataDir });
  const link = await mailedLink(page, shop.url, "ada@example.com", "costs less now");
  await expect(page.locator("pre")).toContainText("$29.00");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wool pad");
  await expect(page.getByRole("main")).toContainText("$29.00");
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** As if the job had last looked minutes ago: it is due when the store opens. */
async function forgetRuns(dataDir: string): Promise<void> {
  const db = await openDatabase(databaseSettings({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" }));
  await db.execute("delete from job_runs where name = 'tell-alerts'");
  await db.close();
}
