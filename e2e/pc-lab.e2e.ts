import { expect, type Locator, type Page } from "@playwright/test";
import { bill, price, slot } from "./build-page.ts";
import { checkPage } from "./check-page.ts";
import { dollars } from "./read-dollars.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { CARDS, fillInformation, keepShipping, openPage, pay, typeCard, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const amountOf = (sum: number) => `$${sum.toLocaleString("en-US", { minimumFractionDigits: 2 })}`;

/** Slots and what is chosen for each, in the order in which somebody would. */
const WANTED = [
  [2, "Processor", /Ryzen 7 9850X3D/],
  [3, "Motherboard", /B850-A Gaming/],
  [5, "Graphics card", /5070 Ti/],
  [1, "Case", /Lumen, white/],
  [4, "Memory", /CL30, 32 GB/],
  [7, "Power supply", /850/],
  [8, "Cooling", /Kraken Elite 360 RGB White/],
  [11, "Storage", /990 EVO Plus, 2/],
  [28, "System", /Windows 11 Home/],
] as const;

/** Presses Tab until it has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < 120; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`120 stops did not lead to ${String(wanted)}`);
}

test("a PC is built from nothing with the keyboard alone, bought, and the order shows it to the cent", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPage(page, store.url);
  await page.getByRole("banner").getByRole("link", { name: "Build your own" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("PC Lab");
  expect(await price(page)).toBe(249);
  for (const [id, title, part] of WANTED) {
    await tabTo(page, slot(page, id).getByRole("link", { name: `Choose: ${title}` }));
    await page.keyboard.press("Enter");
    const popup = page.getByRole("dialog", { name: `Options: ${title}` });
    await tabTo(page, popup.getByRole("link", { name: part }).first());
    await page.keyboard.press("Enter");
    await expect(popup).toBeHidden();
    await expect(slot(page, id)).toContainText(part);
  }
  await expect(page).toHaveURL(/\/pc-lab\?build=1p\d+-2p.*&seen=/);
  const sum = await price(page);
  await tabTo(page, bill(page).getByRole("button", { name: "Add to cart" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("link", { name: "Check out" }));
  await page.keyboard.press("Enter");
  await fillInformation(page, "lab@example.com");
  await keepShipping(page);
  await typeCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/order\//);
  await expect(page.locator(".order__lines")).toContainText(amountOf(sum));
  await page.locator(".order__parts summary").first().click();
  await expect(page.locator(".order__parts").first()).toContainText("5070 Ti");
  expect(errors).toEqual([]);
});

/** The parts of Lumen 70 Ti, and fans that the demo shop has sold out of. */
const OF_A_LINK = "1p220105-2p220116-3p220140-4p220161-5p220176-7p220200-8p220223-9p220247-11p220228-28p220248";
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => `${new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19)}Z`;

test("the popups say what is compared, what each part is and how it looks; a fix goes on in the page", async ({
  page,
}) => {
  await openPage(
    page,
    `${store.url}/configure/forge-80?build=1p220102-2p220127-3p220139-4p220161-5p220173-7p220203-8p220223-11p220230-28p220248`,
  );
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Parts and facts" }).click();
  const sheet = page.getByRole("dialog", { name: "Parts and facts" });
  await expect(sheet).toContainText("Socket");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await main.getByRole("link", { name: "All pictures" }).click();
  await expect(page.getByRole("dialog", { name: "All pictures" }).locator("img").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await main.getByRole("link", { name: "All checks" }).click();
  const checks = page.getByRole("dialog", { name: "All checks" });
  await expect(checks).toContainText("What we compared, and it fits");
  await checks.locator('.verdict[data-cls="blocker"] a').first().click();
  await expect(checks).toBeHidden();
  await expect(bill(page).getByRole("button", { name: "Add to cart" })).toBeVisible();
});

test("a link opened after a part was sold out and another price changed says both, charges today’s price, and leads on", async ({
  page,
}) => {
  await openPage(page, `${store.url}/pc-lab?build=${OF_A_LINK}&seen=${daysAgo(20)}`);
  const note = page.locator(".configure__news");
  await expect(note).toContainText(/fan.* has sold out\./i);
  await expect(note).toContainText("costs $20.00 more: it was $219.00.");
  await expect(bill(page).getByRole("button", { name: "Add to cart" })).toBeHidden();
  await expect(slot(page, 9)).toContainText("See above");
  const before = await price(page);
  await slot(page, 9).getByRole("link", { name: "Change: Fans" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Leave it empty" }).click();
  await expect(note).not.toContainText("sold out");
  // Without the fans these are the parts of a PC of ours, which the page says, too.
  await expect(note).toContainText("Lumen 70 Ti, $3,349.00.");
  await expect(bill(page).getByRole("button", { name: "Add to cart" })).toBeVisible();
  const now = await price(page);
  expect(now).toBeLessThan(before);
  await bill(page).getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("dialog")).toContainText(amountOf(now));
});

test("the page is right in every width and theme, empty and full", async ({ page }) => {
  await page.goto(`${store.url}/pc-lab`);
  await checkPage(page, /PC Lab/);
  await page.goto(`${store.url}/pc-lab?build=${OF_A_LINK}&slot=8&show=all`);
  await checkPage(page, /PC Lab/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a PC is built from nothing up to the cart, and what is read of it are pages", async ({ page }) => {
    await page.goto(`${store.url}/pc-lab`);
    for (const [id, title, part] of WANTED) {
      await slot(page, id)
        .getByRole("link", { name: `Choose: ${title}` })
        .click();
      await slot(page, id).getByRole("link", { name: part }).first().click();
      await expect(slot(page, id)).toContainText(part);
    }
    const sum = await price(page);
    for (const [name, text] of [
      ["All checks", "What we compared, and it fits"],
      ["Parts and facts", "Socket"],
      ["All pictures", "Each part by itself"],
    ] as const) {
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("main")).toContainText(text);
      await page.getByRole("link", { name: "Back to the parts" }).click();
    }
    await bill(page).getByRole("button", { name: "Add to cart" }).click();
    await expect(page).toHaveURL(/\/carts$/);
    const line = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Custom PC" }) });
    expect(dollars(await line.locator(".cart-line__price > .money").textContent())).toBe(sum);
  });

  test("from one of ours leads to its own page, and from one that is built to its parts", async ({ page }) => {
    await page.goto(`${store.url}/pc-lab/forge-80`);
    await expect(page).toHaveURL(/\/configure\/forge-80$/);
    await page.goto(`${store.url}/store/forge-90-rdy`);
    await page.getByRole("link", { name: "Build one like it, with other parts" }).click();
    await expect(page).toHaveURL(/\/pc-lab\?build=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("PC Lab");
    expect((await page.goto(`${store.url}/pc-lab/none-such`))?.status()).toBe(404);
  });
});
