import type { DeliveryEstimate } from "#contract/delivery-estimate.ts";
import { EMPTY_SHIPPING_ADDRESS, type ShippingAddress } from "#rules/address/shipping-address.ts";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { shipToOfCode } from "#rules/address/ship-to-of-code.ts";
import { typedPostalCode } from "#rules/address/typed-postal-code.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { leftToShipFree } from "#rules/shipping/shipping-options.ts";
import { cartVoucherPays } from "../carts/cart-voucher.ts";
import { linesRefusal } from "../carts/destination-refusal.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { wireShippingChoices } from "../carts/wire-shipping-choices.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import type { World } from "../world.ts";
import { postalArea } from "../postal/postal-area.ts";
import { spoken } from "../languages/spoken.ts";

const { codeFaultText } = spoken.postalFaults;

/** The place of a code that was typed; of one in several states that of its post office. */
export function shipToOf(typed: string): ShipTo | Refusal {
  const code = typedPostalCode(typed);
  const place = shipToOfCode(code, code && postalArea(code.country, code.zipCode));
  if (typeof place !== "string") return place;
  const reason = place === "elsewhere" ? "not_ship_to" : "postal_code_unknown";
  return refuse(reason, {}, [{ field: "zip", message: codeFaultText(place, code) }]);
}

/**
 * A cart as it is priced, shipped and taxed at a place, by the functions that price the order; nobody outside is asked, and
 * nothing is kept. With the cart's own address its chosen way stands; elsewhere the cheapest.
 */
export function estimateAt(
  world: Pick<World, "config" | "now" | "tax">,
  loaded: LoadedCart,
  place: ShipTo,
): DeliveryEstimate {
  const own = loaded.cart.shippingAddress;
  const isOwn = own?.ZipCode === place.zipCode && own.State === place.state;
  const cart = isOwn ? loaded.cart : { ...loaded.cart, shippingAddress: addressAt(place), shippingMethodId: null };
  const { input, priced } = priceLoadedCart(world, { ...loaded, cart }, USUAL_METHOD);
  const [chosen = null] = wireShippingChoices({
    shippingOptions: priced.shippingOptions.filter(({ methodId }) => methodId === priced.shippingMethodId),
  });
  const left = leftToShipFree(input, priced.afterDiscountSubtotal, priced.shippingOptions, world.config);
  return {
    Success: true,
    Version: loaded.cart.version,
    Place: place,
    Shipping: chosen,
    Totals: wireTotals(priced, cartVoucherPays(loaded, priced.total)),
    FreeShippingLeft: chosen === null || chosen.Fee === 0 || left === null || left === 0 ? null : toWireMoney(left),
    PointsEarned: priced.pointsEarned,
    NotSent: linesRefusal(world, loaded.lines, place)?.facts ?? null,
    IsTaxEstimate: world.tax !== null && priced.taxBy === undefined,
  };
}

/** An address of which no more is known than its place. */
export function addressAt({ country, zipCode, state, city }: ShipTo): ShippingAddress {
  return { ...EMPTY_SHIPPING_ADDRESS, Country: country, ZipCode: zipCode, State: state, City: city };
}
