import { totalBreakdown } from "#contract/total-breakdown.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { createOrder, getCheckout, saveInformation, saveShippingMethod } from "#contract/checkout.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { addToCart } from "#contract/carts.ts";
import { newVisitor, type Visitor } from "./visitor.ts";
import type { World } from "../world.ts";

/** Denver: sales tax and the Colorado delivery fee are on the bill. */
export const DENVER: ShippingAddress = {
  Email: "ada@example.com",
  FirstName: "Ada",
  LastName: "Byron",
  CompanyName: "",
  Country: "USA",
  Address1: "1701 Wynkoop St",
  Address2: "",
  ZipCode: "80202",
  City: "Denver",
  State: "CO",
  ContactNumber: "(303) 555-0123",
  MobileNumber: "",
};

/** Portland: no sales tax and no delivery fee. */
export const PORTLAND: ShippingAddress = {
  ...DENVER,
  Address1: "1120 SW 5th Ave",
  ZipCode: "97204",
  City: "Portland",
  State: "OR",
  ContactNumber: "(503) 555-0123",
};

/** A visitor with something in the cart, an address and the cheapest shipping: one call away from an order. */
export async function readyBuyer(
  world: World,
  skuId: number,
  more: { quantity?: number; email?: string } = {},
): Promise<Visitor> {
  const visitor = newVisitor(world);
  await visitor.call(addToCart, { body: { SkuID: skuId, Quantity: more.quantity ?? 1 } });
  await goToPayment(visitor, more.email ?? DENVER.Email);
  return visitor;
}

/** Address and shipping method, as the first two steps save them. */
export async function goToPayment(
  visitor: Visitor,
  email: string = DENVER.Email,
  address: ShippingAddress = DENVER,
): Promise<void> {
  const checkout = await visitor.call(saveInformation, { body: { ShippingAddress: { ...address, Email: email } } });
  const [cheapest] = checkout.ShippingChoices;
  if (!cheapest) throw new Error(`Nothing ships to ${address.City}`);
  await visitor.call(saveShippingMethod, { body: { ShippingMethodID: cheapest.ShippingMethodID } });
}

/** What the payment step sends for stage 3, with the total the page shows. */
export async function orderBody(visitor: Visitor, payment: PaymentType = "CreditCard") {
  const checkout = await visitor.call(getCheckout);
  return {
    Version: checkout.Cart.Version,
    Payment: payment,
    ExpectedTotal: checkout.Totals.Total,
    ExpectedParts: totalBreakdown(checkout.Totals),
    ExpectedToPay: checkout.Totals.ToPay,
    BillingAddress: null,
  };
}

export async function createOrderFor(visitor: Visitor, payment: PaymentType = "CreditCard") {
  return visitor.call(createOrder, { body: await orderBody(visitor, payment) });
}
