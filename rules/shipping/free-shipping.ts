import { cents, NO_CENTS, type Cents } from "../money/cents.ts";
import type { ShippingMethodId } from "./shipping-config.ts";
import { type CartToShip, shippedKinds } from "./shipped-kinds.ts";
import type { ShippingConfig, ShippingZone } from "./shipping-config.ts";
import type { ShippingFee } from "./shipping-reason.ts";

/** The first offer that makes a method free for this cart on a day (`YYYY-MM-DD`), null when none does. */
export function freeShippingFor(
  cart: CartToShip,
  afterDiscountSubtotal: Cents,
  methodId: ShippingMethodId,
  zone: ShippingZone,
  on: string,
  shipping: ShippingConfig,
): ShippingFee | null {
  const offer = offersFor(cart, [methodId], zone, on, shipping).find(
    ({ minimumAfterDiscount }) => afterDiscountSubtotal >= minimumAfterDiscount,
  );
  return offer ? { fee: NO_CENTS, reason: { because: "free_from", minimum: offer.minimumAfterDiscount } } : null;
}

/** What this cart is short of the smallest offer that frees one of the methods; null where none would. */
export function freeShippingLeft(
  cart: CartToShip,
  afterDiscountSubtotal: Cents,
  methodIds: readonly ShippingMethodId[],
  zone: ShippingZone,
  on: string,
  shipping: ShippingConfig,
): Cents | null {
  const minimums = offersFor(cart, methodIds, zone, on, shipping).map((offer) => offer.minimumAfterDiscount);
  return minimums.length === 0 ? null : cents(Math.max(0, Math.min(...minimums) - afterDiscountSubtotal));
}

/** Offers of a day that free one of the methods for all of this cart, whatever it comes to. */
function offersFor(
  cart: CartToShip,
  methodIds: readonly ShippingMethodId[],
  zone: ShippingZone,
  on: string,
  { freeShippings }: ShippingConfig,
): ShippingConfig["freeShippings"] {
  const kinds = shippedKinds(cart);
  return freeShippings.filter(
    (row) =>
      row.methodIds.some((id) => methodIds.includes(id)) &&
      row.zones.includes(zone) &&
      kinds.every((kind) => row.kinds.includes(kind)) &&
      (row.validFrom === null || row.validFrom <= on) &&
      (row.validUntil === null || on <= row.validUntil),
  );
}
