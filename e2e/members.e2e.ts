import { expect, test, type Page } from "@playwright/test";
import { checkPage } from "./check-page.ts";
import { openStore, type OpenStore } from "./open-store.ts";

let store: OpenStore;
test.beforeAll(async () => {
  store = await openStore();
});
test.afterAll(() => store.stop());

const PASSWORD = "quiet fan on a desk";

/** The link of the newest mail of that subject, as the development outbox shows it. */
async function linkOf(page: Page, subject: string, button: string): Promise<string> {
  let link: string | null = null;
  await expect(async () => {
    await page.goto(`${store.url}/dev/outbox`);
    await page.getByRole("link", { name: subject }).first().click({ timeout: 500 });
    link = await page.frameLocator("iframe").getByRole("link", { name: button }).getAttribute("href");
  }).toPass();
  return link ?? "";
}

for (const hasScript of [true, false])
  test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScript });
    const email = `ada-${hasScript}@example.com`;

    test("a shopper makes an account, confirms it by the mail, signs out, forgets the password and gets in again", async ({
      page,
    }) => {
      await page.goto(`${store.url}/account`);
      await expect(page).toHaveURL(`${store.url}/sign-in`);
      await page.getByRole("link", { name: "Make an account" }).click();
      await page.getByLabel("First name").fill("Ada");
      await page.getByLabel("Last name").fill("Byron");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill("123456789012");
      await page.getByRole("button", { name: "Make the account" }).click();
      await expect(page.getByRole("main")).toContainText("follows the keyboard");
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await expect(page.getByLabel("Password")).toHaveValue("");
      await page.getByLabel("Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Make the account" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step, in your inbox");
      await page.goto(await linkOf(page, "Confirm your email", "Confirm my email"));
      await page.getByLabel("Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Confirm and sign in" }).click();
      await expect(page).toHaveURL(`${store.url}/account`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ada Byron");
      await expect(page.getByRole("main")).toContainText("This browser");
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await page.goto(`${store.url}/sign-in`);
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill("not the password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("alert")).toContainText("9 more tries");
      await page.getByRole("link", { name: "Forgot the password?" }).click();
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look in your inbox");
      await page.goto(await linkOf(page, "Reset your", "Choose a new password"));
      await page.getByLabel("New password").fill("another quiet fan");
      await page.getByRole("button", { name: "Save and sign in" }).click();
      await expect(page).toHaveURL(`${store.url}/account`);
    });
  });

for (const path of ["/sign-in", "/register", "/forgot-password", "/activate?token=x", "/reset-password?token=x"])
  test(`${path} is whole at every width and in both themes`, async ({ page }) => {
    await page.goto(store.url + path);
    await checkPage(page, / · Rigsmith$/);
  });
