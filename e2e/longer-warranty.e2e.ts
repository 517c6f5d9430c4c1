import { expect } from "@playwright/test";
import { checkPage } from "./check-page.ts";
import { firstOf, productsOf } from "./listed-products.ts";
import type { OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { CARDS, goToPayment, openPage, pay, typeCard } from "./shopper.ts";

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

test("a laptop that was bought is offered a longer warranty on its order's page, in a popup that leads to the cart", async ({
  page,
}) => {
  const laptop = (await productsOf(store, "gaming-laptops")).findLast(({ canAddToCart }) => canAddToCart);
  await goToPayment(page, store.url + (laptop?.link ?? ""));
  await typeCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/order\//);
  await page.getByRole("link", { name: "Make the warranty longer" }).click();
  const popup = page.getByRole("dialog", { name: "Make the warranty longer" });
  await expect(popup.getByRole("radio").first()).toBeVisible();
  await expect(popup.getByRole("radio", { checked: true })).toHaveCount(0);
  await checkPage(page, /^Order/);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await page.getByRole("link", { name: "Make the warranty longer" }).click();
  await popup.getByRole("radio").first().check({ force: true });
  await popup.getByRole("button", { name: "Add to cart" }).click();
  await expect(page).toHaveURL(/\/carts$/);
  await expect(page.getByText(/^For order RS-/)).toBeVisible();
});
