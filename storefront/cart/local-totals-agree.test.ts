import { afterAll, beforeAll, expect, test } from "vitest";
import { CartView } from "#contract/schemas/carts.ts";
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

test.each([
  ["two PCs", [PC], {}, 2],
  ["two laptops", [LAPTOP], {}, 2],
  ["a PC and a laptop, then three PCs", [PC, LAPTOP], {}, 3],
  ["bungees of another weight range", [BUNGEE], { ZipCode: "78701", City: "Austin", State: "TX" }, 2],
  ["a PC and two laptops in California", [PC, LAPTOP], { ZipCode: "94103", City: "San Francisco", State: "CA" }, 2],
])(
  "before the answer, tax, recycling and shipping of %s are what the server then says",
  async (_what, skuIds, place, quantity) => {
    const shopper = shop.newShopper();
    for (const SkuID of skuIds) await shopper.post("/api/carts/addToCart", { SkuID });
    const { body } = await shopper.post("/api/cart-checkout/save-information", {
      ShippingAddress: { ...DENVER, ...place },
    });
    const { ShippingChoices } = CheckoutView.parse(body);
    const dearest = ShippingChoices.toSorted((one, other) => other.Fee - one.Fee)[0];
    const chosen = await shopper.post("/api/cart-checkout/save-shipping-method", {
      ShippingMethodID: dearest?.ShippingMethodID,
    });
    const before = answeredCart(EMPTY_CART, CheckoutView.parse(chosen.body).Cart);
    expect(before.shippingFee).toBeGreaterThan(0);
    const cartItemId = Object.keys(before.cartItems).at(-1) ?? "";
    const line = before.cartItems[cartItemId];
    if (!line) throw new Error("The cart has no line");
    const ours = withLocalTotals({
      ...before,
      cartItems: { ...before.cartItems, [cartItemId]: { ...line, Quantity: quantity } },
    });
    const answer = await shopper.post("/api/carts/changeCartItemQty", { cartItemId, quantity });
    const theirs = answeredCart(EMPTY_CART, CartView.parse(answer.body));
    const computed = ({ tax, recycleFee, shippingFee, finalAmount }: typeof theirs) => [
      tax,
      recycleFee,
      shippingFee,
      finalAmount,
    ];
    expect(computed(ours)).toEqual(computed(theirs));
  },
);
