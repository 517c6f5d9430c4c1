import { rm } from "node:fs/promises";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { ApiBuyer, buyOverHttp } from "./api-buyer.ts";
import { charges } from "./books.ts";
import { checkPage } from "./check-page.ts";
import { DeskWorker, hireStaff, press } from "./desk-worker.ts";
import { productsOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { orderLinkInMail } from "./order-link-in-mail.ts";
import { test } from "./shop.ts";
import { CARDS, openPage, typeCard } from "./shopper.ts";

test.describe.configure({ mode: "serial" });

let store: OpenStore;
let invitation: string;
let order: string;
let buyer: ApiBuyer;

/** Three of one thing, paid, and the first of the staff. */
test.beforeAll(async () => {
  const open = await openStore();
  const gear = (await productsOf(open, "gear-store")).find(({ canAddToCart }) => canAddToCart);
  buyer = new ApiBuyer(open.url);
  order = await buyOverHttp(open.url, gear?.skuId ?? 0, { quantity: 3, buyer });
  ({ store, invitation } = await hireStaff(open));
});
test.afterAll(async () => {
  await store.stop();
  await rm(store.dataDir, { recursive: true, force: true });
});

/** The browser that placed the order. */
async function asBuyer(context: BrowserContext): Promise<void> {
  const [name = "", value = ""] = buyer.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: store.url }]);
}
const orderPage = () => `${store.url}/carts/order/${order}`;

/** What the provider holds of the order, in dollars. */
async function held(): Promise<number> {
  const of = (await charges(store)).filter(({ orderNumber }) => orderNumber === order);
  return of.reduce((sum, { captured }) => sum + captured, 0) / 100;
}

const totalOn = async (page: Page) =>
  Number((await page.locator(".receipt__total").last().innerText()).replaceAll(/[^\d.]/g, ""));

/** From the order's page to the new total of a change. */
async function seeNewTotal(page: Page, choose: () => Promise<unknown>): Promise<void> {
  await page.goto(orderPage());
  await page.getByRole("link", { name: "Change the order" }).click();
  await choose();
  await press(page, "Show the new total");
  await expect(page.getByRole("heading", { name: "With this change" })).toBeVisible();
}

/** The dearest way is the last one. */
async function chooseDearestWay(page: Page): Promise<void> {
  const way = page.getByLabel("Shipping", { exact: true });
  await way.selectOption({ index: (await way.locator("option").count()) - 1 });
}

test("without JavaScript a buyer takes a unit off and gets its money back", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await asBuyer(context);
  const page = await context.newPage();
  const before = await held();
  await seeNewTotal(page, () => page.getByRole("spinbutton").first().fill("2"));
  await expect(page.getByRole("main")).toContainText("goes back to the card you paid with");
  await press(page, "Change the order");
  await expect(page).toHaveURL(orderPage());
  await expect(page.getByRole("main")).toContainText(/Refunds?/);
  const after = await held();
  expect(after).toBeLessThan(before);
  expect(await totalOn(page)).toBe(after);
  await context.close();
});

test("a buyer chooses a dearer way, is declined once, pays the difference, and sends it elsewhere", async ({
  page,
}) => {
  await asBuyer(page.context());
  const before = await held();
  await seeNewTotal(page, () => chooseDearestWay(page));
  await checkPage(page, / · Rigsmith$/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await press(page, "Continue to payment");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A change waits for your payment");
  expect(await held()).toBe(before);
  await openPage(page, page.url());
  await typeCard(page, CARDS.declined);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("alert")).toContainText("declined");
  await typeCard(page, CARDS.good);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(orderPage());
  const dearer = await held();
  expect(dearer).toBeGreaterThan(before);
  expect(await totalOn(page)).toBe(dearer);
  await seeNewTotal(page, async () => {
    await page.getByLabel("City", { exact: true }).fill("Portland");
    await page.getByLabel("State", { exact: true }).fill("OR");
    await page.getByLabel("ZIP code", { exact: true }).fill("97204");
  });
  await press(page, "Change the order");
  await expect(page.getByRole("main")).toContainText("Portland, OR 97204");
  expect(await totalOn(page)).toBe(await held());
});

test("staff propose a change; the buyer reads why in a mail's link, pays it, and the desk sees it made", async ({
  page,
  browser,
}) => {
  const ines = new DeskWorker(store.url);
  await ines.readInvitation(page, invitation);
  await ines.join(page);
  await page.goto(`${store.url}/staff/orders/${order}`);
  await page.getByRole("link", { name: "Change what is in it, where or how it goes" }).click();
  await page.getByLabel("Address", { exact: true }).fill("1701 Wynkoop St");
  await page.getByLabel("City", { exact: true }).fill("Denver");
  await page.getByLabel("State", { exact: true }).fill("CO");
  await page.getByLabel("ZIP code", { exact: true }).fill("80202");
  await press(page, "Show the new total");
  await expect(page.getByRole("main")).toContainText("The buyer gets a link to pay");
  await page.getByLabel("Reason").fill("You called us");
  await press(page, "Ask the buyer");
  await expect(page.getByRole("main")).toContainText("for the buyer to pay");
  await expect(page.getByRole("button", { name: "Mark packed" })).toHaveCount(0);
  await page.goto(`${store.url}/staff`);
  await expect(page.getByRole("row", { name: order })).toContainText("A change waits for its payment");
  const paid = await held();
  const context = await browser.newContext();
  const mail = await context.newPage();
  const subject = new RegExp(`Confirm the change of order ${order}`);
  await mail.goto(await orderLinkInMail(mail, store.url, subject, "Review the change and pay"));
  await mail.getByRole("link", { name: "Review it and pay" }).click();
  await expect(mail.getByRole("main")).toContainText("Why: You called us");
  await openPage(mail, mail.url());
  await typeCard(mail, CARDS.good);
  await mail.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(mail).toHaveURL(orderPage());
  await expect(mail.getByRole("main")).toContainText("Denver, CO 80202");
  expect(await held()).toBeGreaterThan(paid);
  await context.close();
  await page.goto(`${store.url}/staff/orders/${order}`);
  await expect(page.getByRole("main")).not.toContainText("for the buyer to pay");
  await page.goto(`${store.url}/staff/log?subject=${order}`);
  await expect(page.getByRole("row", { name: "You called us" })).toContainText("Changed");
  await page.goto(`${store.url}/staff/orders/RS-00000-000000`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing is here");
  await expect(page.getByRole("navigation", { name: "Desk" })).toContainText("Orders");
});

test("its buyer cancels what nobody has begun, and everything goes back", async ({ page }) => {
  await asBuyer(page.context());
  await page.goto(orderPage());
  await page.getByText("Cancel the order", { exact: true }).click();
  await press(page, "Yes, cancel the order");
  await expect(page.getByRole("main")).toContainText("Refunded");
  expect(await held()).toBe(0);
  await expect(page.getByRole("link", { name: "Change the order" })).toHaveCount(0);
});
