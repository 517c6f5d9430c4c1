import { expect, type Page } from "@playwright/test";
import { checkPage } from "./check-page.ts";
import { mailedLink } from "./mailed-link.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";

let store: OpenStore;
test.beforeAll(async () => {
  store = await openStore();
});
test.afterAll(() => store.stop());

const PASSWORD = "quiet fan on a desk";

/** Sends the form for a new account: a weak password first, which loses nothing that was typed. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${store.url}/account`);
  await expect(page).toHaveURL(`${store.url}/sign-in`);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("123456789012");
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByRole("main")).toContainText("follows the keyboard");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("Password")).toHaveValue("");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step, in your inbox");
}

for (const hasScript of [true, false])
  test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScript });

    test("a shopper makes an account, confirms it by the mail, signs out, forgets the password and gets in again", async ({
      page,
    }) => {
      const email = `ada-${hasScript}@example.com`;
      await register(page, email);
      await page.goto(await mailedLink(page, store.url, email, "Confirm your email"));
      await page.getByLabel("Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Confirm and sign in" }).click();
      await expect(page).toHaveURL(`${store.url}/account`);
      await expect(page.getByRole("main")).toContainText("Ada");
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await page.goto(`${store.url}/sign-in`);
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill("not the password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("alert")).toContainText("9 more tries");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look in your inbox");
      await page.goto(await mailedLink(page, store.url, email, "Reset your"));
      await page.getByLabel("New password").fill("another quiet fan");
      await page.getByRole("button", { name: "Save and sign in" }).click();
      await expect(page).toHaveURL(`${store.url}/account`);
    });
  });

test("the box that keeps a member signed in stands as it was left on this browser", async ({ page }) => {
  const box = page.getByLabel("Keep me signed in");
  await page.goto(`${store.url}/sign-in`);
  await expect(box).not.toBeChecked();
  await page.getByText("Keep me signed in").click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("keepMeSignedInChecked"))).toBe("true");
  await page.reload();
  await expect(box).toBeChecked();
  await page.getByText("Keep me signed in").click();
  await page.reload();
  await expect(box).not.toBeChecked();
});

for (const path of ["/sign-in", "/register", "/forgot-password", "/activate?token=x", "/reset-password?token=x"])
  test(`${path} is whole at every width and in both themes`, async ({ page }) => {
    await page.goto(store.url + path);
    await checkPage(page, / · Rigsmith$/);
  });
