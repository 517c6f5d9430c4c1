import { expect, type Page } from "@playwright/test";
import { checkPage } from "./check-page.ts";

/** The first page of an account shows the order that is under way, and the page of its vouchers what one paid for it. */
export async function seeAccount(page: Page, url: string, order: string, voucher: string): Promise<void> {
  await page.goto(`${url}/account`);
  await expect(page.getByRole("link", { name: `Follow the order ${order}` })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("1 order is under way.");
  await expect(page.getByRole("main")).toContainText("Next to end");
  await checkPage(page, / · Rigsmith$/);
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Gift vouchers" }).click();
  const row = page.getByRole("listitem").filter({ hasText: `Voucher ending in ${voucher.slice(-4)}` });
  await expect(row.first()).toContainText(`$5.00 paid for order ${order}`);
  await checkPage(page, / · Rigsmith$/);
}
