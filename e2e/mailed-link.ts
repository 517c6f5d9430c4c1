import { expect, type Page } from "@playwright/test";

/**
 * The link of the newest mail of a subject to an address, as the development outbox shows it. A mail is written a moment
 * after it is asked for, and until then the newest of that subject may be somebody else's, whose link has ended.
 */
export async function mailedLink(page: Page, storeUrl: string, to: string, subject: string): Promise<string> {
  let link = "";
  await expect(async () => {
    await page.goto(`${storeUrl}/dev/outbox`);
    const row = page.getByRole("row").filter({ hasText: to }).filter({ hasText: subject }).first();
    await row.getByRole("link").click({ timeout: 500 });
    const text = await page.locator("pre").textContent();
    link = /https?:\S+/.exec(text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}
