import { afterAll, beforeAll, expect, test } from "vitest";
import { CheckoutView } from "#contract/schemas/checkout.ts";
import { withLocalTotals } from "#rules/cart/local-totals.ts";
import { DENVER } from "../../server/testing/buyer.ts";
import { type DemoShop, openDemoShop } from "../../server/testing/demo-shop.ts";
import { answeredCart, EMPTY_CART } from "./browser-cart.ts";

/** SKUs of the demo catalogue: a PC built to order, a laptop, a mouse bungee, a pre-order's deposit. */
const [PC, LAPTOP, BUNGEE, DEPOSIT] = [218010, 218526, 230152, 230108];

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

test.each([
  ["a PC and a bungee to Denver", [PC, BUNGEE], {}],
  ["a laptop to Minneapolis", [LAPTOP], { ZipCode: "55401", City: "Minneapolis", State: "MN" }],
  ["a bungee to Austin", [BUNGEE], { ZipCode: "78701", City: "Austin", State: "TX" }],
  ["a PC and a deposit to Honolulu", [PC, DEPOSIT], { ZipCode: "96813", City: "Honolulu", State: "HI" }],
])("for %s the browser adds up what the server does", async (_what, skuIds, place) => {
  const shopper = shop.newShopper();
  for (const SkuID of skuIds) await shopper.post("/api/carts/addToCart", { SkuID });
  const { body } = await shopper.post("/api/cart-checkout/save-information", {
    ShippingAddress: { ...DENVER, ...place },
  });
  const { Cart, Totals } = CheckoutView.parse(body);
  const { isBackendAnswered: _answered, ...ours } = withLocalTotals(answeredCart(EMPTY_CART, { ...Cart, Totals }));
  const { isBackendAnswered: _both, ...theirs } = answeredCart(EMPTY_CART, { ...Cart, Totals });
  expect(ours).toEqual(theirs);
});
