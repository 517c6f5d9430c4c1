import type { PaymentType } from "#rules/payment/payment-types.ts";
import { DENVER } from "./buyer.ts";
import type { HttpShopper } from "./http-shopper.ts";
import { SHOP } from "./small-shop.ts";

/** An order that is to be paid so, and its number. */
export async function orderOverHttp(shopper: HttpShopper, Payment: PaymentType): Promise<string> {
  await shopper.post("/api/carts/addToCart", { SkuID: SHOP.laptop });
  const { body } = await shopper.post("/api/cart-checkout/save-information", { ShippingAddress: DENVER });
  const [cheapest] = body["ShippingChoices"] as { ShippingMethodID: number }[];
  await shopper.post("/api/cart-checkout/save-shipping-method", { ShippingMethodID: cheapest?.ShippingMethodID });
  const { body: checkout } = await shopper.get("/api/cart-checkout/fetch-cart");
  const { Version } = checkout["Cart"] as { Version: number };
  const { Total } = checkout["Totals"] as { Total: number };
  const made = await shopper.post("/api/cart-checkout/create-order", {
    Version,
    Payment,
    ExpectedTotal: Total,
    BillingAddress: null,
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made));
  return String(made.body["CustOrderID"]);
}
