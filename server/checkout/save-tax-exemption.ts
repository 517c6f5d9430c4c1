import type { saveTaxExemption as call } from "#contract/checkout.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { saveChange } from "../carts/change-cart.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import type { Principal } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { offeredExemption } from "./offered-exemption.ts";
import { viewLoadedCheckout } from "./view-checkout.ts";

/** At payment: with or without the sales tax, for who was approved in the state it ships to. */
export const saveTaxExemption: Handler<typeof call> = async ({ world, principal, body }) => {
  const saved = await chooseTaxExemption(world, principal, body.TaxExemption);
  return "reason" in saved ? saved : viewLoadedCheckout(world, saved);
};

export function chooseTaxExemption(
  world: World,
  principal: Principal,
  isWanted: boolean,
): Promise<Refusal | LoadedCart> {
  return saveChange(world, principal, refuse("cart_empty"), (loaded) => {
    if (isWanted && !offeredExemption(loaded)) return refuse("exemption_not_offered", {}, [{ field: "TaxExemption" }]);
    return isWanted === loaded.cart.taxExempt ? null : { change: { taxExempt: isWanted } };
  });
}
