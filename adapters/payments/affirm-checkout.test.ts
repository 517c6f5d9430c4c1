import { expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { askedOfLender, ORDER_ON_CREDIT } from "#sandbox/testing/lender-scene.ts";
import { affirmCheckout } from "./affirm-checkout.ts";

test("the order's parts add up to what Affirm lends, in cents and in its spelling", () => {
  const told = affirmCheckout({ publicKey: "pub", ...askedOfLender("attempt"), order: ORDER_ON_CREDIT });
  const items = told.items.reduce((sum, { unit_price, qty }) => sum + unit_price * qty, 0);
  const off = Object.values(told.discounts).reduce((sum, { discount_amount }) => sum + discount_amount, 0);
  expect(items + told.shipping_amount + told.tax_amount - off).toBe(told.total);
  expect(told).toMatchObject({
    total: 264_900,
    metadata: { attemptId: "attempt" },
    merchant: { public_api_key: "pub", user_confirmation_url_action: "GET" },
    billing: { phone_number: "4155552222", address: { country: "USA", zipcode: "94111" } },
  });
});

test("a change of a paid order is told as one item of its price", () => {
  const told = affirmCheckout({ publicKey: "pub", ...askedOfLender(), amount: cents(5000), order: ORDER_ON_CREDIT });
  expect(told).toMatchObject({
    total: 5000,
    items: [{ unit_price: 5000, qty: 1 }],
    discounts: {},
    tax_amount: 0,
    shipping_amount: 0,
  });
});
