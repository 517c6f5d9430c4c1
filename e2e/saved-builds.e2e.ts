import { expect, type Page } from "@playwright/test";
import { bill, price, slot } from "./build-page.ts";
import { checkPage } from "./check-page.ts";
import { makeAccount } from "./make-account.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** By way of a new account, as somebody who is new comes in, back to the builds. */
async function becomeMember(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Sign in to keep them on your account" }).click();
  await expect(page.getByText("Sign in, and the builds that this browser keeps are on your account.")).toBeVisible();
  await makeAccount(page, store.url, email);
  await expect(page).toHaveURL(`${store.url}/account`);
  await page.getByRole("link", { name: "Saved builds" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved builds");
}

/** The first other part of a slot that is on the shelf, once the bill has it. */
async function choose(page: Page, number: number): Promise<void> {
  const before = await price(page);
  await slot(page, number)
    .getByRole("link", { name: /^Change/ })
    .click();
  await slot(page, number).locator(".option:not([aria-current])").filter({ hasNotText: "Sold out" }).first().click();
  await expect.poll(() => price(page)).not.toBe(before);
}

async function save(page: Page, hasScript: boolean): Promise<void> {
  await bill(page).getByRole("button", { name: "Save this build" }).click();
  if (hasScript) {
    await expect(bill(page).getByText("Saved.")).toBeVisible();
    await bill(page).getByRole("link", { name: "See your saved builds" }).click();
  }
  await expect(page).toHaveURL(`${store.url}/account/builds`);
}

for (const hasScript of [true, false])
  test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScript, permissions: hasScript ? ["clipboard-read", "clipboard-write"] : [] });

    test("a guest saves two builds, signs in, finds them, names one, compares both, copies a link, and watches the price", async ({
      page,
      browser,
    }) => {
      const email = `builds-${hasScript}@example.com`;
      const errors = watchErrors(page);
      await page.goto(`${store.url}/configure/forge-80`);
      await choose(page, 4);
      const cost = await price(page);
      await save(page, hasScript);
      await page.goto(`${store.url}/configure/forge-80`);
      await choose(page, 5);
      await save(page, hasScript);
      await expect(page.getByText("These builds are kept for this browser")).toBeVisible();
      if (hasScript) await checkPage(page, /Saved builds/);
      await becomeMember(page, email);
      await expect(card(page, "Forge 80")).toHaveCount(2);

      const older = card(page, "Forge 80").last();
      await older.getByText("Rename", { exact: true }).click();
      await older.getByLabel("Name of Forge 80").fill(" ");
      await older.getByRole("button", { name: "Save the name" }).click();
      await expect(page.getByText("Give the build a name of 1 to 60 characters.")).toBeVisible();
      const renamed = card(page, "Forge 80").last();
      await renamed.getByLabel("Name of Forge 80").fill("Living room 4K");
      await renamed.getByRole("button", { name: "Save the name" }).click();
      const living = card(page, "Living room 4K");
      const amount = cost.toLocaleString("en-US", { style: "currency", currency: "USD" });
      await expect(living.locator(".saved-build__total")).toContainText(amount);

      await page.getByRole("link", { name: "Compare 2" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Two builds, .* differences$/);
      await expect(page.getByRole("columnheader", { name: /Living room 4K/ })).toBeVisible();
      await expect(page.getByRole("row", { name: /^Total/ })).toContainText(amount);
      await expect(page.getByRole("row", { name: /^Memory/ })).toBeVisible();
      await expect(page.getByRole("row", { name: /^Case/ })).toBeHidden();
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
      const beside = page.url();
      if (hasScript) await checkPage(page, /Compare two builds/);
      await page.getByRole("link", { name: /^Show what is the same/ }).click();
      await expect(page.getByRole("row", { name: /^Case/ })).toBeVisible();
      // Whoever has the address, without any account.
      const context = await browser.newContext({ javaScriptEnabled: hasScript });
      const stranger = await context.newPage();
      await stranger.goto(beside);
      await expect(stranger.getByRole("row", { name: /^Total/ })).toContainText(amount);

      await page.goto(`${store.url}/account/builds`);
      if (hasScript) {
        await living.getByRole("button", { name: "Copy link: Living room 4K" }).focus();
        await page.keyboard.press("Enter");
        await expect(living.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        await stranger.goto(link);
      } else {
        await expect(living.getByRole("button", { name: /Copy link/ })).toBeHidden();
        const href = await living.getByRole("link", { name: "Open Living room 4K" }).getAttribute("href");
        await stranger.goto(store.url + (href ?? ""));
      }
      await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Forge 80, choose your parts");
      expect(await price(stranger)).toBe(cost);
      await context.close();

      await living.getByText("Watch the price", { exact: true }).click();
      await living.getByLabel(/^Your price/).fill(String(cost));
      await living.getByRole("button", { name: "Tell me when Living room 4K costs less" }).click();
      await expect(page.getByText(/Type a lower price/)).toBeVisible();
      await living.getByLabel(/^Your price/).fill("100");
      await living.getByRole("button", { name: "Tell me when Living room 4K costs less" }).click();
      await expect(living).toContainText(`We email ${email} once it costs $100.00 or less`);
      await page.getByRole("link", { name: "Alerts" }).first().click();
      await expect(page.getByRole("listitem").filter({ hasText: "Living room 4K" })).toContainText("$100.00");

      await page.goto(`${store.url}/account/builds`);
      await living.getByRole("button", { name: "Remove Living room 4K" }).click();
      await expect(living).toHaveCount(0);
      await page.getByRole("button", { name: "Put it back" }).click();
      await expect(living).toContainText("$100.00");
      expect(errors.filter((error) => !/422/.test(error))).toEqual([]);
    });
  });
