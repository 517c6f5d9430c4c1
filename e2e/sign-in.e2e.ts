import { expect, type Page } from "@playwright/test";
import { authenticator } from "#server/testing/authenticator.ts";
import { checkPage } from "./check-page.ts";
import { mailedLink } from "./mailed-link.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";

let store: OpenStore;
test.beforeAll(async () => {
  // Two browsers go every way from one address within a minute.
  store = await openStore({ environment: { RATE_LIMITS: "off" } });
});
test.afterAll(() => store.stop());

const PASSWORD = "quiet fan on a desk";

async function registered(page: Page, email: string): Promise<void> {
  await page.goto(`${store.url}/register`);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.goto(await mailedLink(page, store.url, email, "Confirm your email"));
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await expect(page).toHaveURL(`${store.url}/account`);
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${store.url}/account`);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(`${store.url}/`);
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto(`${store.url}/sign-in`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

for (const hasScript of [true, false])
  test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScript });

    test("a member sets up two-factor, signs in by the app's code and by a recovery code, and turns it off", async ({
      page,
    }) => {
      test.slow();
      const email = `two-factor-${hasScript}@example.com`;
      await registered(page, email);
      await page.goto(`${store.url}/account/security`);
      await page.getByText("Set up an authenticator app").first().click();
      const form = page.locator("details[open]");
      await form.getByLabel("Current password").fill(PASSWORD);
      await form.getByRole("button", { name: "Set up an authenticator app" }).click();
      await expect(page).toHaveURL(`${store.url}/account/security/two-factor`);
      if (hasScript) await checkPage(page, / · Rigsmith$/);
      const key = (await page.locator("code").textContent()) ?? "";
      const code = authenticator(key.replaceAll(" ", ""));
      await page.getByRole("textbox", { name: "Code" }).fill("000000");
      await page.getByRole("button", { name: "Turn two-factor on" }).click();
      await expect(page.getByText("not the current one")).toBeVisible();
      await page.getByRole("textbox", { name: "Code" }).fill(code(new Date()));
      await page.getByRole("button", { name: "Turn two-factor on" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keep these recovery codes");
      const recovery = await page.locator("code").allTextContents();
      expect(recovery).toHaveLength(10);
      if (hasScript) await checkPage(page, / · Rigsmith$/);
      await signOut(page);
      await typePassword(page, email);
      await expect(page).toHaveURL(`${store.url}/sign-in/code`);
      if (hasScript) await checkPage(page, / · Rigsmith$/);
      await page.getByRole("textbox", { name: "Code" }).fill(code(new Date(), 1));
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page).toHaveURL(`${store.url}/account`);
      await signOut(page);
      await typePassword(page, email);
      await page.getByRole("link", { name: "Use a recovery code" }).click();
      await page.getByLabel("Recovery code").fill(recovery[0] ?? "");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page).toHaveURL(`${store.url}/account`);
      await page.goto(`${store.url}/account/security`);
      await expect(page.getByRole("main")).toContainText("9 recovery codes of 10 left");
      if (hasScript) await checkPage(page, / · Rigsmith$/);
      await page.getByText("Turn two-factor off").first().click();
      await page.locator("details[open]").getByLabel("Current password").fill(PASSWORD);
      await page.locator("details[open]").getByRole("button").click();
      await expect(page.getByRole("main")).toContainText("Off. With it");
    });

    test("Google makes an account, and Discord with the same email asks for its password once", async ({ page }) => {
      const email = `elsewhere-${hasScript}@example.com`;
      const goWith = async (name: string) => {
        await page.goto(`${store.url}/sign-in`);
        await page.getByRole("link", { name: `Continue with ${name}` }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Sign in with ${name}`);
        await page.getByRole("textbox", { name: "Email" }).fill(email);
        await page.getByRole("button", { name: "Continue" }).click();
      };
      await goWith("Google");
      await expect(page).toHaveURL(`${store.url}/account`);
      await expect(page.getByRole("main")).toContainText("Ada");
      await signOut(page);
      await page.goto(`${store.url}/forgot-password`);
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await page.goto(await mailedLink(page, store.url, email, "Reset your"));
      await page.getByLabel("New password").fill(PASSWORD);
      await page.getByRole("button", { name: "Save and sign in" }).click();
      await signOut(page);
      await goWith("Discord");
      await expect(page).toHaveURL(`${store.url}/sign-in/link`);
      if (hasScript) await checkPage(page, / · Rigsmith$/);
      await page.getByLabel("Current password").fill(PASSWORD);
      await page.getByRole("button", { name: "Link and sign in" }).click();
      await expect(page).toHaveURL(`${store.url}/account`);
      await page.goto(`${store.url}/account/security`);
      await expect(page.getByRole("main")).toContainText(`Discord, ${email}`);
      await signOut(page);
      await goWith("Discord");
      await expect(page).toHaveURL(`${store.url}/account`);
    });
  });

test("a passkey of the device signs in without a password, and opens nothing once it is removed", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = "passkey@example.com";
  await registered(page, email);
  await page.goto(`${store.url}/account/security`);
  await page.getByText("Add a passkey on this device").first().click();
  await page.locator("details[open]").getByLabel("Current password").fill(PASSWORD);
  await page.locator("details[open]").getByRole("button").click();
  await expect(page.getByRole("main")).toContainText("on Linux, since");
  await checkPage(page, / · Rigsmith$/);
  await signOut(page);
  await page.goto(`${store.url}/sign-in`);
  await page.getByRole("button", { name: "Continue with a passkey" }).click();
  await expect(page).toHaveURL(`${store.url}/account`);
  await page.goto(`${store.url}/account/security`);
  await page.getByText("Remove", { exact: true }).first().click();
  await page.locator("details[open]").getByLabel("Current password").fill(PASSWORD);
  await page.locator("details[open]").getByRole("button").click();
  await expect(page.getByRole("main")).not.toContainText("on Linux, since");
  await signOut(page);
  await page.goto(`${store.url}/sign-in`);
  await page.getByRole("button", { name: "Continue with a passkey" }).click();
  await expect(page.getByRole("main")).toContainText("does not open an account here");
});

test("the password is changed in a popup over the security page, which closes with it", async ({ page }) => {
  await registered(page, "popup@example.com");
  await page.goto(`${store.url}/account/security`);
  await page.getByRole("link", { name: "Change the password" }).click();
  const popup = page.getByRole("dialog", { name: "Change the password" });
  await popup.getByLabel("Current password").fill("not this one at all");
  await popup.getByLabel("New password").fill("another quiet fan");
  await popup.getByRole("button", { name: "Change the password" }).click();
  await expect(popup).toContainText("This is not your password");
  await popup.getByLabel("Current password").fill(PASSWORD);
  await popup.getByRole("button", { name: "Change the password" }).click();
  await expect(popup).toContainText("Your password is changed");
  await page.goto(`${store.url}/account`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a member takes a copy of everything, and ends the account, and has it back by signing in", async ({ page }) => {
  const email = "leaves@example.com";
  await registered(page, email);
  await page.goto(`${store.url}/account/privacy`);
  await checkPage(page, / · Rigsmith$/);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await coming).suggestedFilename()).toBe("rigsmith-my-data.json");
  await page.getByText("End my account").first().click();
  await page.locator("details[open]").getByLabel("Current password").fill(PASSWORD);
  await page.locator("details[open]").getByRole("button").click();
  await expect(page).toHaveURL(`${store.url}/keep-account`);
  await checkPage(page, / · Rigsmith$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is ending");
  await page.goto(`${store.url}/account/privacy`);
  await expect(page).toHaveURL(/sign-in/);
  await typePassword(page, email);
  await page.goto(`${store.url}/account/privacy`);
  await expect(page.getByText("Your member number")).toBeVisible();
});
