import type { saleTax as call } from "#contract/checkout.ts";
import { checkShippingAddress } from "#rules/address/check-shipping-address.ts";
import { EMPTY_SHIPPING_ADDRESS, tidyAddress } from "#rules/address/shipping-address.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { refuse } from "#rules/refusal.ts";
import { CONNECTED_METHOD } from "#rules/payment/payment-types.ts";
import { loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import type { Handler } from "../http/route.ts";
import { placeRefusal } from "./place-refusal.ts";
import { renameFields } from "./rename-fields.ts";
import { refuseAddress } from "./refuse-address.ts";

const OF_A_PLACE: ReadonlySet<string> = new Set(["Country", "State", "ZipCode"]);

/** The same rule that prices the order. A place that is given must be one: its state decides the tax. */
export const saleTax: Handler<typeof call> = async ({ world, principal, body }) => {
  const loaded = await loadCart(world, principal);
  if (!loaded || loaded.lines.length === 0) return refuse("cart_empty");
  const { cart } = loaded;
  const isGiven = body.State !== "" || body.ZipCode !== "";
  const place = isGiven ? tidyAddress({ ...EMPTY_SHIPPING_ADDRESS, ...body }) : cart.shippingAddress;
  if (!place) return refuse("address_missing");
  const problems = checkShippingAddress(place).filter(({ field }) => OF_A_PLACE.has(field));
  const wrong = problems.length > 0 ? refuseAddress("shipping", problems) : placeRefusal(place, cart.confirmedZipCode);
  if (wrong) return renameFields(wrong, (field) => field.replace("ShippingAddress.", ""));
  const there = { ...loaded, cart: { ...cart, shippingAddress: place } };
  const { priced } = priceLoadedCart(world, there, CONNECTED_METHOD);
  if (priced.tax === null) return refuse("destination_unknown");
  return {
    reply: {
      Success: true as const,
      Tax: toWireMoney(priced.tax),
      TaxRate: priced.taxRatePpm === null ? null : priced.taxRatePpm / 1_000_000,
      Country: place.Country,
      State: place.State,
      ZipCode: place.ZipCode,
    },
  };
};
