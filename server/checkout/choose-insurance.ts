import {
  type InsuranceQuote,
  InsurerAway,
  InsurerRefused,
  type ParcelToInsure,
} from "#adapters/insurance/parcel-insurer.ts";
import type { changeShipWarranty as chooseCall, insuranceQuote as quoteCall } from "#contract/insurance.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { isQuoteFor, parcelOf } from "../carts/cart-insurance.ts";
import { type CartInsurance, keepQuote } from "../carts/carts-table.ts";
import { saveChange } from "../carts/change-cart.ts";
import { type LoadedCart, loadCart } from "../carts/load-cart.ts";
import { toCartToPrice } from "../carts/price-loaded-cart.ts";
import type { Principal } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { viewLoadedCheckout } from "./view-checkout.ts";

/** At the shipping step: what insurance would cost. A quote that still stands is not asked for again. */
export const insuranceQuote: Handler<typeof quoteCall> = async ({ world, principal }) => {
  const loaded = await loadCart(world, principal);
  if (!loaded || loaded.lines.length === 0) return refuse("cart_empty");
  const parcel = parcelNow(world, loaded);
  const kept = loaded.cart.insurance;
  if (!world.insurer || !parcel || (kept && isQuoteFor(kept, parcel, world.now().toISOString())))
    return viewLoadedCheckout(world, loaded);
  const quote = await ask(world, parcel);
  if (!kept?.isChosen) {
    const insurance = quote && { ...keptQuote(world, quote, parcel), isChosen: false };
    await keepQuote(world.db.queries, loaded.cart, insurance);
    return viewLoadedCheckout(world, { ...loaded, cart: { ...loaded.cart, insurance } });
  }
  const saved = await saveChange(world, principal, refuse("cart_empty"), ({ cart: { insurance } }) => {
    if (!quote) return insurance === null ? null : { change: { insurance: null } };
    // Who chose a price has not chosen a higher one.
    const isChosen = insurance !== null && insurance.isChosen && quote.premium <= insurance.premiumCents;
    return { change: { insurance: { ...keptQuote(world, quote, parcel), isChosen } } };
  });
  return "reason" in saved ? saved : viewLoadedCheckout(world, saved);
};

export const changeShipWarranty: Handler<typeof chooseCall> = async ({ world, principal, body }) => {
  const saved = await chooseInsurance(world, principal, body.Checked ? body.QuoteId : null);
  return "reason" in saved ? saved : viewLoadedCheckout(world, saved);
};

/** Chooses the insurance of the quote that the cart has by this number; null does without. */
export function chooseInsurance(
  world: World,
  principal: Principal,
  quoteId: string | null,
): Promise<Refusal | LoadedCart> {
  return saveChange(world, principal, refuse("cart_empty"), (loaded) => {
    const { insurance } = loaded.cart;
    if (quoteId === null)
      return insurance?.isChosen ? { change: { insurance: { ...insurance, isChosen: false } } } : null;
    if (!world.insurer) return refuse("insurance_not_offered", {}, [{ field: "QuoteId" }]);
    const stands = insurance !== null && isQuoteFor(insurance, parcelNow(world, loaded), world.now().toISOString());
    if (!stands || insurance.quoteId !== quoteId) return refuse("insurance_quote_over", {}, [{ field: "QuoteId" }]);
    return insurance.isChosen ? null : { change: { insurance: { ...insurance, isChosen: true } } };
  });
}

function parcelNow(world: World, loaded: LoadedCart): ParcelToInsure | null {
  return parcelOf(loaded, toCartToPrice(loaded, world.config, world.now(), USUAL_METHOD), world.config);
}

/** Null where the insurer does not answer or does not want it: the checkout goes on without. */
async function ask(world: World, parcel: ParcelToInsure): Promise<InsuranceQuote | null> {
  try {
    return (await world.insurer?.quote(parcel)) ?? null;
  } catch (error) {
    if (!(error instanceof InsurerAway) && !(error instanceof InsurerRefused)) throw error;
    world.log.warn({ err: error }, "no quote of parcel insurance: none is offered");
    return null;
  }
}

function keptQuote(world: World, quote: InsuranceQuote, parcel: ParcelToInsure): Omit<CartInsurance, "isChosen"> {
  return {
    quoteId: quote.quoteId,
    premiumCents: quote.premium,
    insuredCents: parcel.value,
    country: parcel.country,
    postalCode: parcel.postalCode,
    endsAt: new Date(world.now().getTime() + quote.lastsSeconds * 1000).toISOString(),
  };
}
