import type { countryChange as call, CountryFacts } from "#contract/country-change.ts";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { SHIPPED_COUNTRIES, type ShippedCountry } from "#rules/address/shipped-country.ts";
import { toDestination } from "#rules/address/shipping-address.ts";
import { statesOf } from "#rules/address/states.ts";
import { cents, NO_CENTS } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import { shippingOptionsFor } from "#rules/shipping/shipping-options.ts";
import { taxRange } from "#rules/tax/tax-region.ts";
import { loadCart, type LoadedCart, NO_CART } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { storeDay } from "../carts/store-day.ts";
import { wireShippingChoices } from "../carts/wire-shipping-choices.ts";
import { spoken } from "../languages/spoken.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { addressAt, shipToOf } from "./estimate-at.ts";

const { ownerText } = spoken.ownerTexts;

/** Both countries, the cart priced in each by the functions that price the order. Nothing is kept, and nobody outside asked. */
export const compareCountries: Handler<typeof call> = async ({ world, principal, query }) => {
  const loaded = (await loadCart(world, principal)) ?? NO_CART;
  const kept = query.zip === "" ? null : shipToOf(query.zip);
  if (kept && "reason" in kept) return kept;
  return {
    reply: {
      Success: true,
      Units: loaded.lines.reduce((count, { quantity }) => count + quantity, 0),
      Countries: SHIPPED_COUNTRIES.map((country) =>
        factsIn(world, loaded, country, kept?.country === country ? kept : null),
      ),
      CheckoutCountry: loaded.cart.shippingAddress?.Country ?? null,
    },
  };
};

/**
 * Where nobody said a place: a cart is not priced without a state. All of the 48 and all provinces are shipped to alike, and
 * tax, which differs, is left out; this state asks no fee of its own.
 */
const SOMEWHERE: Readonly<Record<ShippedCountry, ShipTo>> = {
  USA: { country: "USA", zipCode: "", state: "DE", city: "" },
  CANADA: { country: "CANADA", zipCode: "", state: statesOf("CANADA")[0] ?? "", city: "" },
};

function factsIn(world: World, loaded: LoadedCart, country: ShippedCountry, place: ShipTo | null): CountryFacts {
  const { config } = world;
  const there = addressAt(place ?? SOMEWHERE[country]);
  const cart = { ...loaded.cart, shippingAddress: there, shippingMethodId: null };
  const { input, priced } = priceLoadedCart(world, { ...loaded, cart }, USUAL_METHOD);
  // Of a cart that cannot go there, the priced input has no destination.
  const destination = toDestination(there);
  const goesThere = (lines: typeof input.lines) =>
    shippingOptionsFor({ ...input, destination, lines }, NO_CENTS, config).length > 0;
  const stays = input.lines.filter((line) => !goesThere([line]));
  const isWhole = input.lines.length > 0 && goesThere(input.lines);
  const [shipping = null] = wireShippingChoices(priced);
  const range = taxRange(country, storeDay(world), config.tax.regions);
  return {
    Country: country,
    Place: place,
    TaxFrom: range.fromPpm / 1_000_000,
    TaxUntil: range.untilPpm / 1_000_000,
    Shipping: isWhole ? shipping : null,
    BeforeTax: isWhole ? toWireMoney(cents(priced.total - (priced.tax ?? NO_CENTS))) : null,
    // Each alone would go, and they do not go together: all of them are named.
    NotCarried: (stays.length > 0 || isWhole ? stays : input.lines).map(({ description }) => description),
    NotPaidBy:
      country === "USA"
        ? []
        : config.payment.methods
            .filter(({ enabled, usOnly, type }) => enabled && usOnly && world.payments.of(type))
            .map(({ title }) => ownerText(title)),
  };
}
