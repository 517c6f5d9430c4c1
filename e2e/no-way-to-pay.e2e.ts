import { expect } from "@playwright/test";
import type { CheckoutView } from "#contract/checkout.ts";
import { firstOf } from "./listed-products.ts";
import { type OpenStore, openStore } from "./open-store.ts";
import { test } from "./shop.ts";
import { goToPayment } from "./shopper.ts";

/** Others reach it, and it has not one key: no sandbox stands in for anybody. */
let store: OpenStore;
test.beforeAll(async () => {
  store = await openStore({ environment: { HOST: "0.0.0.0" } });
});
test.afterAll(() => store.stop());

test("a store that others reach without a key opens, says what is off, and has neither sandbox nor mails to read", async () => {
  for (const said of [
    "No way to pay is open",
    "PayPal is not offered: the PAYPAL_ keys are missing.",
    "Katapult is not offered: KATAPULT_TOKEN is missing.",
    "SMTP_URL is missing",
  ])
    expect(store.output()).toContain(said);
  expect((await fetch(`${store.url}/dev/outbox`)).status).toBe(404);
  await expect(fetch(store.sandboxUrl)).rejects.toThrow();
});

test("a shopper fills a cart there, is told at each step that nothing can be ordered, and cannot by the API either", async ({
  page,
}) => {
  await goToPayment(page, await firstOf(store, "gaming-pcs"));
  await expect(page.getByText("This store takes no orders yet")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
  const calls = `${store.url}/api/cart-checkout`;
  const ready = (await (await page.request.get(`${calls}/fetch-cart`)).json()) as CheckoutView;
  const refused = await page.request.post(`${calls}/create-order`, {
    data: {
      Version: ready.Cart.Version,
      Payment: "CreditCard",
      ExpectedTotal: ready.Totals.Total,
      BillingAddress: null,
    },
    headers: { origin: store.url },
  });
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain("We do not take Credit or debit card yet.");
  await page.goto(`${store.url}/carts?step=information`);
  await expect(page.getByText("This store takes no orders yet")).toBeVisible();
});
