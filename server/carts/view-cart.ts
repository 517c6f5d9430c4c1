import type { CartView } from "#contract/carts.ts";
import type { Principal } from "../http/principal.ts";
import type { World } from "../world.ts";
import { cartView } from "./cart-view.ts";
import { findOpenCart } from "./carts-table.ts";
import { fittedParts } from "./fitted-parts.ts";
import { loadCart, type LoadedCart } from "./load-cart.ts";
import { withPcPrices } from "./with-pc-price.ts";

/** The visitor's cart as it is now; an empty one where there is none. */
export async function viewCart(world: World, principal: Principal): Promise<CartView> {
  const cart = await findOpenCart(world.db.queries, principal);
  return viewLoadedCart(world, cart ? await loadCart(world.db.queries, cart) : NO_CART);
}

export async function viewLoadedCart(world: World, loaded: LoadedCart): Promise<CartView> {
  const { queries } = world.db;
  return cartView(world, loaded, {
    parts: await fittedParts(queries, loaded.lines),
    withPc: await withPcPrices(queries, loaded.lines),
  });
}

const NO_CART: LoadedCart = {
  cart: {
    id: "",
    memberId: null,
    version: 0,
    couponCode: null,
    shippingAddress: null,
    billingAddress: null,
    shippingMethodId: null,
    confirmedZipCode: null,
  },
  lines: [],
  coupon: null,
};
