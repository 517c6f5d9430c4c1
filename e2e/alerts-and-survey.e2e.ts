import { expect, test } from "@playwright/test";
import { firstOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
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
  await page.getByText("5, great").click();
  await page.getByLabel("Where did you hear of us?").selectOption("friend");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you. Your answer is with us.")).toBeVisible();
  await page.goBack();
  await page.goto(page.url());
  await page.getByText("1, poor").click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You have answered already.")).toBeVisible();
});
