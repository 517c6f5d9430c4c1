import { expect, type Page } from "@playwright/test";
import { graveFaults } from "./grave-faults.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { goToPayment, openPage, typeCard } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const popup = (page: Page) => page.getByRole("dialog");

/** Back takes the popup away, leaves the page, and gives the focus back to what opened it. */
async function closesWithBack(page: Page, opener: ReturnType<Page["getByRole"]>): Promise<void> {
  const { pathname, search } = new URL(page.url());
  expect(await graveFaults(page)).toEqual([]);
  await page.goBack();
  await expect(popup(page)).toHaveCount(0);
  const { pathname: path, search: query } = new URL(page.url());
  expect(path + query).toBe(pathname + search);
  await expect(opener).toBeFocused();
}

test("a card that is too thick for its slot: its PC’s page says by how much, and so does the shipping step (S83)", async ({
  page,
}) => {
  await openPage(page, `${store.url}/store/forge-xl-90`);
  const opener = page.getByRole("link", { name: "Its graphics card travels in a box of its own" });
  await opener.click();
  await expect(popup(page).getByRole("heading", { name: "The graphics card travels in its own box" })).toBeVisible();
  await expect(popup(page).getByRole("row", { name: /At most, in its slot 3\.5 slots/ })).toBeVisible();
  await expect(popup(page).getByRole("row", { name: /This card 3\.75 slots/ })).toBeVisible();
  await closesWithBack(page, opener);
  await goToPayment(page, `${store.url}/store/forge-xl-90`);
  await page.goto(`${store.url}/carts?step=shipping`);
  const why = page.getByRole("link", { name: "Why, and what you do" });
  await why.click();
  await expect(popup(page).getByText("The graphics card travels in its own box")).toBeVisible();
  await closesWithBack(page, why);
});

test("one box or two is chosen at the shipping step, in a popup or beside it, and stands on the order with how the card goes in (S82, S94)", async ({
  page,
}) => {
  await goToPayment(page, `${store.url}/store/slate-80`);
  await page.goto(`${store.url}/carts?step=shipping`);
  const box = page.getByRole("checkbox", { name: "Send the graphics card in a box of its own" });
  await expect(box).not.toBeChecked();
  const opener = page.getByRole("button", { name: "One box or two?" });
  await opener.click();
  await expect(popup(page).getByRole("radio", { name: /In its slot/ })).toBeChecked();
  await closesWithBack(page, opener);
  await opener.click();
  await popup(page)
    .getByRole("radio", { name: /In a box of its own/ })
    .check();
  await popup(page).getByRole("button", { name: "Use this" }).click();
  await expect(box).toBeChecked();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await typeCard(page, "4242424242424242");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/carts\/order\//);
  await expect(page.getByText(/graphics card in a box of its own/)).toBeVisible();
  const steps = page.getByRole("link", { name: "How the card goes in" });
  await steps.click();
  await expect(popup(page).getByRole("heading", { name: "Your graphics card is in a box of its own" })).toBeVisible();
  await expect(popup(page).getByRole("listitem")).toHaveCount(3);
  await closesWithBack(page, steps);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the words on a PC’s page lead to the page with the three steps", async ({ page }) => {
    await page.goto(`${store.url}/store/forge-xl-90`);
    await page.getByRole("link", { name: "Its graphics card travels in a box of its own" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A graphics card in a box of its own");
    await expect(page.getByRole("main").locator("h2 + ol > li")).toHaveCount(3);
  });
});
