import type { estimateCart as cartCall, estimateDelivery as productCall } from "#contract/delivery-estimate.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { withAdded } from "../carts/cart-lines.ts";
import { PLAIN } from "../carts/carts-table.ts";
import { offersWarranty } from "../carts/line-warranty.ts";
import { findCart, loadCart, type LoadedCart, NO_CART } from "../carts/load-cart.ts";
import type { Handler, PublicHandler } from "../http/route.ts";
import { estimateAt, shipToOf } from "./estimate-at.ts";

/** One of a product, as the only line of a cart: the same for everybody, so that caches may keep it. */
export const estimateDelivery: PublicHandler<typeof productCall> = async ({ world, query }) => {
  const { skuId, warrantyId, zip } = query;
  const place = shipToOf(zip);
  if ("reason" in place) return place;
  const sku = (await findCart(world, null, { skuIds: [skuId] })).skus.get(skuId);
  if (!sku?.sold) return refuse("sku_unknown", { name: null });
  if (!offersWarranty(sku, warrantyId, world.config)) return refuse("warranty_unknown");
  const lines = withAdded([], sku, { ...PLAIN, id: "1", quantity: 1, warrantyId });
  return { reply: estimateAt(world, { ...NO_CART, lines }, place) };
};

/** The visitor's cart at a postal code, or at its own address. */
export const estimateCart: Handler<typeof cartCall> = async ({ world, principal, query }) => {
  const loaded = await loadCart(world, principal);
  if (!loaded || loaded.lines.length === 0) return refuse("cart_empty");
  const place = query.zip === "" ? ownPlace(loaded) : shipToOf(query.zip);
  return "reason" in place ? place : { reply: estimateAt(world, loaded, place) };
};

function ownPlace({ cart: { shippingAddress: own } }: LoadedCart): ShipTo | Refusal {
  if (!own || own.Country === "OTHER") return refuse("address_missing");
  return { country: own.Country, zipCode: own.ZipCode, state: own.State, city: own.City };
}
