import type { Page } from "@playwright/test";
import { dollars } from "./read-dollars.ts";

/** What stands on a page where parts are chosen. */
export const bill = (page: Page) => page.getByRole("complementary", { name: "Your bill" });
export const price = async (page: Page) => dollars(await bill(page).locator("[data-price]").textContent());
export const slot = (page: Page, id: number) => page.locator(`#slot-${id}`);
