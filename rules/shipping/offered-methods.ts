import type { Destination } from "../address/destination.ts";
import type { ShippingMethodId } from "./shipping-config.ts";
import { isReadyMadeCart, rdyMethodFor } from "./rdy-shipping.ts";
import { type CartToShip, isSystem, shippedKinds } from "./shipped-kinds.ts";
import type { ShippingConfig, ShippingMethod, ShippingZone } from "./shipping-config.ts";

const WILL_CALL: ShippingMethodId = 8;

/**
 * Methods that carry everything in the cart to the zone: all its kinds, all its special models, its ready-made PCs.
 * Will call is always out (S517).
 */
export function offeredMethods(
  cart: CartToShip,
  destination: Destination,
  zone: ShippingZone,
  shipping: ShippingConfig,
): readonly ShippingMethod[] {
  const lists = shippedKinds(cart).map((kind) => shipping.modelShippingMethodsMapping[zone][kind]);
  const special = cart.lines.some(({ modelId }) => shipping.specialShippings.modelIds.includes(modelId));
  if (special) lists.push(shipping.specialShippings.methodIds);
  const readyMade = isReadyMadeCart(cart.lines.filter(isSystem));
  return shipping.methods.filter(
    ({ methodId }) =>
      methodId !== WILL_CALL &&
      lists.every((list) => list.includes(methodId)) &&
      !(readyMade && rdyMethodFor(methodId, destination, zone, shipping) === "not_offered"),
  );
}
