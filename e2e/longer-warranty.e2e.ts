import { expect } from "@playwright/test";
import { firstOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { openPage } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

test("a PC that was added with its included warranty is offered a longer one: nothing chosen, no thanks, or added", async ({
  page,
}) => {
  const pc = await firstOf(store, "prebuilt-gaming-pcs");
  await openPage(page, pc);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("button", { name: "Protect it longer" }).click();
  const popup = page.getByRole("dialog", { name: "Protect it longer" });
  await expect(popup.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(popup.getByRole("button", { name: "Add to the PC" })).toBeDisabled();
  await expect(popup.getByText("+$149.00")).toBeVisible();
  await popup.getByRole("button", { name: "No thanks" }).click();
  await expect(popup).toBeHidden();
  const cart = async () =>
    (await (await page.request.get(`${store.url}/api/carts/cart-init`)).json()) as {
      Items: { AdditionalWarrantyID: number; Quantity: number }[];
    };
  expect((await cart()).Items).toMatchObject([{ AdditionalWarrantyID: 0, Quantity: 1 }]);

  // There may be one such PC only: the next shopper wants it, too.
  await page.context().clearCookies();
  await openPage(page, pc);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("button", { name: "Protect it longer" }).click();
  await popup.getByText("4 years").click();
  await popup.getByRole("button", { name: "Add to the PC" }).click();
  await expect.poll(cart).toMatchObject({ Items: [{ AdditionalWarrantyID: 1, Quantity: 1 }] });
});
