import { expect, type Page } from "@playwright/test";

/** The address behind the button of a mail about an order, as the development outbox shows it. */
export async function orderLinkInMail(
  page: Page,
  storeUrl: string,
  subject: RegExp,
  button = "See your order",
): Promise<string> {
  let link: string | null = null;
  await expect(async () => {
    await page.goto(`${storeUrl}/dev/outbox`);
    await page.getByRole("link", { name: subject }).first().click({ timeout: 500 });
    link = await page.frameLocator("iframe").getByRole("link", { name: button }).getAttribute("href");
  }).toPass();
  return link ?? "";
}
