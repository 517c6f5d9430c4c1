import type { BodyOf } from "#contract/call.ts";
import type { saleTax as call } from "#contract/checkout.ts";
import { checkShippingAddress } from "#rules/address/check-shipping-address.ts";
import { EMPTY_SHIPPING_ADDRESS, type ShippingAddress, tidyAddress } from "#rules/address/shipping-address.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import { type LoadedCart, loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import type { Handler } from "../http/route.ts";
import { withTax } from "./ask-tax.ts";
import { placeRefusal } from "../addresses/place-refusal.ts";
import { renameFields } from "../http/rename-fields.ts";
import { refuseAddress } from "../addresses/refuse-address.ts";

const OF_A_PLACE: ReadonlySet<string> = new Set(["Country", "State", "ZipCode"]);

/** The same rule that prices the order. Nothing is kept. */
export const saleTax: Handler<typeof call> = async ({ world, principal, body }) => {
  const loaded = await loadCart(world, principal);
  if (!loaded || loaded.lines.length === 0) return refuse("cart_empty");
  const there = taxedAt(loaded, body);
  if ("reason" in there) return there;
  const { priced } = priceLoadedCart(world, await withTax(world, there), USUAL_METHOD);
  const { shippingAddress } = there.cart;
  if (priced.tax === null) return refuse("destination_unknown");
  return {
    reply: {
      Success: true as const,
      Tax: toWireMoney(priced.tax),
      TaxRate: priced.taxRatePpm === null ? null : priced.taxRatePpm / 1_000_000,
      Country: shippingAddress.Country,
      State: shippingAddress.State,
      ZipCode: shippingAddress.ZipCode,
    },
  };
};

type Taxed = LoadedCart & { cart: { shippingAddress: ShippingAddress } };

/** The cart as if it went to a place, or to its own address where none is given. A place must be one: its state decides the tax. */
export function taxedAt(loaded: LoadedCart, given: BodyOf<typeof call>): Taxed | Refusal {
  const { cart } = loaded;
  const { Country, State, ZipCode, City } = given;
  const isGiven = State !== "" || ZipCode !== "" || Country !== "USA";
  const place = isGiven
    ? tidyAddress({ ...EMPTY_SHIPPING_ADDRESS, Country, State, ZipCode, City })
    : cart.shippingAddress;
  if (!place) return refuse("address_missing");
  const problems = checkShippingAddress(place).filter(({ field }) => OF_A_PLACE.has(field));
  const wrong = problems.length > 0 ? refuseAddress("shipping", problems) : placeRefusal(place, cart.confirmedZipCode);
  if (wrong) return renameFields(wrong, (field) => field.replace("ShippingAddress.", ""));
  return { ...loaded, cart: { ...cart, shippingAddress: place } };
}
