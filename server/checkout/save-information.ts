import { refuse } from "#rules/refusal.ts";
import { isDeepStrictEqual } from "node:util";
import type { saveInformation as call } from "#contract/checkout.ts";
import type { AddressCheck } from "#rules/address/address-suggestion.ts";
import { checkShippingAddress } from "#rules/address/check-shipping-address.ts";
import { postalCode } from "#rules/address/postal-code.ts";
import { tidyAddress } from "#rules/address/shipping-address.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import { type AskedAddress, askValidator } from "../addresses/ask-validator.ts";
import { keepAddress } from "../addresses/addresses-table.ts";
import { saveChange } from "../carts/change-cart.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import type { Handler } from "../http/route.ts";
import { destinationRefusal } from "../carts/destination-refusal.ts";
import { refuseAddress } from "../addresses/refuse-address.ts";
import { viewLoadedCheckout } from "./view-checkout.ts";
import { withReason } from "./why-empty.ts";

/** Step 1. The state must be one of its ZIP's: it decides the tax. A new address may change what ships there: a method that does not is forgotten. */
export const saveInformation: Handler<typeof call> = async ({ world, principal, body }) => {
  const shippingAddress = tidyAddress(body.ShippingAddress);
  const confirmed = body.ConfirmedZipCode && postalCode(shippingAddress.Country, body.ConfirmedZipCode);
  const problems = checkShippingAddress(shippingAddress);
  if (problems.length > 0) return refuseAddress("shipping", problems);
  // Once, however often the cart has to be loaded again.
  const asking: { asked?: Promise<AskedAddress> } = {};
  const decide = async (loaded: LoadedCart) => {
    const { cart } = loaded;
    const confirmedZipCode = confirmed ?? cart.confirmedZipCode;
    const elsewhere = destinationRefusal(world, loaded.lines, shippingAddress, confirmedZipCode);
    if (elsewhere) return elsewhere;
    const isSame = isDeepStrictEqual(cart.shippingAddress, shippingAddress);
    if (isSame && confirmedZipCode === cart.confirmedZipCode && !isChosenAnew(cart, body.AddressChoice)) return null;
    const addressCheck = body.AddressChoice ?? (await (asking.asked ??= askValidator(world, shippingAddress))).check;
    const { priced } = priceLoadedCart(world, { ...loaded, cart: { ...cart, shippingAddress } }, USUAL_METHOD);
    const stillShips = priced.shippingOptions.some(({ methodId }) => methodId === cart.shippingMethodId);
    return {
      change: { shippingAddress, confirmedZipCode, addressCheck, ...(!stillShips && { shippingMethodId: null }) },
    };
  };
  // Another email may have used the coupon up.
  const saved = await saveChange(world, principal, refuse("cart_empty"), decide, { email: shippingAddress.Email });
  if ("reason" in saved) return withReason(world, principal, saved);
  // Only what was asked just now: whoever has answered is not asked again.
  const AddressSuggestion = (await asking.asked)?.suggestion;
  // Which spelling the account keeps is known with the answer.
  if (body.SaveAddress && !AddressSuggestion && principal.kind === "member") {
    const { Email: _email, ...address } = shippingAddress;
    await keepAddress(world, principal.memberId, address);
  }
  const view = await viewLoadedCheckout(world, saved);
  return "reason" in view || !AddressSuggestion ? view : { reply: { ...view.reply, AddressSuggestion } };
};

function isChosenAnew({ addressCheck }: LoadedCart["cart"], choice: AddressCheck | undefined): boolean {
  return choice !== undefined && choice !== addressCheck;
}
