import { expect, type Page } from "@playwright/test";
import { checkPage } from "./check-page.ts";
import { firstOf, productsOf } from "./listed-products.ts";
import { makeAccount } from "./make-account.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

/** From the sign-in page that a press on "Save" led to, by way of a new account, to the list. */
async function becomeMember(page: Page, email: string): Promise<void> {
  await expect(page.getByText("Sign in, and it’s there.")).toBeVisible();
  await makeAccount(page, store.url, email);
  await expect(page).toHaveURL(`${store.url}/account/lists`);
}

const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

for (const hasScript of [true, false])
  test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScript });

    test("a guest saves a PC and a line of the cart, makes an account, and finds both; lists are named, shared and ended", async ({
      page,
      browser,
    }) => {
      const [pc] = await productsOf(store, "prebuilt-gaming-pcs");
      const name = pc?.name ?? "";
      await page.goto(await firstOf(store, "gear-store"));
      const gear = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
      if (hasScript) await expect(page.getByRole("dialog")).toBeVisible();
      await page.goto(`${store.url}/carts`);
      await page.getByRole("button", { name: `Save for later: ${gear}` }).click();
      await expect(page).toHaveURL(/\/sign-in/);
      await page.goto(store.url + (pc?.link ?? ""));
      await page
        .getByRole("button", { name: `Save ${name}`, exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(/\/sign-in/);
      await becomeMember(page, `keeper-${hasScript}@example.com`);
      await expect(row(page, name)).toBeVisible();
      await expect(row(page, gear)).toBeVisible();
      if (hasScript) await checkPage(page, /Saved lists/);

      await page.getByText("New list", { exact: true }).click();
      await page.getByLabel("Name of the new list").fill("Desk");
      await page.getByRole("button", { name: "Create the list" }).click();
      await expect(page.getByRole("heading", { name: "Desk" })).toBeVisible();
      await page.getByRole("link", { name: /^Saved \d/ }).click();
      await row(page, name).getByText("Move to", { exact: true }).click();
      await row(page, name).getByRole("button", { name: "Move", exact: true }).click();
      await expect(row(page, name)).toHaveCount(0);
      await page.getByRole("link", { name: /^Desk/ }).click();
      await page.getByText("Name, sharing and removal").click();
      await page.getByRole("button", { name: "Share this list" }).click();
      const link = await page.getByLabel("Link to this list").inputValue();
      const context = await browser.newContext({ javaScriptEnabled: hasScript });
      const stranger = await context.newPage();
      await stranger.goto(link);
      await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Desk");
      await expect(row(stranger, name)).toBeVisible();
      if (hasScript) await checkPage(stranger, /A shared list/);
      await page.getByRole("button", { name: "Stop sharing" }).click();
      await stranger.reload();
      await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("This list is no longer shared");
      await context.close();

      await row(page, name)
        .getByRole("button", { name: `Move to cart: ${name}` })
        .click();
      await expect(page).toHaveURL(/\/carts$/);
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await page.goto(`${store.url}/account/lists`);
      await page.getByRole("button", { name: `Remove ${gear} from this list` }).click();
      await expect(page.getByText("Nothing saved yet")).toBeVisible();

      await page.goto(store.url + (pc?.link ?? ""));
      await page
        .getByRole("button", { name: `Save ${name}`, exact: true })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "Save it to which list?" })).toBeVisible();
      await page.getByRole("radio", { name: "Desk" }).check();
      if (hasScript) await checkPage(page, / · Rigsmith$/);
      await page.getByRole("button", { name: "Save", exact: true }).last().click();
      if (hasScript) await page.getByRole("link", { name: `Saved. See your lists: ${name}` }).click();
      await page.goto(`${store.url}/account/lists`);
      await page.getByRole("link", { name: /^Desk/ }).click();
      await expect(row(page, name)).toBeVisible();
      await page.goto(`${store.url}/gaming-pcs`);
      const card = page.getByRole("main").locator(".card").nth(2);
      const other = (await card.getByRole("heading").textContent()) ?? "";
      await card.getByRole("button", { name: `Save ${other}`, exact: true }).click();
      await page.getByLabel("Or on a new list").fill("desk");
      await page.getByRole("button", { name: "Save", exact: true }).last().click();
      await expect(page.getByText("You have a list of this name")).toBeVisible();
      await page.getByLabel("Or on a new list").fill("Dream");
      await page.getByRole("button", { name: "Save", exact: true }).last().click();
      if (hasScript) await card.getByRole("link", { name: `Saved. See your lists: ${other}` }).click();
      await page.goto(`${store.url}/account/lists`);
      await page.getByRole("link", { name: /^Dream/ }).click();
      await expect(row(page, other)).toBeVisible();
      await page.goto(`${store.url}/carts`);
      await page.getByRole("button", { name: `Save for later: ${name}` }).click();
      await expect(page.getByRole("heading", { name: "Save it to which list?" })).toBeVisible();
      if (hasScript) await checkPage(page, /Saved lists/);
      await page.getByRole("radio", { name: "Dream" }).check();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page).toHaveURL(/\/carts$/);
      await page.goto(`${store.url}/account/lists`);
      await page.getByRole("link", { name: /^Dream/ }).click();
      await expect(row(page, name)).toBeVisible();
    });
  });

test("a member saves from a list of products in place, and the button leads to the list", async ({ page }) => {
  await page.goto(store.url + ((await productsOf(store, "prebuilt-gaming-pcs"))[0]?.link ?? ""));
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await becomeMember(page, "browser@example.com");
  await page.goto(`${store.url}/gaming-pcs`);
  const card = page.getByRole("main").locator(".card").nth(2);
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("button", { name: `Save ${name}`, exact: true }).click();
  await card.getByRole("link", { name: `Saved. See your lists: ${name}` }).click();
  await expect(row(page, name)).toBeVisible();
});

test("a price is watched with a target, which is changed where it stands and refused where it is reached", async ({
  page,
}) => {
  const email = "watcher@example.com";
  const [pc, watched] = await productsOf(store, "prebuilt-gaming-pcs");
  const now = watched?.price.amount ?? 0;
  await page.goto(store.url + (pc?.link ?? ""));
  await page
    .getByRole("button", { name: `Save ${pc?.name}`, exact: true })
    .first()
    .click();
  await becomeMember(page, email);
  await page.goto(`${store.url}/email-alerts?sku=${watched?.skuId}`);
  await page.getByLabel("Target price").fill(String(now - 200));
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("main").getByRole("button", { name: "Tell me" }).click();
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  await page.goto(`${store.url}/account/alerts`);
  const alert = row(page, watched?.name ?? "");
  await expect(alert).toContainText("$200.00 above your price");
  await alert.getByText("Change the price").click();
  await alert.getByLabel("Your price").fill(String(now + 1));
  await alert.getByRole("button", { name: /^Save the price/ }).click();
  await expect(alert).toContainText("Type a lower price");
  await checkPage(page, / · Rigsmith$/);
  await alert.getByLabel("Your price").fill(String(now - 50));
  await alert.getByRole("button", { name: /^Save the price/ }).click();
  await expect(alert).toContainText("$50.00 above your price");
  await checkPage(page, / · Rigsmith$/);
});
