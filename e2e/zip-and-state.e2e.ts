import { expect, type Page } from "@playwright/test";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { ADA, addToCart, openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

async function openInformation(page: Page): Promise<void> {
  const answer = (await (await fetch(`${store.url}/api/catalog/listing?list=gear-store`)).json()) as {
    items: { link: string; canAddToCart: boolean; requiresPc: boolean }[];
  };
  const item = answer.items.find(({ canAddToCart, requiresPc }) => canAddToCart && !requiresPc);
  await openPage(page, store.url + (item?.link ?? ""));
  await addToCart(page);
  await openPage(page, `${store.url}/carts?step=information`);
}

async function fillAddress(page: Page, { zip, city, state }: { zip: string; city: string; state: string }) {
  for (const [label, value] of Object.entries({ ...ADA, "ZIP code": zip, City: city }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("State", { exact: true }).selectOption(state);
}
const goOn = (page: Page) => page.getByRole("button", { name: "Continue to shipping" }).click();
const summary = (page: Page) => page.getByRole("complementary", { name: "Your order" });

test("a ZIP of another state is said at once, and one press in the popup takes its place and its tax", async ({
  page,
}) => {
  await openInformation(page);
  await fillAddress(page, { zip: "95811", city: "Portland", state: "OR" });
  await expect(page.getByText("ZIP 95811 is in Sacramento, CA.")).toBeVisible();
  await goOn(page);
  const popup = page.getByRole("dialog", { name: "Check the ZIP code" });
  await expect(popup).toContainText("ZIP 95811 is in Sacramento, CA.");
  await popup.getByRole("button", { name: "Edit the address" }).click();
  await expect(popup).toHaveCount(0);
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Portland");
  await goOn(page);
  await popup.getByRole("button", { name: "Use Sacramento, CA" }).click();
  await expect(page.getByRole("heading", { name: "Shipping", exact: true })).toBeFocused();
  await expect(page.getByText("Sacramento, CA 95811")).toBeVisible();
  await expect(summary(page).getByText("7.25%", { exact: true })).toHaveCount(1);
});

test("what is pasted with spaces around it loses none of its end", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const paste = async (label: string, text: string) => {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press("ControlOrMeta+V");
  };
  await openInformation(page);
  const zip = page.getByLabel("ZIP code", { exact: true });
  for (const pasted of [" 80202", "80202-1234", "  80202-1234 "]) {
    await zip.fill("");
    await paste("ZIP code", pasted);
    await expect(zip, pasted).toHaveValue("80202");
  }
});

test("a ZIP nobody knows gets no tick, and is taken when it is confirmed", async ({ page }) => {
  await openInformation(page);
  await fillAddress(page, { zip: "99999", city: "Portland", state: "OR" });
  await expect(page.getByText("We don’t recognize this ZIP code. Check it.")).toBeVisible();
  await expect(page.locator(".field--valid").filter({ has: page.getByLabel("ZIP code") })).toHaveCount(0);
  await goOn(page);
  const popup = page.getByRole("dialog", { name: "Is this ZIP code right?" });
  await expect(popup).toContainText("We don’t recognize this ZIP code. Check it, or confirm that it’s right.");
  await popup.getByRole("button", { name: "99999 is right" }).click();
  await expect(page.getByRole("heading", { name: "Shipping", exact: true })).toBeFocused();
});

test("a city that comes while the shopper stands in its field gives way to what is typed", async ({ page }) => {
  await openInformation(page);
  const city = page.getByLabel("City", { exact: true });
  const { promise: isInField, resolve: inField } = Promise.withResolvers<void>();
  await page.route("**/get-state-cities-by-zipcode?*", async (route) => {
    await isInField;
    await route.continue();
  });
  await page.getByLabel("ZIP code", { exact: true }).fill("95811");
  await city.focus();
  inField();
  await expect(city).toHaveValue("Sacramento");
  await page.keyboard.type("Carmichael");
  await expect(city).toHaveValue("Carmichael");
});

test("a PO box is told what delivers there as it is typed", async ({ page }) => {
  await openInformation(page);
  await page.getByLabel("Address", { exact: true }).fill("PO Box 7");
  await expect(page.getByText("A PO box: only the postal service delivers there")).toBeVisible();
});

test("without JavaScript the same question stands in the page with the same answers", async ({ browser }) => {
  const first = await browser.newContext();
  await openInformation(await first.newPage());
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: { cookies: await first.cookies(), origins: [] },
  });
  const page = await context.newPage();
  await page.goto(`${store.url}/carts?step=information`);
  await fillAddress(page, { zip: "80202", city: "New York", state: "NY" });
  await goOn(page);
  await page.getByRole("button", { name: "Use Denver, CO" }).click();
  await expect(page.getByText("Denver, CO 80202")).toBeVisible();
  await page.goto(`${store.url}/carts?step=information`);
  await page.getByLabel("ZIP code", { exact: true }).fill("00000");
  await goOn(page);
  await expect(page.getByText("We don’t recognize this ZIP code.").first()).toBeVisible();
  await page.getByRole("button", { name: "00000 is right" }).click();
  await expect(page.getByText("Denver, CO 00000")).toBeVisible();
  await context.close();
  await first.close();
});
