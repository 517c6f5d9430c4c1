import type { Page } from "@playwright/test";
import { mailedLink } from "./mailed-link.ts";

const PASSWORD = "quiet fan on a desk";

/** From a sign-in page to an account that is signed in, by the form and the link of its mail, as somebody who is new comes in. */
export async function makeAccount(page: Page, storeUrl: string, email: string): Promise<void> {
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.goto(await mailedLink(page, storeUrl, email, "Confirm your email"));
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
}
