import { NO_CENTS, type Cents } from "../money/cents.ts";
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
  const kinds = shippedKinds(cart);
  const offer = shipping.freeShippings.find(
    (row) =>
      row.methodIds.includes(methodId) &&
      row.zones.includes(zone) &&
      kinds.every((kind) => row.kinds.includes(kind)) &&
      afterDiscountSubtotal >= row.minimumAfterDiscount &&
      (row.validFrom === null || row.validFrom <= on) &&
      (row.validUntil === null || on <= row.validUntil),
  );
  return offer ? { fee: NO_CENTS, reason: { because: "free_from", minimum: offer.minimumAfterDiscount } } : null;
}
