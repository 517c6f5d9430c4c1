import type { Page } from "@playwright/test";
import type { Act } from "./page-scene.ts";

/** Presses a button, as somebody does who filled in nothing: the browser's own complaints do not stand in the way. */
export const press =
  (name: string): Act =>
  async (page) => {
    await send(page, name);
  };

/** Fills in fields by their labels, sends the form, and presses what comes after it. A value may name a fact. */
export const type =
  (fields: Readonly<Record<string, string>>, ...buttons: readonly string[]): Act =>
  async (page, say) => {
    for (const [label, value] of Object.entries(fields))
      await page.getByRole("main").getByLabel(label, { exact: true }).first().fill(say(value));
    for (const button of buttons) await send(page, button);
  };

/** Somebody else at the desk writes a note on the order meanwhile, and then the button is pressed. */
export const pressTooLate =
  (button: string): Act =>
  async (page) => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel("Note").fill("Somebody was faster.");
    await send(other, "Add note");
    await other.close();
    await send(page, button);
  };

/** Opens what is folded away. */
export const open =
  (summary: string): Act =>
  async (page) => {
    await page.getByText(summary).first().click();
  };

/** Presses a button of the page as it is, whatever the browser thinks of its fields. */
export async function send(page: Page, button: string): Promise<void> {
  await page.evaluate(() => {
    for (const form of document.forms) form.noValidate = true;
  });
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).first().click();
  await page.waitForLoadState("networkidle");
}
